import { quincenaCode } from '#domain/calendario/quincena.ts'
import { folioPrestamo } from './retencion-panel.ts'
import type { TipoPrestamo } from './tipo-prestamo.ts'

/** What an entity is told to withhold of one loan in a quincena. */
export interface RenglonOrden {
  readonly quincena: number
  readonly entidad: string
  readonly prestamoId: number
  readonly tipo: TipoPrestamo
  readonly interno: number
  readonly noempleado: string
  readonly curp: string
  readonly nombre: string
  readonly ordenadoCentavos: number
}

/** The file's columns, in this order; the first line of each. */
export const COLUMNAS_ORDEN = [
  'quincena',
  'entidad',
  'prestamo',
  'tipo',
  'interno',
  'noempleado',
  'curp',
  'nombre',
  'importe',
] as const

/** A line of the file, column by column; `importe` in pesos with a point and two decimals. */
export function celdasDeOrden(renglon: RenglonOrden): string[] {
  const { quincena, entidad, prestamoId, tipo, interno, noempleado, curp, nombre, ordenadoCentavos } = renglon
  const digits = String(ordenadoCentavos).padStart(3, '0')
  const importe = `${digits.slice(0, -2)}.${digits.slice(-2)}`
  return [
    quincenaCode(quincena),
    entidad,
    folioPrestamo(prestamoId),
    tipo,
    String(interno),
    noempleado,
    curp,
    nombre,
    importe,
  ]
}

/** The file of the order to an entity, and the archive that carries those of a quincena. */
export const nombreOrden = (quincena: number, entidadId: number): string =>
  `orden-${quincenaCode(quincena)}-entidad-${entidadId}.csv`
export const nombreOrdenes = (quincena: number): string => `orden-retencion-${quincenaCode(quincena)}.zip`
