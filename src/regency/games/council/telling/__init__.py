"""How the table is told: pieces, pages, remarks."""
