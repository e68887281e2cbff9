import type { PlainDate } from '#domain/plain-date.ts'
import type { Orden } from '#api/afiliacion/busqueda/corte.ts'
import { paginaDeIds } from '#api/db/orden.ts'
import { A_MEDIDA } from '#api/db/readers/readers.ts'
import { Binds, selectRow, type Bind } from '#api/db/sql.ts'
import type { Camino, Condicion } from '#api/http/listas/camino.ts'
import { inSql, type Filtros } from '#api/http/listas/list-filter.ts'

/** So many people are looked up in history in the time in which a page of common ones is walked. */
const POCAS_AL = 30_000

/** Who may be among those asked for: by what stands of them today, and by what history tells. Nobody else is. */
interface Candidatos {
  readonly hoy: Condicion
  readonly historia: Condicion
}

/**
 * The padrón as it was on a day, when few people can have been what is asked for: on file by then, or in those situations today or
 * in history. Null when they are many, whom a walk finds soon.
 */
export async function caminoAl(
  al: PlainDate,
  { filtro, condicion }: { readonly filtro: Filtros; readonly condicion: Condicion },
  { sinIndice, order }: Orden,
): Promise<Camino | null> {
  const pocos = await masEscasos([enPadron(al), ...enSituacion(al, filtro)])
  if (!pocos) return null
  const entre: Condicion = (binds) => `a.id IN (${quienesSql(pocos, binds)}) AND ${condicion(binds)}`
  return {
    condicion: entre,
    contados: null,
    ids: (binds, { limit, offset }) =>
      paginaDeIds(
        'a.id',
        [sinIndice, 'a.id'].map((sql) => ({ sql, order })),
        {
          from: `FROM afiliados a ${A_MEDIDA} WHERE ${entre(binds)}`,
          limit: `LIMIT ${binds.add(limit)} OFFSET ${binds.add(offset)}`,
        },
      ),
  }
}

const enPadron = (al: PlainDate): Candidatos => ({
  hoy: (binds) => `c.fecha_alta <= ${binds.add(al)}`,
  historia: (binds) => `h.desde <= ${binds.add(al)}`,
})

function enSituacion(al: PlainDate, { situacion }: Filtros): Candidatos[] {
  if (situacion === undefined) return []
  // The list's own schema checked it.
  const letras = [situacion].flat() as Exclude<Bind, null>[]
  return [
    {
      hoy: (binds) => inSql('c.situacion', letras, binds),
      historia: (binds) => `${inSql('h.situacion', letras, binds)} AND h.desde <= ${binds.add(al)}`,
    },
  ]
}

/** Some twice: to tell them apart both would be put in order first, walking everybody. */
const quienesSql = ({ hoy, historia }: Candidatos, binds: Binds): string =>
  `SELECT c.id FROM afiliados c WHERE ${hoy(binds)} UNION ALL SELECT h.afiliado_id FROM historia_afiliado h WHERE ${historia(binds)}`

/** Those of `todos` who are fewest, when they are few. */
async function masEscasos(todos: readonly Candidatos[]): Promise<Candidatos | null> {
  const binds = new Binds()
  const counts = todos.map(
    (each, n) =>
      `CAST((SELECT count(*) FROM (${quienesSql(each, binds)} LIMIT ${POCAS_AL + 1}) AS quienes${n}) AS INTEGER) AS n${n}`,
  )
  const row = await selectRow<Record<string, number>>(`SELECT ${A_MEDIDA} ${counts.join(', ')}`, binds.values)
  const [first] = todos
    .map((candidatos, n) => ({ candidatos, n: row?.[`n${n}`] ?? 0 }))
    .filter(({ n }) => n <= POCAS_AL)
    .toSorted((a, b) => a.n - b.n)
  return first?.candidatos ?? null
}
