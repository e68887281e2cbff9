import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import type { RenglonPanel } from '#domain/organica/catalogos/catalogo.ts'
import { LIMITES_CATALOGO } from '#domain/organica/catalogos/catalogo-issues.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { parseListQuery, type ListSpec, type Pagina } from '#api/http/listas/list-query.ts'
import { idsOf, pageOf, searchOf, sortRows } from '#api/http/listas/rows-list.ts'
import { selectCatalogos } from './catalogo-row.ts'
import { readCatalogo } from './read-catalogo.ts'
import { countUsos } from './usos.ts'

const SORTABLE = ['id', 'clave', 'nombre', 'activo', 'usos'] as const
type CampoRenglon = (typeof SORTABLE)[number]

const filterSchema = z.strictObject({
  catalogo: z.string().max(LIMITES_CATALOGO.clave).optional(),
  q: z.string().max(100).optional(),
  activo: z.boolean().optional(),
  id: z.union([z.int(), z.array(z.int()).max(1000)]).optional(),
})

const SPEC: ListSpec<CampoRenglon, z.infer<typeof filterSchema>> = {
  sortable: SORTABLE,
  defaultSort: ['nombre', 'ASC'],
  filter: filterSchema,
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
  const claves = filter.catalogo === undefined ? await selectClaves() : [filter.catalogo]
  const rows = (await readConUsos(claves))
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
  const known = await selectRow<{ catalogo: string }>('SELECT catalogo FROM catalogo_renglones WHERE id = $1', [id])
  const row = known && (await readConUsos([known.catalogo])).find((each) => each.id === id)
  if (!row) throw notFound('El renglón')
  return row
}

const selectClaves = async (): Promise<string[]> => (await selectCatalogos()).map(({ clave }) => clave)

/** Rows of some catalogues. One read after the other: in a transaction PostgreSQL has one connection for them. */
export async function readConUsos(catalogos: readonly string[]): Promise<RenglonPanel[]> {
  const all: RenglonPanel[] = []
  for (const catalogo of catalogos) {
    const rows = await readCatalogo(catalogo)
    const usos = await countUsos(catalogo)
    all.push(...rows.map((row) => ({ ...row, usos: usos.get(row.clave) ?? 0 })))
  }
  return all
}
