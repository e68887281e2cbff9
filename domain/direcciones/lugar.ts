import type { Issue } from '#domain/issue.ts'

/** The five levels of the address catalogue, from the top: what each is called, its call, and its parent's id in a body. */
export const NIVELES_LUGAR = [
  { nivel: 'estado', ruta: 'estado', uno: 'estado', varios: 'Estados', padre: null, campo: 'nombre' },
  {
    nivel: 'municipio',
    ruta: 'municipio',
    uno: 'municipio',
    varios: 'Municipios',
    padre: 'id_estado',
    campo: 'nombre',
  },
  {
    nivel: 'codigoPostal',
    ruta: 'codigo_postal',
    uno: 'código postal',
    varios: 'Códigos Postales',
    padre: 'id_municipio',
    campo: 'codigo',
  },
  { nivel: 'colonia', ruta: 'colonia', uno: 'colonia', varios: 'Colonias', padre: 'id_cp', campo: 'nombre' },
  { nivel: 'calle', ruta: 'calle', uno: 'calle', varios: 'Calles', padre: 'id_colonia', campo: 'nombre' },
] as const

export type NivelLugar = (typeof NIVELES_LUGAR)[number]['nivel']

export const LUGAR_MAX = 120

/** What is wrong with the name of a new place; a postal code has five digits. `nombre` without outer spaces. */
export function lugarIssues(nivel: NivelLugar, nombre: string): Issue[] {
  const campo = nivel === 'codigoPostal' ? 'codigo' : 'nombre'
  if (nombre === '') {
    const message = nivel === 'codigoPostal' ? 'Escribe el código postal.' : 'Escribe el nombre.'
    return [{ path: campo, code: 'requerido', message }]
  }
  if (nivel === 'codigoPostal' && !/^\d{5}$/.test(nombre))
    return [
      { path: campo, code: 'codigo', message: `«${nombre.slice(0, 20)}» no es un código postal: son cinco dígitos.` },
    ]
  if (nombre.length > LUGAR_MAX)
    return [
      { path: campo, code: 'largo', message: `El nombre lleva hasta ${LUGAR_MAX} caracteres; trae ${nombre.length}.` },
    ]
  return []
}

/** What goes with a place that is deleted, one level of the list to a row, with the first names. */
export interface LugaresQueSeVan {
  readonly nivel: NivelLugar
  readonly cuantos: number
  readonly nombres: readonly string[]
}

/** What deleting a place would do. */
export interface EliminacionLugar {
  readonly nombre: string
  readonly seVan: readonly LugaresQueSeVan[]
  /** People whose address stands in it: with any, it stays. */
  readonly personas: number
}

/** "12 colonias", with the word of its level. */
export const CUENTA_LUGAR: Readonly<Record<NivelLugar, readonly [uno: string, varios: string]>> = {
  estado: ['estado', 'estados'],
  municipio: ['municipio', 'municipios'],
  codigoPostal: ['código postal', 'códigos postales'],
  colonia: ['colonia', 'colonias'],
  calle: ['calle', 'calles'],
}
