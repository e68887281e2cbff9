import type { Actor } from '#domain/acceso/actor.ts'
import type { LecturaCampoPanel } from '#domain/documentos/correcciones.ts'
import type { DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { parseListQuery, type ListSpec } from '#api/http/listas/list-query.ts'
import {
  CIFRAS_SQL,
  cifrasOf,
  filtroLecturasSchema,
  LECTURAS_FROM,
  lecturasWhere,
  type SumasDeLecturas,
  type FiltroLecturas,
} from './cifras-sql.ts'

const SORTABLE = [
  'id',
  'documento',
  'campo',
  'leidos',
  'conservados',
  'corregidos',
  'otroPapel',
  'faltaban',
  'segurosMal',
  'acierto',
] as const
type Orden = (typeof SORTABLE)[number]

const SPEC: ListSpec<Orden, FiltroLecturas> = {
  sortable: SORTABLE,
  defaultSort: ['corregidos', 'DESC'],
  filter: filtroLecturasSchema,
}

export interface PaginaLecturas {
  readonly rows: readonly LecturaCampoPanel[]
  readonly total: number
  readonly offset: number
}

/** How each field of each paper fared, the most corrected first. Some dozens of rows: counted by SQL, sorted here. */
export async function listLecturas(
  actor: Actor,
  raw: { readonly sort?: unknown; readonly range?: unknown; readonly filter?: unknown },
): Promise<PaginaLecturas> {
  authorize(actor, 'lecturas.ver')
  const { sort, offset, limit, filter } = parseListQuery(raw, SPEC)
  const filas = (await selectCampos(actor, filter)).sort(comparator(sort.field, sort.order === 'ASC' ? 1 : -1))
  return { rows: filas.slice(offset, offset + limit), total: filas.length, offset }
}

type CampoRow = SumasDeLecturas & { readonly id: number; readonly documento: DocumentoLeible; readonly campo: string }

async function selectCampos(actor: Actor, filtro: FiltroLecturas): Promise<LecturaCampoPanel[]> {
  const binds = new Binds()
  const where = lecturasWhere(actor, filtro, binds)
  const rows = await selectRows<CampoRow>(
    `SELECT MIN(c.id) AS id, c.documento, c.campo, ${CIFRAS_SQL} ${LECTURAS_FROM} WHERE ${where}
     GROUP BY c.documento, c.campo`,
    binds.values,
  )
  return rows.map((row) => ({
    id: row.id,
    documento: row.documento,
    campo: row.campo,
    ...cifrasOf(row),
  }))
}

/** Equal rows keep the order of papers and names; a share that is not known yet comes last among the low ones. */
function comparator(field: Orden, direction: 1 | -1): (a: LecturaCampoPanel, b: LecturaCampoPanel) => number {
  const collator = new Intl.Collator('es', { numeric: true })
  const compare = (a: LecturaCampoPanel, b: LecturaCampoPanel, by: Orden) => {
    const [x, y] = [a[by] ?? -1, b[by] ?? -1]
    return typeof x === 'number' && typeof y === 'number' ? x - y : collator.compare(String(x), String(y))
  }
  return (a, b) => direction * compare(a, b, field) || compare(a, b, 'documento') || compare(a, b, 'campo')
}
