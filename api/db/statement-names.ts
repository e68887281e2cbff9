import { KeptTexts } from './readers/kept-texts.ts'

/** Each named statement stays in the server's memory, once per connection. */
const NAMES = 150
/** A text asked so often is named; what is asked once is not worth it. */
const WORTH_A_NAME = 3
const TEXTS_COUNTED = 1_000
/** A text for hundreds of rows at once is long, and hardly ever the same again. */
const LONGEST = 4_000
/** A plan made for any value ruins a search: these are planned for what is asked. */
const SEARCHES = /\/\* a medida \*\/|\bLIKE\b|\bILIKE\b|@@|%>|<->|\bstrpos\b/i
/**
 * "cached plan must not change result type", "prepared statement does not exist", "prepared statement already exists": the name no
 * longer says what it said, because a table changed or because a connection is not ours alone.
 */
const STALE_NAME = new Set(['0A000', '26000', '42P05'])

/** Whether PostgreSQL refused a statement for its name and not for what it asks. */
export const isStaleName = (error: unknown): boolean => STALE_NAME.has((error as { code?: string }).code ?? '')

/**
 * The names under which PostgreSQL keeps the plans of what is asked again and again: it need not plan them anew. Each begins with
 * `prefix`, and each text has one.
 */
export class StatementNames {
  readonly #prefix: string
  readonly #names = new Map<string, string | null>()
  readonly #asked = new KeptTexts<number>(TEXTS_COUNTED)

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  /** The name of `sql`, undefined while it has none. */
  nameOf(sql: string): string | undefined {
    const known = this.#names.get(sql)
    if (known !== undefined) return known ?? undefined
    if (sql.length > LONGEST) return undefined
    const times = (this.#asked.get(sql) ?? 0) + 1
    if (times < WORTH_A_NAME || this.#names.size >= NAMES) {
      this.#asked.set(sql, times)
      return undefined
    }
    const name = SEARCHES.test(sql) ? null : `${this.#prefix}_${this.#names.size}`
    this.#names.set(sql, name)
    this.#asked.delete(sql)
    return name ?? undefined
  }

  /** `sql` goes without a name from now on. */
  never(sql: string): void {
    this.#names.set(sql, null)
  }
}
