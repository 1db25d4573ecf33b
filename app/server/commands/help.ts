export const USER_HELP = `  user list                       everyone who can sign in
  user add NAME [--role ROLE]     adds a user; ROLE is admin or editor (editor unless given)
  user password NAME              sets a new password and ends the user's sessions
       --without-second-factor    and switches off two-step verification, for a lost phone
  user disable NAME               keeps a user from signing in and ends the sessions
  user enable NAME                lets the user sign in again

The password is asked for, or read from standard input where that is no terminal.
With --generate one is made up and printed.
`;

export const HELP = `Usage: summit [COMMAND]

  serve                           answers visitors until it is told to stop; so it does without a command
  migrate                         brings the database to the newest schema
  seed                            places sample content that this database has never held
  backup FILE                     writes the whole site into one file; the site may run meanwhile
       --force                    and replaces an older one
  restore FILE                    puts a backup in the place of the database; the site must be stopped
                                  FILE may be - for standard output and input
  check                           looks at configuration, database and content
       --ready                    asks the running site whether it can be sent visitors
  --version, --help

${USER_HELP}
Environment variables say where the database is (DATABASE_URL) and all else; docs/deploying.md lists them.
`;
