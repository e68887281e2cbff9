import { z } from 'zod'
import { CORREO_MAX } from '#domain/usuarios/correo-persona.ts'

/** Of a password as it is typed: what is longer cannot be one. */
const clave = z.string().max(1000)
/** A token of ours; one of another shape opens nothing, and is told so like any other that does not. */
const token = z.string().max(200)
const hora = z.string().max(5).nullable()

export const loginCodigoSchema = z.strictObject({ desafio: token, codigo: z.string().max(40) })
export const recuperarSchema = z.strictObject({
  correo: z
    .string()
    .max(CORREO_MAX * 4)
    .default(''),
})
export const enlaceSchema = z.strictObject({ token })
export const recuperacionSchema = z.strictObject({ token, nueva: clave })

export const correoSchema = z.strictObject({ correo: z.string().max(CORREO_MAX * 4), clave })
export const avisosSchema = z.strictObject({ resumen: z.boolean(), silencioDesde: hora, silencioHasta: hora })
export const cerrarSesionesSchema = z.strictObject({ id: z.int().positive().nullable(), clave })
export const claveActualSchema = z.strictObject({ clave })
export const codigoSchema = z.strictObject({ codigo: z.string().max(40) })
