const PRAGMAS = ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 10000', 'foreign_keys = ON'] as const

/** What every connection to SQLite is told first. */
export const PRAGMAS_SQL = PRAGMAS.map((pragma) => `PRAGMA ${pragma};`).join('\n')
