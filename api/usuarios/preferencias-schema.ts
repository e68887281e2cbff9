import { z } from 'zod'
import { DENSIDADES, LIMITES_PREFERENCIAS, TEMAS } from '#domain/usuarios/preferencias.ts'

const { listas, columnas, clave, filas } = LIMITES_PREFERENCIAS

/** The name of a list, a column or a field: nothing personal has this shape. */
const key = z
  .string()
  .max(clave)
  .regex(/^[a-zA-Z][a-zA-Z-]*$/)

const listaSchema = z.strictObject({
  ocultas: z.array(key).max(columnas).exactOptional(),
  orden: z.strictObject({ campo: key, sentido: z.enum(['ASC', 'DESC']) }).exactOptional(),
  filas: z.int().min(1).max(filas).exactOptional(),
})

/** Body of `PUT /api/preferencias`. */
export const preferenciasSchema = z.strictObject({
  tema: z.enum(TEMAS),
  densidad: z.enum(DENSIDADES),
  menuPlegado: z.boolean(),
  listas: z
    .record(key, listaSchema)
    .refine((record) => Object.keys(record).length <= listas, `No puede haber más de ${listas} listas.`),
})
