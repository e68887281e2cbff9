import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'
import { NOMBRE_NIVEL, type Nivel } from '#domain/organica/niveles.ts'

/** What differs between the four screens of the hierarchy (specification 2 §2.21 and §8). */
export interface NivelPantalla {
  readonly nivel: Nivel
  readonly vista: NombreVista
  readonly tabla: string
  /** Button and dialog that make one. */
  readonly agregar: string
  readonly nueva: string
  readonly editar: string
  readonly una: readonly [string, string]
  /** Where all of them are read, and where one is written. */
  readonly lee: '/api/organica' | '/api/adscripcion' | '/api/dependencias' | '/api/OrganicaArea'
  readonly escribe: '/api/organica' | '/api/adscripcion' | '/api/dependencias' | '/api/areas'
  /** Name of the parent's id in a body. */
  readonly padre: string | null
  readonly sinCargar: string
  readonly sinCrear: string
  readonly sinActualizar: string
  readonly sinEliminar: string
  /** The specification hides the edit button of one of them. */
  readonly edita: boolean
}

export const NIVELES_PANTALLA: Readonly<Record<Nivel, NivelPantalla>> = {
  0: {
    nivel: 0,
    vista: 'organicaEntidades',
    tabla: 'Tipos de entidad',
    agregar: 'Agregar',
    nueva: 'Nuevo Tipo de Entidad',
    editar: 'Editar Tipo de Entidad',
    una: ['tipo de entidad', 'tipos de entidad'],
    lee: '/api/organica',
    escribe: '/api/organica',
    padre: null,
    sinCargar: 'No se pudieron cargar las entidades.',
    sinCrear: 'Error al crear la entidad.',
    sinActualizar: 'Error al actualizar la entidad.',
    sinEliminar: 'Error al eliminar la entidad.',
    edita: true,
  },
  1: {
    nivel: 1,
    vista: 'organicaAdscripcion',
    tabla: 'Entidades',
    agregar: 'Agregar',
    nueva: 'Nueva Entidad',
    editar: 'Editar Entidad',
    una: ['entidad', 'entidades'],
    lee: '/api/adscripcion',
    escribe: '/api/adscripcion',
    padre: 'id_entidad',
    sinCargar: 'No se pudieron cargar las entidades.',
    sinCrear: 'Error al crear la adscripción.',
    sinActualizar: 'Error al actualizar.',
    sinEliminar: 'Error al eliminar.',
    edita: false,
  },
  2: {
    nivel: 2,
    vista: 'organicaDependencia',
    tabla: 'Direcciones generales',
    agregar: 'Agregar',
    nueva: 'Nueva Dirección General',
    editar: 'Editar Dirección General',
    una: ['dirección general', 'direcciones generales'],
    lee: '/api/dependencias',
    escribe: '/api/dependencias',
    padre: 'id_adscripcion',
    sinCargar: 'No se pudieron cargar las dependencias.',
    sinCrear: 'Error al crear la dependencia.',
    sinActualizar: 'Error al actualizar.',
    sinEliminar: 'Error al eliminar.',
    edita: true,
  },
  3: {
    nivel: 3,
    vista: 'organicaArea',
    tabla: 'Áreas',
    agregar: 'Agregar',
    nueva: 'Nueva Área',
    editar: 'Editar Área',
    una: ['área', 'áreas'],
    lee: '/api/OrganicaArea',
    escribe: '/api/areas',
    padre: 'id_dependencia',
    sinCargar: 'No se pudieron cargar las áreas.',
    sinCrear: 'Error al crear el área.',
    sinActualizar: 'Error al actualizar.',
    sinEliminar: 'Error al eliminar.',
    edita: true,
  },
}

/** Names of the unit chosen at each level, in a form and in the address. */
export const CAMPO_NIVEL = ['tipo', 'entidad', 'dependencia'] as const
export type CampoNivel = (typeof CAMPO_NIVEL)[number]

/** Labels of those choices: in the filters and in the "Entidad" part of the modals. */
export const ETIQUETA_NIVEL = [NOMBRE_NIVEL[0], NOMBRE_NIVEL[1], NOMBRE_NIVEL[2]] as const
