export const USER_HELP = `  user list                       everyone who can sign in
  user add NAME [--role ROLE]     adds a user; ROLE is admin, editor, messages, box_office or check_in, or several as in
                                  editor,messages (editor unless given; the first user is an administrator)
  user password NAME              sets a new password and ends the user's sessions
       --without-second-factor    and switches off two-step verification, for a lost phone
  user disable NAME               keeps a user from signing in and ends the sessions
  user enable NAME                lets the user sign in again
  user require-second-factor on   requires two-step verification of everybody; off no longer does

The password is asked for, or read from standard input where that is no terminal.
With --generate one is made up and printed; it has to be changed at the first sign-in.
`;

export const HELP = `Usage: summit [COMMAND]

  serve                           answers visitors until it is told to stop; so it does without a command
  migrate                         brings the database to the newest schema, after a backup beside it
       --without-backup           without that
  seed                            fills a new database with sample content
  backup FILE                     writes the whole site into one file; the site may run meanwhile
                                  The site's secret is not in it: keep that apart, see docs/deploying.md
       --force                    and replaces an older one
  restore FILE                    puts a backup in the place of the database; the site must be stopped
                                  FILE may be - for standard output and input
  check                           looks at configuration, database and content
       --ready                    asks the running site whether it can be sent visitors
  reindex                         makes the index of the site's search anew, and says what it holds
  payments [DAY]                  asks Stripe which payments by card and refunds this site does not know, since a
                                  day such as 2025-11-19 or since the last that it knows
  numbers INVOICE CREDIT          lets invoices and credit notes go on after the last that are out, where a
                                  restored backup is older than these
  licenses                        prints the licenses of all that this program holds
       --sbom                     and a list of it for machines instead (CycloneDX)
  --version, --help

${USER_HELP}
Environment variables say where the database is (DATABASE_URL) and all else; docs/deploying.md lists them.
`;
