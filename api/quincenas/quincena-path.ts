import { z } from 'zod'
import { quincenaCodigo } from '#api/http/forma/quincena-codigo.ts'

/** Ordinal of the code in the address. */
export const quincenaPath = z.object({ codigo: quincenaCodigo })

/** An id, or an internal number, in an address. */
export const positivo = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
