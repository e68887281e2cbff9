import { displayName } from '#domain/identidad/nombre.ts'

/** "Nombres Paterno Materno" of a row that carries the person's name. */
export function nombreVisible(row: {
  readonly nombre: string
  readonly apellido_paterno: string
  readonly apellido_materno: string
}): string {
  const { nombre: nombres, apellido_paterno: apellidoPaterno, apellido_materno: apellidoMaterno } = row
  return displayName({ nombres, apellidoPaterno, apellidoMaterno }, 'natural')
}
