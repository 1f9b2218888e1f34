"""The pieces that cards are put together from."""
