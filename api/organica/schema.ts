import { z } from 'zod'

/** A parameter that came empty (`?clave=`) is one that did not come. */
function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
}

const id = optional(z.coerce.number().int().positive())
/** Organic keys travel in two characters, padded with zeros (specification 3 §5). */
const clave = optional(
  z
    .string()
    .max(10)
    .transform((text) => text.padStart(2, '0')),
)
const limit = optional(z.coerce.number().int().min(1).max(1000))
const offset = optional(z.coerce.number().int().min(0))
const estatus = optional(z.enum(['A', 'I']))
/** `activo=todos` shows the inactive ones too; a picker leaves them out. */
const activo = optional(z.enum(['todos']))

export const entidadParams = z.object({ clave, activo })
export const adscripcionParams = z.object({ id_entidad: id, clave, clave_organica_0: clave, activo })
export const dependenciaParams = z.object({ id_adscripcion: id, clave, activo })
export const areaParams = z.object({ id_dependencia: id, clave, activo })

export const organica0Params = z.object({ clave_organica: clave, top: limit, limit, offset, estatus })
export const organicaParams = z.object({
  clave_organica_0: clave,
  clave_organica_1: clave,
  clave_organica_2: clave,
  clave_organica_3: clave,
  estatus,
  limit,
  offset,
})

export const catalogoParams = z.object({ join: optional(z.enum(['true', 'false'])) })
export const catalogoPath = z.object({ tipo: z.string().max(40) })
export const idPath = z.object({ id: z.coerce.number().int().positive() })
