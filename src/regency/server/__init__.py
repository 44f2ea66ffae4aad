"""The server: tables, chairs, live sockets and the log they are kept in."""
