import { foldText, stripAccents } from '#domain/identidad/normalize-text.ts'
import type { Issue } from '#domain/issue.ts'
import type { RenglonCatalogo } from './catalogo.ts'

export const LIMITES_RENGLON = { clave: 30, nombre: 120, renglones: 500 } as const

/** Why the last row that can be chosen is not switched off. */
export const ULTIMO_ACTIVO = 'Debe quedar al menos un renglón activo.'

const CLAVE = /^[A-Z0-9][A-Z0-9_-]*$/

export interface DatosRenglon {
  readonly clave: string
  readonly nombre: string
  readonly activo: boolean
}

/** A key as it is stored: capitals without accents, spaces as underscores ("Unión libre" → "UNION_LIBRE"). */
export function cleanClaveRenglon(text: string): string {
  return stripAccents(text).trim().toUpperCase().replace(/\s+/g, '_')
}

/**
 * What is wrong with a row among the others of its catalogue (`otros` leaves out the row itself): its key and its name are its
 * own, whatever accents or capitals.
 */
export function renglonIssues(
  { clave, nombre }: DatosRenglon,
  otros: readonly Pick<RenglonCatalogo, 'clave' | 'nombre'>[],
) {
  const issues: Issue[] = []
  const add = (path: string, code: string, message: string) => issues.push({ path, code, message })
  if (clave === '') add('clave', 'requerido', 'Escribe la clave.')
  else if (clave.length > LIMITES_RENGLON.clave)
    add('clave', 'largo', `La clave lleva hasta ${LIMITES_RENGLON.clave} caracteres.`)
  else if (!CLAVE.test(clave)) add('clave', 'forma', 'La clave lleva letras, números, guion y guion bajo.')
  else if (otros.some((otro) => otro.clave === clave)) add('clave', 'repetida', `Ya existe la clave ${clave}.`)
  if (nombre === '') add('nombre', 'requerido', 'Escribe el nombre.')
  else if (nombre.length > LIMITES_RENGLON.nombre)
    add('nombre', 'largo', `El nombre lleva hasta ${LIMITES_RENGLON.nombre} caracteres.`)
  else if (otros.some((otro) => foldText(otro.nombre) === foldText(nombre)))
    add('nombre', 'repetido', `Ya existe ${nombre}.`)
  return issues
}

/** Folded forms of a name that may be said for either: "Soltero(a)" is "soltero" and "soltera" too. */
function formsOf(nombre: string): string[] {
  const plain = nombre.replace(/\(a\)/gi, '')
  return [nombre, plain, nombre.replace(/o\(a\)/gi, 'a')].map(foldText)
}

/** The row that `texto` names, by key or by name in either gender; null when none does. */
export function renglonNombrado<T extends Pick<RenglonCatalogo, 'clave' | 'nombre'>>(
  renglones: readonly T[],
  texto: string,
): T | null {
  const folded = foldText(texto)
  if (folded === '') return null
  const clave = cleanClaveRenglon(texto)
  return (
    renglones.find((renglon) => renglon.clave === clave) ??
    renglones.find(({ nombre }) => formsOf(nombre).includes(folded)) ??
    null
  )
}
