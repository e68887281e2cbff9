import { foldText, normalizeText, stripAccents } from '#domain/identidad/normalize-text.ts'
import type { Issue } from '#domain/issue.ts'
import type { Catalogo } from './catalogo.ts'

export const LIMITES_CATALOGO = { clave: 30, nombre: 60, descripcion: 200, catalogos: 100 } as const

/** Names of the documented calls that are no simple catalogues (specification 3 §4): `/api/catalogo/{tipo}` has them taken. */
export const TIPOS_DOCUMENTADOS = ['adscripcion', 'direccion', 'area', 'puesto', 'categoria', 'sueldo'] as const

const CLAVE = /^[a-z][a-z0-9_]*$/

export type DatosCatalogo = Pick<Catalogo, 'clave' | 'nombre' | 'descripcion'>

/** What was written, as it is kept: the key in small letters without accents, spaces as underscores ("Tipo de vía" → "tipo_de_via"). */
export function cleanCatalogo({ clave, nombre, descripcion }: DatosCatalogo): DatosCatalogo {
  return {
    clave: stripAccents(clave).trim().toLowerCase().replace(/\s+/g, '_'),
    nombre: normalizeText(nombre),
    descripcion: normalizeText(descripcion),
  }
}

/** What is wrong with a catalogue among the others (`otros` leaves it out), each at its field. */
export function catalogoIssues(
  { clave, nombre, descripcion }: DatosCatalogo,
  otros: readonly Pick<Catalogo, 'clave' | 'nombre'>[],
): Issue[] {
  const issues: Issue[] = []
  const add = (path: string, code: string, message: string) => issues.push({ path, code, message })
  if (clave === '') add('clave', 'requerido', 'Escribe la clave.')
  else if (clave.length > LIMITES_CATALOGO.clave)
    add('clave', 'largo', `La clave lleva hasta ${LIMITES_CATALOGO.clave} caracteres.`)
  else if (!CLAVE.test(clave))
    add('clave', 'forma', 'La clave empieza con una letra y lleva letras, números y guion bajo.')
  else if (TIPOS_DOCUMENTADOS.some((tipo) => tipo === clave))
    add('clave', 'reservada', `La clave ${clave} es de un catálogo que tiene su propia pantalla. Elige otra.`)
  else if (otros.some((otro) => otro.clave === clave)) add('clave', 'repetida', `Ya existe la clave ${clave}.`)
  if (nombre === '') add('nombre', 'requerido', 'Escribe el nombre.')
  else if (nombre.length > LIMITES_CATALOGO.nombre)
    add('nombre', 'largo', `El nombre lleva hasta ${LIMITES_CATALOGO.nombre} caracteres.`)
  else if (otros.some((otro) => foldText(otro.nombre) === foldText(nombre)))
    add('nombre', 'repetido', `Ya existe el catálogo ${nombre}.`)
  if (descripcion.length > LIMITES_CATALOGO.descripcion)
    add('descripcion', 'largo', `La descripción lleva hasta ${LIMITES_CATALOGO.descripcion} caracteres.`)
  return issues
}
