import { dialect } from '#api/db/database.ts'
import { A_MEDIDA } from '#api/db/readers/readers.ts'
import { Binds, JOIN_IN_ORDER, selectRow } from '#api/db/sql.ts'
import type { Condicion } from '#api/http/listas/camino.ts'
import { CONTADOS } from '#api/http/listas/list-total.ts'
import { anotarGrande, isGrande } from './alcances-grandes.ts'
import type { Corte } from './corte.ts'
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
  /** How many people of the cut bear the words, up to one more than are counted; null where that was not found out. */
  readonly contados: number | null
  /** Who bears them all, of the whole padrón, where that was found out and they are a handful: the index is not asked twice. */
  readonly todos: readonly number[] | null
  /** What its words are in the padrón. */
  readonly enteras: Enteras
}

/** Who the caller wants counted: those of the cut, everybody where the cut is all, or nobody. */
export type Cuenta = 'corte' | 'todos' | 'nadie'

/** More are not carried from one statement to the next. */
const PUNADO = 500

/**
 * A word of so many people is left to a walk: it soon has met as many as are counted, and the full-text index would gather them all.
 * Of a rarer one the index tells sooner: a thousand bearers of a word that one in a hundred has are a walk past a hundred thousand.
 */
const MUCHAS = 50_000

/** `alcance`, and `suma0`, `mayor0`, `enteras0`… of each word. */
type Medidas = Readonly<Record<string, number | string | null>>

/**
 * The plan for `words` among the people of `corte` (of `afiliados a`). One statement; with several common words, or where people are
 * counted and one word is neither rare nor very common, two.
 */
export async function planDe(
  words: readonly string[],
  { estrecha, suelta }: Pick<Corte, 'estrecha' | 'suelta'>,
  cuenta: Cuenta,
): Promise<PlanDeBusqueda> {
  const binds = new Binds()
  const sums = words.flatMap((word, n) => {
    const from = `FROM palabras_nombre WHERE ${empiezaSql('palabra', word, binds)}`
    return [
      `CAST(COALESCE((SELECT sum(personas) ${from}), 0) AS INTEGER) AS suma${n}`,
      `COALESCE((SELECT max(personas) ${from}), 0) AS mayor${n}`,
      `${enterasSql(word, binds)} AS enteras${n}`,
    ]
  })
  const sinContar = isGrande(estrecha)
  const alcance = sinContar ? `${POCAS + 1}` : pocasSql(estrecha, binds)
  const row = await selectRow<Medidas>(`SELECT ${[...sums, `${alcance} AS alcance`].join(', ')}`, binds.values)
  const measured = (name: string) => Number(row?.[name] ?? 0)
  const enteras = enterasDe(
    words,
    words.map((_, n) => (row?.[`enteras${n}`] ?? null) as string | null),
  )
  const sinMirar = { contados: null, todos: null, enteras }
  if (measured('alcance') <= POCAS) return { plan: 'alcance', ...sinMirar }
  if (!sinContar) anotarGrande(estrecha)
  if (words.some((_, n) => measured(`suma${n}`) <= POCAS)) return { plan: 'indice', ...sinMirar }
  if (words.length === 1 && (cuenta === 'nadie' || measured('suma0') > MUCHAS))
    return {
      plan: 'recorrido',
      ...sinMirar,
      contados: cuenta === 'todos' && measured('mayor0') > CONTADOS ? CONTADOS + 1 : null,
    }
  return { ...(await planDePortadores(words, enteras, cuenta === 'nadie' ? null : suelta)), enteras }
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

/**
 * The plan by who bears every word, up to one more than few: as many of `suelta` among them as are counted are as many as there are
 * (null: nobody is counted).
 * Nothing is told of how many there are where more bear the words than were looked at, and fewer of those stand in `suelta`.
 */
async function planDePortadores(
  words: readonly string[],
  enteras: Enteras,
  suelta: Condicion | null,
): Promise<Omit<PlanDeBusqueda, 'enteras'>> {
  const binds = new Binds()
  const row = await selectRow<{ n: number; dentro: number | null; ids: string | null }>(
    `WITH portadores AS MATERIALIZED (
       SELECT a.id AS id FROM afiliados a WHERE ${textoCompletoSql(words, binds, enteras)} LIMIT ${POCAS + 1})
     SELECT CAST((SELECT count(*) FROM portadores) AS INTEGER) AS n,
       ${suelta ? dentroSql(suelta, binds) : 'NULL'} AS dentro,
       (SELECT ${JUNTOS}(CAST(id AS TEXT), ' ') FROM (SELECT id FROM portadores LIMIT ${PUNADO + 1}) AS algunos) AS ids`,
    binds.values,
  )
  const { n, dentro, ids } = row ?? { n: 0, dentro: 0, ids: null }
  const soloEstos = n <= POCAS
  return {
    plan: soloEstos ? 'indice' : 'recorrido',
    contados: soloEstos || (dentro ?? 0) > CONTADOS ? dentro : null,
    todos: n <= PUNADO ? (ids?.split(' ').map(Number) ?? []) : null,
  }
}

/** Those of `suelta` among `portadores`, up to one more than are counted. */
function dentroSql(suelta: Condicion, binds: Binds): string {
  const some = `SELECT 1 FROM portadores ${JOIN_IN_ORDER} afiliados a ON a.id = portadores.id WHERE ${suelta(binds)}`
  return `CAST((SELECT count(*) FROM (${some} LIMIT ${CONTADOS + 1}) AS suyos) AS INTEGER)`
}

const JUNTOS = dialect === 'sqlite' ? 'group_concat' : 'string_agg'
