import { z } from 'zod'

/** `PUT /api/info`; the documented call leaves `version` out. */
export const cambioInfoSchema = z.object({
  id: z.coerce.number().int().min(1),
  campo: z.string().max(60),
  valor: z.string().max(5000).nullable(),
  version: z.int().min(1).optional(),
})

export const avisoPrivacidadSchema = z.strictObject({
  texto: z.string().max(60_000),
  vigenteDesde: z.string().max(10),
  anterior: z.int().min(0),
})
