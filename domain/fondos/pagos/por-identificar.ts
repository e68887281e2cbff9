import { ANTIGUEDADES, type AntiguedadId } from '#domain/fondos/mora.ts'
import { isReferencia } from '#domain/fondos/referencia-pago.ts'
import type { Issue } from '#domain/issue.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import type { ResultadoPago } from './cuenta-cargo.ts'

/** Results of the payments that credit nobody until two people assign or return them (decisions §11.12). */
export const POR_IDENTIFICAR = ['desconocido', 'anulado'] as const satisfies readonly ResultadoPago[]

export const isPorIdentificar = (resultado: ResultadoPago): boolean =>
  (POR_IDENTIFICAR as readonly ResultadoPago[]).includes(resultado)

/** Results of the payments of a line, which two people may move to another line. */
const DE_UNA_LINEA: ReadonlySet<ResultadoPago> = new Set(['exacto', 'parcial', 'excedente', 'doble'])

export const isReasignable = (resultado: ResultadoPago): boolean => DE_UNA_LINEA.has(resultado)

/** Why a payment has no line. */
export const MOTIVOS_SIN_LINEA = {
  sin_linea: 'Ninguna línea tiene esa referencia',
  digitos: 'Sus dígitos verificadores no corresponden',
  anulada: 'Su línea se anuló al reabrir la quincena',
  reversa: 'El banco la retiró y su pago no está registrado',
} as const satisfies Record<string, string>

export type MotivoSinLinea = keyof typeof MOTIVOS_SIN_LINEA

export function motivoSinLinea({
  referencia,
  resultado,
  importeCentavos,
}: {
  readonly referencia: string
  readonly resultado: ResultadoPago
  readonly importeCentavos: number
}): MotivoSinLinea {
  if (isReversa({ importeCentavos })) return 'reversa'
  if (resultado === 'anulado') return 'anulada'
  return isReferencia(referencia) ? 'sin_linea' : 'digitos'
}

/** The bank took money back. */
export const isReversa = ({ importeCentavos }: { readonly importeCentavos: number }): boolean => importeCentavos < 0

export type EdadPago = Exclude<AntiguedadId, 'por_vencer'>

/** Ages of receivables, in days since the bank's day; money that came in is never "por vencer". */
export const EDADES_PAGO = ANTIGUEDADES.flatMap(({ id, titulo, hasta }) =>
  id === 'por_vencer' ? [] : [{ id, titulo: id === 'd30' ? 'Hasta 30 días' : titulo, hasta }],
)
export const EDAD_PAGO_IDS = EDADES_PAGO.map(({ id }) => id) as [EdadPago, ...EdadPago[]]

/** The bank's days of the payments of an age on `hoy`, both included; `desde` is null for the oldest. */
export function fechasDeEdad(
  edad: EdadPago,
  hoy: PlainDate,
): { readonly desde: PlainDate | null; readonly hasta: PlainDate } {
  const at = EDAD_PAGO_IDS.indexOf(edad)
  const mas = EDADES_PAGO[at]?.hasta ?? Infinity
  const menos = EDADES_PAGO[at - 1]?.hasta ?? -1
  return { desde: mas === Infinity ? null : addDays(hoy, -mas), hasta: addDays(hoy, -(menos + 1)) }
}

/** Characters of the reason of a return. */
export const MOTIVO_DEVOLUCION_MAX = 300

export function asignacionIssues({ referencia }: { readonly referencia: string }): Issue[] {
  const issue = (code: string, message: string): Issue[] => [{ path: 'referencia', code, message }]
  if (referencia === '') return issue('requerido', 'Escribe la referencia de la línea.')
  if (/^\d{8,40}$/.test(referencia)) return []
  return issue('referencia', `La referencia dice "${referencia.slice(0, 40)}"; se esperaban de 8 a 40 dígitos.`)
}

export function devolucionIssues({ motivo }: { readonly motivo: string }): Issue[] {
  const { length } = motivo.trim()
  if (length === 0) return [{ path: 'motivo', code: 'requerido', message: 'Escribe por qué se devuelve.' }]
  if (length <= MOTIVO_DEVOLUCION_MAX) return []
  return [{ path: 'motivo', code: 'largo', message: `El motivo lleva hasta ${MOTIVO_DEVOLUCION_MAX} caracteres.` }]
}
