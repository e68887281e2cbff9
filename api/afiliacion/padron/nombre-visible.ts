import { displayName } from '#domain/identidad/nombre.ts'
import type { PersonaResumen } from '#domain/afiliacion/persona.ts'

interface ConNombre {
  readonly nombre: string
  readonly apellido_paterno: string
  readonly apellido_materno: string
}

/** "Nombres Paterno Materno" of a row that carries the person's name. */
export function nombreVisible(row: ConNombre): string {
  return shown(row, 'natural')
}

/** "Paterno Materno, Nombres". */
export function nombreEnLista(row: ConNombre): string {
  return shown(row, 'lista')
}

/** The same of a person as lists carry them. */
export function personaEnLista(
  persona: Pick<PersonaResumen, 'nombre' | 'apellidoPaterno' | 'apellidoMaterno'>,
): string {
  const { nombre: nombres, apellidoPaterno, apellidoMaterno } = persona
  return displayName({ nombres, apellidoPaterno, apellidoMaterno }, 'lista')
}

function shown(row: ConNombre, form: 'lista' | 'natural'): string {
  const { nombre: nombres, apellido_paterno: apellidoPaterno, apellido_materno: apellidoMaterno } = row
  return displayName({ nombres, apellidoPaterno, apellidoMaterno }, form)
}
