"""Two variants of GOSU: one that takes longer, and one in which generals come late."""
