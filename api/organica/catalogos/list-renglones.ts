import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import type { RenglonPanel } from '#domain/organica/catalogos/catalogo.ts'
import { LIMITES_CATALOGO } from '#domain/organica/catalogos/catalogo-issues.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { findRow } from '#api/db/find-row.ts'
import { CatalogoRenglonModel } from '#api/organica/models/CatalogoRenglonModel.ts'
import { notFound } from '#api/errors.ts'
import { defineRows } from '#api/http/listas/define-rows.ts'
import { selectCatalogos } from './catalogo-row.ts'
import { readCatalogo } from './read-catalogo.ts'
import { countUsos } from './usos.ts'

/** Rows of one catalogue, or of all. */
export const { list: listRenglones } = defineRows({
  authorize: (actor) => authorizeInstituto(actor, 'catalogos.administrar'),
  rows: async (_actor: Actor, { catalogo }: { readonly catalogo?: string }) =>
    readConUsos(catalogo === undefined ? await selectClaves() : [catalogo]),
  columns: ['clave', 'nombre', 'activo', 'usos'],
  defaultSort: ['nombre', 'ASC'],
  filters: { activo: z.boolean() },
  asked: { catalogo: z.string().max(LIMITES_CATALOGO.clave) },
  search: ['clave', 'nombre'],
})

/** One row with its uses. 404 when it does not exist. */
export async function getRenglon(actor: Actor, id: number): Promise<RenglonPanel> {
  authorizeInstituto(actor, 'catalogos.administrar')
  return findRenglon(id)
}

export async function findRenglon(id: number): Promise<RenglonPanel> {
  const known = await findRow(CatalogoRenglonModel, { id }, ['catalogo'])
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
