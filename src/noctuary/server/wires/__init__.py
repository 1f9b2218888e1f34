"""Messages of the pages around the table, one module for each area; see `noctuary.server.wire`."""
