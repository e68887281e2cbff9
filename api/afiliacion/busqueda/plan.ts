import { A_MEDIDA } from '#api/db/readers/readers.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import type { Condicion } from '#api/http/listas/camino.ts'
import { empiezaSql, enterasDe, enterasSql, textoCompletoSql, type Enteras } from './palabras.ts'

/** So many people are looked at, or sorted, in the time of one glance. */
export const POCAS = 5_000

/**
 * How a search by name is worked: `alcance` walks the few people of the scope; `indice` asks the full-text index for the few
 * bearers of the rarest word and sorts them; `recorrido` walks names in their order until the page is full, which common
 * words fill at once.
 */
type Plan = 'alcance' | 'indice' | 'recorrido'

export interface PlanDeBusqueda {
  readonly plan: Plan
  /** So many people of the whole padrón, at least, bear the words. */
  readonly alMenos: number
  /** Who bears them all, of the whole padrón, where that was found out and they are a handful: the index is not asked twice. */
  readonly todos: readonly number[] | null
  /** What its words are in the padrón. */
  readonly enteras: Enteras
}

/** More are not carried from one statement to the next. */
const PUNADO = 500

/** `alcance`, and `suma0`, `mayor0`, `enteras0`… of each word. */
type Medidas = Readonly<Record<string, number | string | null>>

/** The plan for `words` among the people of `alcance` (a condition on `afiliados a`). One statement; with several common words, two. */
export async function planDe(words: readonly string[], alcance: Condicion): Promise<PlanDeBusqueda> {
  const binds = new Binds()
  const sums = words.flatMap((word, n) => {
    const from = `FROM palabras_nombre WHERE ${empiezaSql('palabra', word, binds)}`
    return [
      `CAST(COALESCE((SELECT sum(personas) ${from}), 0) AS INTEGER) AS suma${n}`,
      `COALESCE((SELECT max(personas) ${from}), 0) AS mayor${n}`,
      `${enterasSql(word, binds)} AS enteras${n}`,
    ]
  })
  const row = await selectRow<Medidas>(
    `SELECT ${[...sums, `${pocasSql(alcance, binds)} AS alcance`].join(', ')}`,
    binds.values,
  )
  const measured = (name: string) => Number(row?.[name] ?? 0)
  const enteras = enterasDe(
    words,
    words.map((_, n) => (row?.[`enteras${n}`] ?? null) as string | null),
  )
  const sinMirar = { todos: null, enteras }
  if (measured('alcance') <= POCAS) return { plan: 'alcance', alMenos: 0, ...sinMirar }
  if (words.some((_, n) => measured(`suma${n}`) <= POCAS)) return { plan: 'indice', alMenos: 0, ...sinMirar }
  if (words.length === 1) return { plan: 'recorrido', alMenos: measured('mayor0'), ...sinMirar }
  const both = await bearersOfAll(words, enteras)
  const plan = both.length <= POCAS ? 'indice' : 'recorrido'
  return { plan, alMenos: both.length, todos: both.length <= PUNADO ? both : null, enteras }
}

/** How many people of `alcance` there are, counted up to one more than few. */
function pocasSql(alcance: Condicion, binds: Binds): string {
  const some = `SELECT 1 FROM afiliados a WHERE ${alcance(binds)} LIMIT ${POCAS + 1}`
  return `CAST((SELECT count(*) FROM (${some}) AS pocas) AS INTEGER)`
}

/** The same of nobody's name. */
export async function contarPocas(alcance: Condicion): Promise<number> {
  const binds = new Binds()
  const row = await selectRow<{ n: number }>(`SELECT ${A_MEDIDA} ${pocasSql(alcance, binds)} AS n`, binds.values)
  return row?.n ?? 0
}

/** People who bear every word, up to one more than few. */
async function bearersOfAll(words: readonly string[], enteras: Enteras): Promise<readonly number[]> {
  const binds = new Binds()
  const rows = await selectRows<{ id: number }>(
    `SELECT a.id AS id FROM afiliados a WHERE ${textoCompletoSql(words, binds, enteras)} LIMIT ${POCAS + 1}`,
    binds.values,
  )
  return rows.map(({ id }) => id)
}
