import { displayName } from '#domain/identidad/nombre.ts'

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

function shown(row: ConNombre, form: 'lista' | 'natural'): string {
  const { nombre: nombres, apellido_paterno: apellidoPaterno, apellido_materno: apellidoMaterno } = row
  return displayName({ nombres, apellidoPaterno, apellidoMaterno }, form)
}
