import { A_MEDIDA } from '#api/db/readers/readers.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import type { Condicion } from '#api/http/listas/camino.ts'
import { empiezaSql, textoCompletoSql } from './palabras.ts'

/** So many people are looked at, or sorted, in the time of one glance. */
export const POCAS = 5_000

/**
 * How a search by name is worked: `alcance` walks the few people of the scope; `indice` asks the full-text index for the few
 * bearers of the rarest word and sorts them; `recorrido` walks names in their order until the page is full, which common
 * words fill at once.
 */
export type Plan = 'alcance' | 'indice' | 'recorrido'

export interface PlanDeBusqueda {
  readonly plan: Plan
  /** So many people of the whole padrón, at least, bear the words. */
  readonly alMenos: number
}

/** `alcance`, and `suma0`, `mayor0`… of each word. */
type Medidas = Readonly<Record<string, number>>

/** The plan for `words` among the people of `alcance` (a condition on `afiliados a`). One statement; with several common words, two. */
export async function planDe(words: readonly string[], alcance: Condicion): Promise<PlanDeBusqueda> {
  const binds = new Binds()
  const sums = words.flatMap((word, n) => {
    const from = `FROM palabras_nombre WHERE ${empiezaSql('palabra', word, binds)}`
    return [
      `CAST(COALESCE((SELECT sum(personas) ${from}), 0) AS INTEGER) AS suma${n}`,
      `COALESCE((SELECT max(personas) ${from}), 0) AS mayor${n}`,
    ]
  })
  const row = await selectRow<Medidas>(
    `SELECT ${[...sums, `${pocasSql(alcance, binds)} AS alcance`].join(', ')}`,
    binds.values,
  )
  const measured = (name: string) => row?.[name] ?? 0
  if (measured('alcance') <= POCAS) return { plan: 'alcance', alMenos: 0 }
  if (words.some((_, n) => measured(`suma${n}`) <= POCAS)) return { plan: 'indice', alMenos: 0 }
  if (words.length === 1) return { plan: 'recorrido', alMenos: measured('mayor0') }
  const both = await bearersOfAll(words)
  return { plan: both <= POCAS ? 'indice' : 'recorrido', alMenos: both }
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

/** People who bear every word, counted up to one more than few. */
async function bearersOfAll(words: readonly string[]): Promise<number> {
  const binds = new Binds()
  const row = await selectRow<{ n: number }>(
    `SELECT CAST(count(*) AS INTEGER) AS n FROM
       (SELECT 1 FROM afiliados a WHERE ${textoCompletoSql(words, binds)} LIMIT ${POCAS + 1}) AS todas`,
    binds.values,
  )
  return row?.n ?? 0
}
