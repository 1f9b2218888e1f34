"""Events run by the server: who keeps them going (`hall`), and who answers for them (`answering`)."""
