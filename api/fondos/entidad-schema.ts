import { z } from 'zod'
import { ORGANIZACIONES } from '#domain/organica/arbol.ts'
import { CLAVE_ENTIDAD } from '#domain/organica/clave-entidad.ts'
import { idDeEntidad, type EntidadPedida } from './entidades-visibles.ts'

/** An id in an address. */
export const idEnDireccion = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** A key of the organic tree, as the documented calls carry it ("01"). */
export const claveOrganica = z.string().regex(/^\w{1,10}$/, 'no es una clave de la orgánica')

/** An entity by its key. */
const claveEntidad = z.string().regex(CLAVE_ENTIDAD, 'no es la clave de una entidad: se espera una como 01-03')

/** Whose money, in an address: an entity's (its id or its key) or all, by the entities of then or of today. */
export const entidadEnDireccion = z.strictObject({
  entidad: z.union([idEnDireccion, claveEntidad]).optional(),
  organizacion: z.enum(ORGANIZACIONES).optional(),
})

/** The same in a body. */
export const entidadEnCuerpo = z.strictObject({
  entidad: z.union([z.int().min(1).max(Number.MAX_SAFE_INTEGER), claveEntidad]).optional(),
  organizacion: z.enum(ORGANIZACIONES).optional(),
})

/** Parameters of a report of a quincena (ordinal). */
export type ReporteEnCuerpo = z.output<typeof entidadEnCuerpo> & { readonly codigo: number }

/** What was asked for; of then unless told. */
export async function entidadPedida(pedida: z.output<typeof entidadEnDireccion>): Promise<EntidadPedida> {
  const { entidad, organizacion = 'entonces' } = pedida
  return { entidadId: typeof entidad === 'string' ? await idDeEntidad(entidad) : (entidad ?? null), organizacion }
}
