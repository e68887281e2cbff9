import { fullName } from '#domain/afiliacion/cotejo/cotejo.ts'
import { displayName, type Nombre } from '#domain/identidad/nombre.ts'

/** The name's parts as people and movements carry them: `nombre` holds the given names. */
interface ConNombre {
  readonly nombre: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
}

/** "Martínez Gómez, Carlos". */
export function nombreEnLista({ nombre, apellidoPaterno, apellidoMaterno }: ConNombre): string {
  return displayName({ nombres: nombre, apellidoPaterno, apellidoMaterno }, 'lista')
}

/** "Carlos Martínez Gómez". */
export function nombreNatural({ nombre, apellidoPaterno, apellidoMaterno }: ConNombre): string {
  return displayName({ nombres: nombre, apellidoPaterno, apellidoMaterno }, 'natural')
}

/** The same of a form under way; "" until there is a name and a surname. */
export function nombreEnCaptura({ nombres = '', apellidoPaterno = '', apellidoMaterno = '' }: Partial<Nombre>): string {
  const nombre = { nombres, apellidoPaterno, apellidoMaterno }
  return fullName(nombre) && displayName(nombre, 'natural')
}
