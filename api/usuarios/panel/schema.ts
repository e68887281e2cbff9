import { z } from 'zod'

const id = z.int().positive()
const lugar = id.nullable()

export const idPath = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })

/** Longer than what is kept: the rule says by how much. */
const text = z.string().max(500)

export const createBody = z.strictObject({
  usuario: text,
  nombre: text,
  correo: text.default(''),
  perfilId: z.int(),
  entidadId: lugar.default(null),
  adscripcionId: lugar.default(null),
  dependenciaId: lugar.default(null),
  /** "" has one made. */
  clave: z.string().max(1000).default(''),
})

export const updateBody = z.strictObject({
  version: z.int().positive(),
  usuario: text.exactOptional(),
  nombre: text.exactOptional(),
  correo: text.exactOptional(),
  perfilId: z.int().exactOptional(),
  entidadId: lugar.exactOptional(),
  adscripcionId: lugar.exactOptional(),
  dependenciaId: lugar.exactOptional(),
  /** The own password of who acts: a profile that administers is given with it. */
  clave: z.string().max(1000).exactOptional(),
})

export const previstoBody = z.strictObject({ perfilId: id })
export const vinculoBody = z.strictObject({ usuario: text })
export const estadoBody = z.strictObject({ activo: z.boolean() })
export const verComoBody = z.strictObject({ perfilId: id, unidadId: id.nullable() })
