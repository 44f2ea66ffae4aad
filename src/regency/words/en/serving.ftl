## regency serve, backup, prune

summary-serve = the table in the browser, for friends and bots
summary-backup = copy all tables to a file, while people play
summary-prune = delete tables that nobody has touched for long

help-serve = Serve the table: whoever opens the link in a browser can sit down and play. Stop it with Ctrl-C; every game goes on at the next start.
help-serve-examples =
    Examples:
      regency serve --open                        here, and open the browser
      regency serve --host 0.0.0.0 --port 8080    for everybody in this network
      regency serve --public-url https://play.example.org
                                                  behind a proxy with TLS

    Each setting is also an environment variable: REGENCY_HOST, REGENCY_PORT,
    REGENCY_DATABASE, REGENCY_PUBLIC_URL, REGENCY_WEBHOOKS.

help-backup = Copy all tables to a file, also while the server runs. A file that is there is not written over.
help-backup-examples =
    Examples:
      regency backup monday.sqlite

help-prune = Delete tables that nobody has touched for so many days, with their games and chats.
help-prune-examples =
    Examples:
      regency prune --older-than 90

meta-host = ADDRESS
meta-port = PORT
meta-url = URL
meta-days = DAYS
meta-backup = FILE
arg-host = the address to listen at; 127.0.0.1 is this machine alone
arg-port = the port; a busy one is passed over
arg-database = the file where tables are kept
arg-public-url = the address under which people reach the server
arg-webhooks = let tables tell an https address whose turn it is
arg-backup = where the copy goes
arg-browser = open the table in the browser
arg-older-than = how many days ago a table was last touched

serve-ready = The table is set: { $link }
serve-elsewhere = That port is busy, so the next free one is used.
backup-done = All tables are copied to { $file }.
prune-campaigns = { $count ->
    [one] One campaign was deleted with its tables.
   *[other] { $count } campaigns were deleted with their tables.
}
prune-done = { $count ->
    [0] There was nothing to delete.
    [one] One table is deleted.
   *[other] { $count } tables are deleted.
}
why-TargetMissing = Say where the copy should go: regency backup FILE
why-AgeMissing = Say after how many days a table should go: regency prune --older-than DAYS
why-TargetThere = { $file } exists already and is not written over. Name another file.

## Shown with a link to a table

link-waiting = A table for { $seats } is being laid: { $free ->
    [0] everybody is there.
    [one] one chair is free.
   *[other] { $free } chairs are free.
}
link-playing = A game for { $seats } is under way. Look on.
link-finished = A game for { $seats }, played to its end. Look at every move.
