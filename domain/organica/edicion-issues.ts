import type { Issue } from '#domain/issue.ts'
import type { Nivel } from './niveles.ts'

/** Longest name or description of a unit. */
export const NOMBRE_UNIDAD_MAX = 120
export const TITULAR_MAX = 120

/** What the screens say when something of a new unit is missing (specification 2 §5, accents as in decisions §1). */
export const FALTA_UNIDAD = {
  0: 'Por favor complete los campos Clave y Nombre.',
  1: 'Complete Entidad, Orgánica 1 y Nombre.',
  2: 'Complete Adscripción, Orgánica 2 y Nombre.',
  3: 'Complete Dependencia, Orgánica 3 y Nombre.',
} as const satisfies Record<Nivel, string>

export const FALTA_EDICION = {
  ...FALTA_UNIDAD,
  1: 'Complete ID Entidad, Clave y Nombre.',
} as const satisfies Record<Nivel, string>

export const FALTA_ORGANICA = {
  1: 'Complete Entidad padre, Clave, Descripción y Estatus.',
  2: 'Complete Orgánica 0, Orgánica 1, Clave, Descripción y Estatus.',
  3: 'Complete Orgánica 0, Orgánica 1, Orgánica 2, Clave, Descripción y Estatus.',
} as const satisfies Record<Exclude<Nivel, 0>, string>

export const SIN_PADRE = 'Seleccione primero una entidad padre'

/** The name that a body gives the parent's id, by level of the unit. */
export const CAMPO_PADRE = { 0: null, 1: 'id_entidad', 2: 'id_adscripcion', 3: 'id_dependencia' } as const

export interface DatosUnidad {
  readonly parentId: number | null
  readonly clave: string
  readonly nombre: string
}

/** What is missing of a unit; the documented sentence stands at the first field that lacks something. */
export function unidadIssues(
  nivel: Nivel,
  { parentId, clave, nombre }: DatosUnidad,
  falta: Readonly<Record<Nivel, string>> = FALTA_UNIDAD,
): Issue[] {
  const padre = CAMPO_PADRE[nivel]
  const path =
    padre !== null && parentId === null ? padre : clave.trim() === '' ? 'clave' : nombre.trim() === '' ? 'nombre' : null
  if (path !== null) return [{ path, code: 'requerido', message: falta[nivel] }]
  return nombreIssues('nombre', nombre)
}

/** A name of a reasonable length. */
export function nombreIssues(path: string, nombre: string): Issue[] {
  const { length } = nombre.trim()
  if (length <= NOMBRE_UNIDAD_MAX) return []
  const message = `Lleva hasta ${NOMBRE_UNIDAD_MAX} letras y llegaron ${length}.`
  return [{ path, code: 'largo', message }]
}

export interface DatosOrganica {
  /** Keys from level 0 down to its own. */
  readonly claves: readonly string[]
  readonly descripcion: string
  readonly estatus: string
}

/** What is missing of a row of the organic hierarchy. */
export function organicaIssues(nivel: Exclude<Nivel, 0>, { claves, descripcion, estatus }: DatosOrganica): Issue[] {
  const missing = claves.findIndex((clave) => clave.trim() === '')
  const path =
    missing >= 0
      ? `clave_organica_${missing}`
      : descripcion.trim() === ''
        ? 'descripcion'
        : estatus === ''
          ? 'estatus'
          : null
  if (path !== null) return [{ path, code: 'requerido', message: FALTA_ORGANICA[nivel] }]
  return nombreIssues('descripcion', descripcion)
}
