import { formatTelefono } from '#domain/afiliacion/datos/telefono.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import type { Bind } from '#api/db/sql.ts'

/**
 * A datum of a person as its screens write it; "" where there is none. `nacionalidades` are the names of that catalogue by key; a key
 * that it does not have is written as it is.
 */
export function textoDeDato(
  columna: string,
  value: Bind | undefined,
  nacionalidades: ReadonlyMap<string, string>,
): string {
  const text = String(value ?? '')
  if (columna === 'nacionalidad') return nacionalidades.get(text) ?? text
  if (columna === 'telefono') return formatTelefono(text)
  const fecha = columna === 'fecha_nacimiento' ? parsePlainDate(text) : null
  return fecha ? formatFecha(fecha) : text
}
