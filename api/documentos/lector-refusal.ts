import { AppError, type ErrorStatus } from '#api/errors.ts'
import type { LectorError } from './lector/proceso/errores.ts'

const STATUS: Readonly<Partial<Record<string, ErrorStatus>>> = { ocupado: 503, demasiado_grande: 413, no_pdf: 415 }

/** The reader's refusal as the API answers it: too busy is 503, too large 413, not a paper 415, everything else 422. */
export function lectorRefusal({ codigo, message, suggestion, detail }: LectorError): AppError {
  return new AppError(STATUS[codigo] ?? 422, codigo, message, [], { suggestion, detail })
}
