"""The rules of Pirates of Maracaibo, one file for each decision or phase."""
