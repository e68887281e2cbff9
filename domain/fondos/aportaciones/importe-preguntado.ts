import { FONDOS, type FondoId, type Parte } from '#domain/fondos/fondo.ts'
import type { Linea, Obligado } from '#domain/fondos/lineas.ts'

/** Who bears an amount: the entity's budget, or the person's pay or pocket. */
export type Paga = 'entidad' | 'persona'

export const TITULO_PAGA = {
  entidad: 'La entidad paga',
  persona: 'La persona paga',
} as const satisfies Record<Paga, string>

/** Columns that a user can open an explanation from: the affiliate's part, the entity's part, or the salary. */
export const COLUMNAS_PREGUNTADAS = ['afiliado', 'entidad', 'sueldo'] as const
export type ColumnaPreguntada = (typeof COLUMNAS_PREGUNTADAS)[number]

/** The requested amount: the one from which the explanation was opened. An absent field includes every value. */
export interface ImportePreguntado {
  readonly fondo?: FondoId | undefined
  /** Who remits the amount. Each total of a close has one. */
  readonly obligado?: Obligado | undefined
  readonly columna?: ColumnaPreguntada | undefined
}

/** Who bears a line. The entity withholds the affiliate's part from the pay; on leave the person pays both parts. */
export function pagaDe({ parte, obligado }: { readonly parte: Parte; readonly obligado: Obligado }): Paga {
  return parte === 'afiliado' || obligado === 'afiliado' ? 'persona' : 'entidad'
}

/** How the person pays a line; "" for what the entity bears. */
export function comoPaga({ paga, obligado }: { readonly paga: Paga; readonly obligado: Obligado }): string {
  if (paga === 'entidad') return ''
  return obligado === 'afiliado' ? 'la paga la persona (licencia)' : 'la entidad la retiene de su sueldo'
}

/** Returns whether a line is included in the requested amount. */
export function isPreguntada(
  { fondo, obligado, parte }: Pick<Linea, 'fondo' | 'obligado' | 'parte'>,
  pregunta: ImportePreguntado,
): boolean {
  if (pregunta.columna === 'sueldo') return false
  return (
    (pregunta.fondo === undefined || pregunta.fondo === fondo) &&
    (pregunta.obligado === undefined || pregunta.obligado === obligado) &&
    (pregunta.columna === undefined || pregunta.columna === parte)
  )
}

const DE_COLUMNA = {
  afiliado: ', aportación del afiliado',
  entidad: ', aportación de la entidad',
  sueldo: '',
} as const satisfies Record<ColumnaPreguntada, string>

const DE_TODOS = { entidad: 'Total de la entidad', afiliado: 'A cargo de personas con licencia' } as const

/** Returns the name of the requested amount: "Fondo de ahorro, aportación del afiliado", "Total de la entidad". */
export function tituloPreguntado({ fondo, obligado, columna }: ImportePreguntado): string {
  if (columna === 'sueldo') return 'Sueldo de la quincena'
  const deQuien = columna === undefined ? '' : DE_COLUMNA[columna]
  if (fondo === undefined) return (obligado === undefined ? 'Todos los fondos' : DE_TODOS[obligado]) + deQuien
  const quien = obligado === undefined ? '' : obligado === 'entidad' ? ', lo que entera la entidad' : ', con licencia'
  return FONDOS[fondo].titulo + quien + deQuien
}

/** Fields of a line that `bloquesDe` needs. */
interface Sumable {
  readonly paga: Paga
  readonly importeCentavos: number
  readonly preguntada: boolean
}

/**
 * Lines of one payer and their subtotal. `preguntado`: the subtotal is the requested amount. `marcaLineas`: the requested amount is neither a
 * subtotal nor the total, so each of its lines is marked.
 */
export interface BloqueExplicado<T> {
  readonly paga: Paga
  readonly titulo: string
  readonly lineas: readonly T[]
  readonly subtotalCentavos: number
  readonly preguntado: boolean
  readonly marcaLineas: boolean
}

/** Groups lines by payer, the entity first, and adds each group up. A group without lines has a subtotal of 0. */
export function bloquesDe<T extends Sumable>(lineas: readonly T[]): readonly BloqueExplicado<T>[] {
  const isTotal = isTotalPreguntado(lineas)
  const asked = lineas.filter(({ preguntada }) => preguntada)
  const bloques = (['entidad', 'persona'] as const).map((paga) => {
    const propias = lineas.filter((linea) => linea.paga === paga)
    const preguntado = !isTotal && asked.length === propias.length && isTotalPreguntado(propias)
    return { paga, titulo: TITULO_PAGA[paga], lineas: propias, subtotalCentavos: sumaDe(propias), preguntado }
  })
  const marcaLineas = !isTotal && !bloques.some(({ preguntado }) => preguntado)
  return bloques.map((bloque) => ({ ...bloque, marcaLineas }))
}

/** Returns whether the requested amount includes every line, so that it is the total. */
export function isTotalPreguntado(lineas: readonly Pick<Sumable, 'preguntada'>[]): boolean {
  return lineas.length > 0 && lineas.every(({ preguntada }) => preguntada)
}

/** Sum of some lines, in centavos. */
export function sumaDe(lineas: readonly { readonly importeCentavos: number }[]): number {
  return lineas.reduce((sum, { importeCentavos }) => sum + importeCentavos, 0)
}
