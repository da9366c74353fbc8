"""The table host, its store, and the web app around them."""
