"""What a page of the site runs in the reader's browser: a game against programs, and the code of the pages."""
