import { z } from 'zod'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'

/** A day of an address; absent for today. */
export const diaSchema = z
  .string()
  .max(10)
  .transform((text) => parsePlainDate(text))
  .refine((day): day is PlainDate => day !== null, 'se esperaba AAAA-MM-DD')
  .optional()
