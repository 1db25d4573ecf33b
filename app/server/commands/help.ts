export const USER_HELP = `  user list                       lists the users who can sign in
  user add NAME [--role ROLE]     adds a user; ROLE is admin, editor, messages, box_office or check_in, or several as in
                                  editor,messages (editor unless given; the first user is an administrator)
  user password NAME              sets a new password and ends the user's sessions
       --without-second-factor    also turns off two-step verification, for a lost phone
  user disable NAME               keeps a user from signing in and ends the sessions
  user enable NAME                lets the user sign in again
  user require-second-factor on   requires two-step verification for everyone; off makes it optional

Passwords are prompted for, or read from standard input if it is not a terminal.
With --generate, a password is generated and printed; it has to be changed at the first sign-in.
`;

export const HELP = `Usage: summit [COMMAND]

  serve                           runs the site until it is stopped (the default)
  migrate                         migrates the database to the newest schema, after a backup beside it
       --without-backup           skips the backup
  seed                            fills a new database with sample content
  backup FILE                     writes the whole site to one file; the site may be running
                                  The site's secret is not included: keep it separately, see docs/deploying.md
       --force                    replaces an existing file
  restore FILE                    replaces the database with a backup; the site must be stopped
  restore --from [REPLICA_URL]    replaces it with the newest state of a replica, also on an empty machine
                                  For backup and restore, FILE can be - for standard output and input
  check                           checks configuration, database and content
       --ready                    checks whether the running site is ready for visitors
  reindex                         rebuilds the search index and prints its size
  payments [DAY]                  lists card payments and refunds in Stripe that this site doesn't know, since a day
                                  such as 2025-11-19, or since the last one it knows
  numbers INVOICE CREDIT          continues invoice and credit note numbers after the last ones issued, if a
                                  restored backup is older than these; can be repeated until one is issued;
                                  the site may be running
  licenses                        prints the licenses of all bundled packages
       --sbom                     prints a software bill of materials instead (CycloneDX)
  --version, --help

${USER_HELP}
The site is configured with environment variables, such as DATABASE_URL; see docs/deploying.md.
`;
