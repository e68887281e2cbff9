import type { Issue } from '#domain/issue.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import type { ActoProgramado } from './efectos-acto.ts'
import type { Nivel } from './niveles.ts'

/** Whether what was true on a day is told by the units of that day, or by what became of them. */
export const ORGANIZACIONES = ['entonces', 'hoy'] as const
export type Organizacion = (typeof ORGANIZACIONES)[number]

/** A unit of the tree: its people and empty posts are those of all that hangs from it. No day but today tells empty posts: null. */
export interface NodoArbol {
  readonly id: number
  readonly parentId: number | null
  readonly nivel: Nivel
  readonly clave: string
  readonly nombre: string
  /** Who answers for it that day, "" for nobody. */
  readonly titular: string
  readonly personas: number
  readonly vacantes: number | null
}

/** An organic key that no unit carries: the tree has no node for it. */
export interface ClaveSinUnidad {
  readonly id: number
  readonly nivel: Nivel
  /** Every key from level 0 down to its own: "01-06". */
  readonly clave: string
  readonly descripcion: string
  /** Description of the key above it; null at level 0. */
  readonly bajo: string | null
  readonly activa: boolean
}

export interface RespuestaArbol {
  /** Which day and whose organisation, in a sentence. */
  readonly texto: string
  readonly nodos: readonly NodoArbol[]
  /** Acts that wait for their day, the next one first. */
  readonly programados: readonly ActoProgramado[]
  /** In the order of their keys. */
  readonly sinUnidad: readonly ClaveSinUnidad[]
}

/** "Al 31 dic 2025, con la organización de entonces." */
export function organizacionTexto(al: PlainDate | null, organizacion: Organizacion): string {
  if (al === null) return 'Con la organización de hoy.'
  return `Al ${formatFecha(al)}, con la organización de ${organizacion}.`
}

export const CARGOS_UNIDAD = ['titular', 'responsable', 'representante'] as const
export type CargoUnidad = (typeof CARGOS_UNIDAD)[number]

export const TEXTO_CARGO = {
  titular: 'Titular',
  responsable: 'Responsable',
  representante: 'Representante',
} as const satisfies Record<CargoUnidad, string>

/** Who answers for a unit, between two days. */
export interface CargoPanel {
  readonly id: number
  readonly cargo: CargoUnidad
  readonly nombre: string
  readonly curp: string
  readonly desde: PlainDate
  readonly hasta: PlainDate | null
}

export interface DatosCargo {
  readonly cargo: CargoUnidad
  readonly nombre: string
  readonly curp: string
  readonly desde: string
}

/** What is wrong with naming somebody; `anterior` is the one that holds the same now. */
export function cargoIssues({ nombre, curp, desde }: DatosCargo, anterior: CargoPanel | null = null): Issue[] {
  const issues: Issue[] = []
  const day = parsePlainDate(desde)
  if (nombre.trim() === '') issues.push({ path: 'nombre', code: 'requerido', message: 'Escribe el nombre.' })
  if (curp.trim() !== '' && !/^[A-Z0-9Ñ]{18}$/i.test(curp.trim()))
    issues.push({
      path: 'curp',
      code: 'largo',
      message: `La CURP tiene 18 caracteres y llegaron ${curp.trim().length}.`,
    })
  if (day === null) issues.push({ path: 'desde', code: 'fecha', message: 'Escribe desde qué día.' })
  else if (anterior && day <= anterior.desde) {
    const message = `${anterior.nombre} lo es desde el ${formatFecha(anterior.desde)}: elige un día posterior.`
    issues.push({ path: 'desde', code: 'encimada', message })
  }
  return issues
}

/** A unit whole: what it was called, who answers for it, its posts and what was done to it. */
export interface DetalleUnidad {
  readonly id: number
  readonly nivel: Nivel
  readonly nombre: string
  readonly vigencias: readonly {
    readonly desde: PlainDate
    readonly hasta: PlainDate | null
    readonly nombre: string
    readonly padre: string
    readonly documento: string
    /** Id of the document as a file; null without one. */
    readonly archivo: string | null
  }[]
  readonly cargos: readonly CargoPanel[]
  readonly puestos: readonly { readonly id: number; readonly nombre: string; readonly personas: number }[]
  /** Acts on it that wait for their day. */
  readonly programados: readonly ActoProgramado[]
}
