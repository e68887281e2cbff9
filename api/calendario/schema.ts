import { z } from 'zod'
import { ANIOS_CALENDARIO, MOTIVO_MAX } from '#domain/calendario/cambios-calendario.ts'
import { TIPO_EVENTO_KEYS, type TipoEvento } from '#domain/calendario/evento.ts'
import { TIPOS_HABILITACION } from '#domain/calendario/habilitacion-issues.ts'
import { diaSchema } from '#api/http/forma/dia.ts'

const { min, max } = ANIOS_CALENDARIO
/** Years are told without the comma of thousands. */
const alAnio = {
  error: ({ input }: { readonly input?: unknown }): string =>
    `El año va de ${min} a ${max} y ${Number.isNaN(input) ? 'no llegó un número' : `llegó ${Number(input)}`}.`,
}
const anio = z.coerce.number(alAnio).int(alAnio).min(min, alAnio).max(max, alAnio)
export const anioParams = z.object({ anio })
export const fechaParams = z.object({ fecha: diaSchema })
export const idParams = z.object({ id: z.coerce.number().int().positive() })

const cambio = z.strictObject({ fecha: diaSchema, tipo: z.enum(TIPO_EVENTO_KEYS as readonly [TipoEvento]).nullable() })
const cambios = z.array(cambio).max(366)

export const previstoBody = z.strictObject({ cambios })
export const guardarBody = z.strictObject({
  version: z.int().min(0),
  cambios,
  motivo: z.string().max(MOTIVO_MAX).default(''),
})
export const inhabilBody = z.strictObject({
  version: z.int().min(0),
  nombre: z.string().max(80).default(''),
  activo: z.boolean(),
})
export const habilitacionBody = z.strictObject({
  tipo: z.enum(TIPOS_HABILITACION),
  unidadId: z.int().positive().nullable(),
  desde: diaSchema,
  hasta: diaSchema,
  motivo: z.string().max(MOTIVO_MAX),
  solicita: z.string().max(120).default(''),
})
export const motivoBody = z.strictObject({ motivo: z.string().max(MOTIVO_MAX) })
