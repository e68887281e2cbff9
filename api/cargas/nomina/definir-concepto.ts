import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaYear, parseQuincenaCode, quincenaOf } from '#domain/calendario/quincena.ts'
import type { ConceptoPuesto } from '#domain/cargas/carga.ts'
import type { Periodicidad } from '#domain/cargas/planos/plano.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { today } from '#api/clock.ts'
import { findRow } from '#api/db/find-row.ts'
import { broken, notFound } from '#api/errors.ts'
import { UnidadModel } from '#api/organica/models/UnidadModel.ts'
import { ponerConcepto } from './emisores.ts'

interface Pedido {
  /** Id of the unit of level 1. */
  readonly entidad: number
  readonly clave: string
  readonly destino: string
  readonly periodicidad: Periodicidad
  /** Code of four digits. */
  readonly desde: string
}

/** Says what a concept of an entity's payroll means, from a quincena on. Throws 403, 404, 422 (`desde`, `destino`, `clave`). */
export async function definirConcepto(actor: Actor, { entidad, desde, ...concepto }: Pedido): Promise<ConceptoPuesto> {
  authorizeInstituto(actor, 'cargas.administrar')
  const quincena = parseQuincenaCode(desde, quincenaYear(quincenaOf(today())))
  if (quincena === null)
    throw broken([{ path: 'desde', code: 'quincena', message: `«${desde}» no es una quincena: escríbela como 2226.` }])
  const unidad = await findRow(UnidadModel, { id: entidad }, ['nombre', 'nivel'])
  if (unidad?.nivel !== 1) throw notFound('La entidad')
  await ponerConcepto(actor, { ...concepto, entidadId: entidad, entidad: unidad.nombre, desde: quincena })
  return { clave: concepto.clave, destino: concepto.destino }
}
