import type { Impedimento } from '#domain/afiliacion/tramites/tramite.ts'
import { AppError } from '#api/errors.ts'

/** Throws 422 with every field that stands against the request, and the nearest dates that would do. */
export function assertSinImpedimentos(impedimentos: readonly Impedimento[]): void {
  const against = impedimentos.filter(({ impide }) => impide)
  const [first] = against
  if (!first) return
  const message = against.length === 1 ? first.mensaje : 'Hay datos por corregir.'
  const issues = against.map(({ campo, codigo, mensaje }) => ({ path: campo, code: codigo, message: mensaje }))
  const fechas = against.flatMap(({ campo, fechaValida }) => (fechaValida === undefined ? [] : [[campo, fechaValida]]))
  const extra = fechas.length === 0 ? {} : { fechasValidas: Object.fromEntries(fechas) as Record<string, string> }
  throw new AppError(422, 'reglas', message, issues, extra)
}
