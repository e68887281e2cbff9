/**
 * Our `$1`, `$2`… as SQLite's numbered `?1`, `?2`…: the driver then takes the values in their order. It would look for
 * each name among all of them otherwise.
 */
export const positional = (sql: string): string => sql.replaceAll(/\$(\d+)/g, '?$1')
