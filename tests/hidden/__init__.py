"""Hidden means hidden: twin worlds behind real sockets, and every byte that comes out of them."""
