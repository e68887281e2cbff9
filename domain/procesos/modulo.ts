import { isDireccionPortal, isSitio } from '#domain/acceso/menu/direccion-menu.ts'
import { resolveVista } from '#domain/acceso/vistas/vistas.ts'
import type { Issue } from '#domain/issue.ts'

/** Where a module stands on the process map (specification 2 §2.6), top to bottom. */
export const UBICACIONES = { top: 'Superior', center: 'Centro', bottom: 'Inferior' } as const
export type Ubicacion = keyof typeof UBICACIONES

/** Whether a text names a place of the map. */
export const isUbicacion = (text: string): text is Ubicacion => Object.hasOwn(UBICACIONES, text)

/** Who works a process: the institute, or the entities too (specification 2 §2.6). */
export const TIPOS_PROCESO = ['ISSSSPEA', 'ENTIDAD'] as const
export type TipoProceso = (typeof TIPOS_PROCESO)[number]

/** Whether a text names who works a process. */
export const isTipoProceso = (text: string): text is TipoProceso => TIPOS_PROCESO.some((known) => known === text)

export const NOMBRE_MAX = 120
export const DESCRIPCION_MAX = 600
export const ORDEN_MAX = 9999

export interface ModuloEntrada {
  readonly nombre: string
  readonly tipo: string
  readonly icono: string
  readonly orden: number
}

/** A new module; without an order it goes last in its placement. */
export interface ModuloNuevo extends Omit<ModuloEntrada, 'orden'> {
  readonly orden: number | null
}

export interface ProcesoEntrada {
  readonly nombre: string
  /** A view, an address of the portal, another site; empty only for a group. */
  readonly componente: string
  readonly tipo: string
  readonly orden: number
  readonly descripcion: string
  /** A popup of the map that gathers other processes: it opens nothing itself. */
  readonly grupo: boolean
}

/** A module as the calls of the specification tell it (`GET /api/modulos/abc`). */
export interface Modulo {
  readonly id: number
  readonly nombre: string
  readonly tipo: Ubicacion
  readonly icono: string
  readonly orden: number
  readonly version: number
}

/** A process as the calls of the specification tell it (`GET /api/procesos/abc`), and what our screens need besides. */
export interface Proceso {
  readonly id: number
  readonly nombre: string
  readonly componente: string | null
  readonly id_modulo: number
  readonly parent_id: number | null
  readonly orden: number
  readonly tipo: TipoProceso
  readonly descripcion: string
  readonly version: number
}

/** How far the papers of something are: how many it should have and how many are there. */
export interface Avance {
  readonly cargados: number
  readonly total: number
}

/** "4 de 6, faltan 2", "6 de 6, completo"; "No lleva" where nothing should be there. */
export function avanceTexto({ cargados, total }: Avance): string {
  if (total === 0) return 'No lleva'
  const faltan = total - cargados
  if (faltan === 0) return `${total} de ${total}, completo`
  return `${cargados} de ${total}, ${faltan === 1 ? 'falta 1' : `faltan ${faltan}`}`
}

/** A row of the panel's list of modules. */
export interface ModuloPanel extends Modulo {
  readonly procesos: number
  /** Documents of its processes, and its own. */
  readonly documentos: Avance
}

/** A row of the panel's list of processes. */
export interface ProcesoPanel extends Proceso {
  /** What names it in an address. */
  readonly clave: string
  readonly modulo: string
  readonly documentos: Avance
  readonly responsables: number
}

/** What a deletion takes with it, told before it is made and checked when it is (`huella`). */
export interface ImpactoBorrado {
  readonly nombre: string
  /** Those that open something: as many as the module's row counts. */
  readonly procesos: readonly string[]
  /** Popups of the map, which only gather processes. */
  readonly grupos: readonly string[]
  /** "Orientación: Diagrama de Flujo (3 versiones)" */
  readonly documentos: readonly string[]
  /** Open and closed. */
  readonly casos: readonly string[]
  readonly perfiles: readonly string[]
  readonly huella: string
}

const required = (path: string, value: string, message: string): Issue[] =>
  value.trim() === '' ? [{ path, code: 'requerido', message }] : []

function nombreIssues(nombre: string): Issue[] {
  if (nombre.trim() === '') return [{ path: 'nombre', code: 'requerido', message: 'El nombre es obligatorio' }]
  if (nombre.trim().length > NOMBRE_MAX)
    return [{ path: 'nombre', code: 'largo', message: `El nombre puede tener hasta ${NOMBRE_MAX} caracteres.` }]
  return []
}

function ordenIssues(orden: number): Issue[] {
  if (Number.isInteger(orden) && orden >= 0 && orden <= ORDEN_MAX) return []
  return [{ path: 'orden', code: 'rango', message: `El orden es un número entero de 0 a ${ORDEN_MAX}.` }]
}

/** What is wrong with a module: name, placement and icon are required (specification 2 §5). */
export function moduloIssues({ nombre, tipo, icono, orden }: ModuloEntrada): Issue[] {
  return [
    ...nombreIssues(nombre),
    ...(isUbicacion(tipo)
      ? []
      : [{ path: 'tipo', code: 'requerido', message: 'Elige la ubicación: Superior, Centro o Inferior.' }]),
    ...required('icono', icono, 'Elige un icono.'),
    ...(/^[a-z0-9-]{0,60}$/.test(icono.trim())
      ? []
      : [{ path: 'icono', code: 'forma', message: 'El icono se escribe con su nombre, por ejemplo landmark.' }]),
    ...ordenIssues(orden),
  ]
}

/** What is wrong with a process: name, what it opens and type are required (specification 2 §5). */
export function procesoIssues(entrada: ProcesoEntrada): Issue[] {
  const { nombre, componente, tipo, orden, descripcion, grupo } = entrada
  return [
    ...nombreIssues(nombre),
    ...(grupo ? [] : componenteIssues(componente)),
    ...(isTipoProceso(tipo)
      ? []
      : [{ path: 'tipo', code: 'requerido', message: 'Elige el tipo: ISSSSPEA o ENTIDAD.' }]),
    ...ordenIssues(orden),
    ...(descripcion.length > DESCRIPCION_MAX
      ? [
          {
            path: 'descripcion',
            code: 'largo',
            message: `La descripción puede tener hasta ${DESCRIPCION_MAX} caracteres.`,
          },
        ]
      : []),
  ]
}

/** `componente` opens a view, an address of the portal or another site; nothing else, so that no script hides in it. */
export function componenteIssues(componente: string): Issue[] {
  const text = componente.trim()
  const issue = (message: string): Issue[] => [{ path: 'componente', code: 'forma', message }]
  if (text === '') return [{ path: 'componente', code: 'requerido', message: 'El componente es obligatorio' }]
  if (text.length > 300) return issue('El componente puede tener hasta 300 caracteres.')
  if (/^https?:/i.test(text)) return isSitio(text) ? [] : issue('La dirección no está bien escrita.')
  if (text.startsWith('/'))
    return isDireccionPortal(text) && /^[^\s?#]*(\?[^\s#]*)?$/.test(text)
      ? []
      : issue('Una dirección del portal empieza con una diagonal y no lleva espacios: /modulo/proceso.')
  return resolveVista(text)
    ? []
    : issue('Escribe una pantalla del portal, una dirección como /modulo/proceso o un sitio https.')
}
