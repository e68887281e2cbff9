import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import type { CategoriaPanel } from '#domain/organica/panel.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import { asBoolean, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { parseListQuery, type ListSpec, type Pagina } from '#api/http/listas/list-query.ts'
import { idsOf, pageOf, searchOf, sortRows } from '#api/http/listas/rows-list.ts'

const SORTABLE = ['id', 'clave', 'nombre', 'sueldoCentavos', 'vigenteDesde', 'vigenteHasta', 'activo', 'orden'] as const
type CampoCategoria = (typeof SORTABLE)[number]

const filterSchema = z.strictObject({
  q: z.string().max(100).optional(),
  activo: z.boolean().optional(),
  id: z.union([z.int(), z.array(z.int()).max(1000)]).optional(),
})

const SPEC: ListSpec<CampoCategoria, z.infer<typeof filterSchema>> = {
  sortable: SORTABLE,
  defaultSort: ['orden', 'ASC'],
  filter: filterSchema,
}

type Fila = CategoriaPanel & { readonly orden: number }

/** A page of the categories with the salary in force today. Some dozens of rows: filtered and sorted here. */
export async function listCategoriasPanel(
  actor: Actor,
  raw: { readonly sort?: unknown; readonly range?: unknown; readonly filter?: unknown },
): Promise<Pagina<CategoriaPanel>> {
  authorize(actor, 'organica.panel')
  const { sort, offset, limit, filter } = parseListQuery(raw, SPEC)
  const isFound = searchOf(filter.q)
  const isAsked = idsOf(filter.id)
  const filas = (await selectCategorias())
    .filter(({ activo }) => filter.activo === undefined || activo === filter.activo)
    .filter(({ id, clave, nombre }) => isAsked(id) && isFound(`${clave} ${nombre}`))
  const sorted = sortRows(
    filas,
    sort.order,
    (fila) => fila[sort.field],
    ({ id }) => id,
  )
  const page = pageOf(sorted, { offset, limit })
  return { ...page, rows: page.rows.map(present) }
}

/** One category for the panel. 404 when it does not exist. */
export async function getCategoriaPanel(actor: Actor, id: number): Promise<CategoriaPanel> {
  authorize(actor, 'organica.panel')
  const fila = (await selectCategorias()).find((each) => each.id === id)
  if (!fila) throw notFound('La categoría')
  return present(fila)
}

function present({ id, clave, nombre, sueldoCentavos, vigenteDesde, vigenteHasta, activo }: Fila): CategoriaPanel {
  return { id, clave, nombre, sueldoCentavos, vigenteDesde, vigenteHasta, activo }
}

async function selectCategorias(): Promise<Fila[]> {
  const rows = await selectRows<Omit<Fila, 'activo'> & { activo: boolean | number }>(
    `SELECT c.id, c.clave, c.nombre, c.orden, c.activo, COALESCE(s.monto_centavos, 0) AS "sueldoCentavos",
       COALESCE(s.vigente_desde, '') AS "vigenteDesde", s.vigente_hasta AS "vigenteHasta"
     FROM categorias c LEFT JOIN sueldos s ON s.categoria_id = c.id
       AND s.vigente_desde <= $1 AND (s.vigente_hasta IS NULL OR s.vigente_hasta >= $1)`,
    [today()],
  )
  return rows.map((row) => ({ ...row, activo: asBoolean(row.activo) }))
}
