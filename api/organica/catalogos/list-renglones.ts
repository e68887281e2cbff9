import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import {
  CATALOGOS,
  CLAVES_CATALOGO,
  type CatalogoPanel,
  type ClaveCatalogo,
  type RenglonPanel,
} from '#domain/organica/catalogos/catalogo.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { notFound } from '#api/errors.ts'
import { parseListQuery, type ListSpec } from '#api/http/list-query.ts'
import { idsOf, pageOf, searchOf, sortRows, type Pagina } from '#api/http/rows-list.ts'
import { readCatalogo } from './read-catalogo.ts'
import { countUsos } from './usos.ts'

const SORTABLE = ['id', 'clave', 'nombre', 'activo', 'usos'] as const
type CampoRenglon = (typeof SORTABLE)[number]

const filterSchema = z.strictObject({
  catalogo: z.enum(CLAVES_CATALOGO).optional(),
  q: z.string().max(100).optional(),
  activo: z.boolean().optional(),
  id: z.union([z.int(), z.array(z.int()).max(1000)]).optional(),
})

const SPEC: ListSpec<CampoRenglon, z.infer<typeof filterSchema>> = {
  sortable: SORTABLE,
  defaultSort: ['nombre', 'ASC'],
  filter: filterSchema,
}

/** The catalogues that there are, with how many rows each has. */
export async function listTablas(actor: Actor): Promise<CatalogoPanel[]> {
  authorizeInstituto(actor, 'catalogos.administrar')
  return Promise.all(
    CLAVES_CATALOGO.map(async (clave) => {
      const { titulo, descripcion, usado } = CATALOGOS[clave]
      const rows = await readCatalogo(clave)
      const activos = rows.filter(({ activo }) => activo).length
      return { clave, titulo, descripcion, usado, renglones: rows.length, activos }
    }),
  )
}

/** A page of rows of one catalogue, or of all. Some dozens of rows: filtered and sorted here, alike on both engines. */
export async function listRenglones(
  actor: Actor,
  raw: { readonly sort?: unknown; readonly range?: unknown; readonly filter?: unknown },
): Promise<Pagina<RenglonPanel>> {
  authorizeInstituto(actor, 'catalogos.administrar')
  const { sort, offset, limit, filter } = parseListQuery(raw, SPEC)
  const isFound = searchOf(filter.q)
  const isAsked = idsOf(filter.id)
  const rows = (await readConUsos(filter.catalogo === undefined ? CLAVES_CATALOGO : [filter.catalogo]))
    .filter(({ activo }) => filter.activo === undefined || activo === filter.activo)
    .filter(({ id, clave, nombre }) => isAsked(id) && isFound(`${clave} ${nombre}`))
  const sorted = sortRows(
    rows,
    sort.order,
    (row) => row[sort.field],
    ({ id }) => id,
  )
  return pageOf(sorted, { offset, limit })
}

/** One row with its uses. 404 when it does not exist. */
export async function getRenglon(actor: Actor, id: number): Promise<RenglonPanel> {
  authorizeInstituto(actor, 'catalogos.administrar')
  return findRenglon(id)
}

export async function findRenglon(id: number): Promise<RenglonPanel> {
  const row = (await readConUsos(CLAVES_CATALOGO)).find((each) => each.id === id)
  if (!row) throw notFound('El renglón')
  return row
}

export async function readConUsos(catalogos: readonly ClaveCatalogo[]): Promise<RenglonPanel[]> {
  const groups = await Promise.all(
    catalogos.map(async (catalogo) => {
      const [rows, usos] = await Promise.all([readCatalogo(catalogo), countUsos(catalogo)])
      return rows.map((row) => ({ ...row, usos: usos.get(row.clave) ?? 0 }))
    }),
  )
  return groups.flat()
}
