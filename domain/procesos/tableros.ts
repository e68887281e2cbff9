import { VISTAS, type NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { Issue } from '#domain/issue.ts'

/** The boards that an external address may fill (specification 2 §2.12); without one each has a page of the portal's own. */
export const TABLEROS = {
  tablero_inicio: { titulo: VISTAS.tablero_inicio.titulo, vista: 'tablero_inicio' },
  tablero_acerca: { titulo: VISTAS.tablero_acerca.titulo, vista: 'tablero_acerca' },
  tablero_ubicanos: { titulo: VISTAS.tablero_ubicanos.titulo, vista: 'tablero_ubicanos' },
  reporte_dinamicos: { titulo: 'Reportes dinámicos', vista: 'tablero_indicadores' },
  reporte_operativos: { titulo: 'Reportes operativos', vista: 'tablero_indicadores' },
  iframe01: { titulo: VISTAS.iframe01.titulo, vista: 'iframe01' },
  iframe02: { titulo: VISTAS.iframe02.titulo, vista: 'iframe02' },
} as const satisfies Record<string, { readonly titulo: string; readonly vista: NombreVista }>
export type ClaveTablero = keyof typeof TABLEROS

export const CLAVES_TABLERO = Object.keys(TABLEROS) as ClaveTablero[]

export function isClaveTablero(text: string): text is ClaveTablero {
  return Object.hasOwn(TABLEROS, text)
}

/** `GET /api/tableros/:clave`. */
export interface Tablero {
  readonly clave: ClaveTablero
  readonly titulo: string
  /** "" without one: the built-in page. */
  readonly direccion: string
  readonly version: number
  readonly puedeConfigurar: boolean
}

export const DIRECCION_TABLERO_MAX = 600

/** A name of the internet with at least one dot: no asterisk, which a content policy would read as "any". */
const HOST = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+'
const DIRECCION = new RegExp(`^https://(${HOST})(:\\d{1,5})?(?:[/?#][!#$%&()*+,\\-./0-9:;=?@A-Z_a-z~\\[\\]]*)?$`, 'i')

/** What is wrong with a board's address: https only, a plain host, no user in it. "" takes the address away. */
export function direccionTableroIssues(direccion: string): Issue[] {
  const text = direccion.trim()
  const issue = (code: string, message: string): Issue[] => [{ path: 'direccion', code, message }]
  if (text === '') return []
  if (text.length > DIRECCION_TABLERO_MAX)
    return issue('largo', `La dirección puede tener hasta ${DIRECCION_TABLERO_MAX} caracteres.`)
  if (!/^https:\/\//i.test(text)) return issue('https', 'La dirección del tablero debe empezar con https://.')
  const match = DIRECCION.exec(text)
  if (!match?.[1])
    return issue('forma', 'La dirección no está bien escrita. Por ejemplo: https://tableros.ejemplo.gob.mx/afiliacion.')
  if (/\.\d+$/.test(match[1])) return issue('host', 'Escribe el nombre del sitio, no su número de red.')
  return []
}

/** The origin of a checked address, for the portal's content policy: "https://tableros.ejemplo.gob.mx:8443". */
export function origenTablero(direccion: string): string | null {
  const match = DIRECCION.exec(direccion.trim())
  return match?.[1] ? `https://${match[1].toLowerCase()}${match[2] ?? ''}` : null
}

/** Where the institute is and how to reach it (*Ubícanos*); contact and office hours stand in its information. */
export interface Ubicacion {
  readonly domicilio: string
  readonly telefono: string
  readonly correo: string
}

/** The same as it was read, so that two who change it know of each other. */
export interface UbicacionLeida extends Ubicacion {
  readonly version: number
}

export const UBICACION_MAX = 300

/** What is wrong with the contact data: length, an e-mail that is one. */
export function ubicacionIssues(ubicacion: Ubicacion): Issue[] {
  const long = Object.entries(ubicacion as unknown as Record<string, string>)
    .filter(([, text]) => text.length > UBICACION_MAX)
    .map(([path]) => ({ path, code: 'largo', message: `Usa hasta ${UBICACION_MAX} caracteres.` }))
  const correo = ubicacion.correo.trim()
  if (correo === '' || /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(correo)) return long
  return [...long, { path: 'correo', code: 'forma', message: 'El correo no está bien escrito.' }]
}
