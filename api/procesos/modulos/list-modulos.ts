import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { TIPOS_DE_PROCESO } from '#domain/procesos/documentacion.ts'
import { UBICACIONES, type Modulo, type ModuloPanel, type Ubicacion } from '#domain/procesos/modulo.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { parseListQuery, type ListSpec, type Pagina } from '#api/http/listas/list-query.ts'
import { pageInLugar, searchOf } from '#api/http/listas/rows-list.ts'
import { CARGADOS_DE_PROCESO } from '#api/procesos/avance-sql.ts'
import { MODULO_COLUMNS, presentModulo, UBICACION_SQL, type ModuloRow } from './modulo-row.ts'

const SORTABLE = ['id', 'lugar', 'nombre', 'orden', 'procesos'] as const
type Campo = (typeof SORTABLE)[number]

const filter = z.strictObject({
  q: z.string().max(200).optional(),
  tipo: z.enum(Object.keys(UBICACIONES) as [Ubicacion, ...Ubicacion[]]).optional(),
})

const SPEC: ListSpec<Campo, z.infer<typeof filter>> = { sortable: SORTABLE, defaultSort: ['lugar', 'ASC'], filter }

type Row = ModuloRow & Readonly<Record<'procesos' | 'cargados', number>>

/** Processes that open something: a popup of the map has no documents. */
const SQL = `SELECT ${MODULO_COLUMNS},
    (SELECT COUNT(*) FROM procesos p WHERE p.id_modulo = m.id AND p.componente IS NOT NULL) AS procesos,
    (SELECT CAST(COALESCE(SUM(${CARGADOS_DE_PROCESO}), 0) AS BIGINT) FROM procesos p
      WHERE p.id_modulo = m.id AND p.componente IS NOT NULL) AS cargados
  FROM modulos m ORDER BY ${UBICACION_SQL}, m.orden, m.id`

const present = (row: Row): ModuloPanel => ({
  ...presentModulo(row),
  procesos: row.procesos,
  documentos: { cargados: row.cargados, total: row.procesos * TIPOS_DE_PROCESO.length },
})

/** Every module from the top of the map to its bottom. */
export async function listModulos(actor: Actor): Promise<Modulo[]> {
  authorize(actor, 'procesos.consultar')
  return (await selectRows<Row>(SQL)).map(presentModulo)
}

/**
 * The panel's list of modules, with how many processes and documents each has. The rows come as they stand on the map:
 * equal ones keep that order. Throws 400 on what the list does not have.
 */
export async function listModulosPanel(
  actor: Actor,
  raw: Parameters<typeof parseListQuery>[0],
): Promise<Pagina<ModuloPanel>> {
  authorize(actor, 'procesos.consultar')
  const query = parseListQuery(raw, SPEC)
  const { q, tipo } = query.filter
  const isFound = searchOf(q)
  const page = pageInLugar(
    await selectRows<Row>(SQL),
    query,
    (row) => (tipo === undefined || row.tipo === tipo) && isFound(row.nombre),
    (row) => row[query.sort.field],
  )
  return { ...page, rows: page.rows.map(present) }
}

export async function getModuloPanel(actor: Actor, id: number): Promise<ModuloPanel> {
  authorize(actor, 'procesos.consultar')
  const row = (await selectRows<Row>(SQL)).find((each) => each.id === id)
  if (!row) throw notFound('El módulo')
  return present(row)
}
