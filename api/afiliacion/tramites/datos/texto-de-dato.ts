import { formatTelefono } from '#domain/afiliacion/telefono.ts'
import type { Bind } from '#api/db/sql.ts'

/** A datum of a person as its screens write it; "" where there is none. */
export function textoDeDato(columna: string, value: Bind | undefined): string {
  const text = String(value ?? '')
  return columna === 'telefono' ? formatTelefono(text) : text
}
