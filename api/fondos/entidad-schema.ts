import { z } from 'zod'
import { ORGANIZACIONES } from '#domain/organica/arbol.ts'
import type { EntidadPedida } from './entidades-visibles.ts'

/** An id in an address. */
export const idEnDireccion = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** A key of the organic tree, as the documented calls carry it ("01"). */
export const claveOrganica = z.string().regex(/^\w{1,10}$/, 'no es una clave de la orgánica')

/** Whose money, in an address: an entity's or all, by the entities of then or of today. */
export const entidadEnDireccion = z.strictObject({
  entidad: idEnDireccion.optional(),
  organizacion: z.enum(ORGANIZACIONES).optional(),
})

/** The same in a body. */
export const entidadEnCuerpo = z.strictObject({
  entidad: z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  organizacion: z.enum(ORGANIZACIONES).optional(),
})

/** What was asked for; of then unless told. */
export function entidadPedida({ entidad, organizacion }: z.output<typeof entidadEnDireccion>): EntidadPedida {
  return { entidadId: entidad ?? null, organizacion: organizacion ?? 'entonces' }
}
