"""The results of a contest for people: tables, pictures, a page."""
