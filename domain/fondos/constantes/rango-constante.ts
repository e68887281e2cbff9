import { foldText } from '#domain/identidad/normalize-text.ts'
import type { EDAD_MINIMA_RETIRO } from '#domain/fondos/cair/retiro.ts'
import { parseValor } from '#domain/fondos/clave-parametro.ts'
import type { ConstantePrestamo } from '#domain/fondos/prestamos/capacidad.ts'

/** Constants of the institute that loads of files read, with the values of a new installation. */
export const CONSTANTES_CARGA = {
  /** Percentage of refused rows above which a jefe authorises a load as well. */
  CARGA_RECHAZO_MAX: '10',
  /** Percentage by which the total may differ from that of the last quincena. */
  CARGA_DIFERENCIA_MAX: '25',
  /** Days that the original file of a load is kept: two years. */
  CARGA_ARCHIVO_DIAS: '730',
  /** Days that the rows of a load are kept after it ended. What they paid stays. */
  CARGA_RENGLONES_DIAS: '90',
} as const
export type ConstanteCarga = keyof typeof CONSTANTES_CARGA

/** The constants that rules read; every other one is the institute's own, for its formulas. */
export type ConstanteConocida =
  ConstantePrestamo | typeof EDAD_MINIMA_RETIRO.nombre | ConstanteCarga | 'TASA_MORA_ANUAL'

interface Rango {
  readonly clase: 'tasa' | 'entero'
  readonly minimo: number
  readonly maximo: number
}

/** A percentage of up to four decimals (decision 10.25). */
const TASA: Rango = { clase: 'tasa', minimo: 0, maximo: 100 }

const RANGOS: Readonly<Record<ConstanteConocida, Rango>> = {
  TASA_MORA_ANUAL: TASA,
  PORCENTAJE_MAXIMO_RETENCION: TASA,
  PRESTAMOS_POR_TIPO: { clase: 'entero', minimo: 1, maximo: 99 },
  INTERES_ANUAL_CORTO: TASA,
  INTERES_ANUAL_MEDIANO: TASA,
  INTERES_ANUAL_HIPOTECARIO: TASA,
  CARGA_RECHAZO_MAX: TASA,
  CARGA_DIFERENCIA_MAX: TASA,
  // Ten years: the longest term of an institute's papers of money.
  CARGA_ARCHIVO_DIAS: { clase: 'entero', minimo: 30, maximo: 3_650 },
  CARGA_RENGLONES_DIAS: { clase: 'entero', minimo: 7, maximo: 365 },
  CAIR_EDAD_MINIMA: { clase: 'entero', minimo: 18, maximo: 120 },
}

const POR_NOMBRE: ReadonlyMap<string, Rango> = new Map(
  Object.entries(RANGOS).map(([nombre, rango]) => [foldText(nombre), rango]),
)

/** The name of a constant that a rule reads, whatever its case; null for the institute's own. */
export const constanteConocida = (nombre: string): ConstanteConocida | null =>
  (Object.keys(RANGOS) as ConstanteConocida[]).find((known) => foldText(known) === foldText(nombre)) ?? null

/** Whether a rule of the portal reads a constant of that name. */
export function isConstanteDeRegla(nombre: string): boolean {
  return POR_NOMBRE.has(foldText(nombre))
}

/** Whether a constant may be of that value: one that no rule reads may be any number. */
export function isEnRango(nombre: string, valor: number): boolean {
  const rango = POR_NOMBRE.get(foldText(nombre))
  if (!rango) return true
  const isFino = rango.clase === 'entero' ? Number.isInteger(valor) : parseValor(valor) !== null
  return isFino && valor >= rango.minimo && valor <= rango.maximo
}

/** What a constant is expected to be, and what came instead; "" for a value that it may be. */
export function rangoTexto(nombre: string, valor: number): string {
  const rango = POR_NOMBRE.get(foldText(nombre))
  if (!rango || isEnRango(nombre, valor)) return ''
  const { clase, minimo, maximo } = rango
  const espera =
    clase === 'entero'
      ? `es un número entero de ${minimo} a ${maximo}`
      : `es un porcentaje de ${minimo} a ${maximo}, con hasta cuatro decimales`
  return `${nombre} ${espera}; llegó ${valor}.`
}
