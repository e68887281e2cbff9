import type { BaseCotizacion } from './fondo.ts'

/** Hundredths of a day in a month: a monthly amount × hundredths of a day ÷ this is what was paid. */
export const CENTESIMOS_MES = 3_000

/** Hundredths of a day in a quincena: what a payroll that names no days paid. */
export const CENTESIMOS_QUINCENA = 1_500

/** A payroll line of a person at an entity, as far as contributions ask. Amounts in centavos. */
export interface PagoDeNomina {
  readonly entidadId: number
  readonly clase: string
  /** Ordinals of the first and last quincena that it pays for. */
  readonly desde: number
  readonly hasta: number
  readonly plaza: string
  /** Hundredths; null if the file does not say. */
  readonly dias: number | null
  readonly pagado: Readonly<Record<BaseCotizacion, number>>
  readonly mensual: Readonly<Record<BaseCotizacion, number>>
  /** "Nómina CRG-26-000012, renglón 8". */
  readonly fuente: string
}

/** What payroll says of the days of one person in a quincena. Bases are exact: centavos × `CENTESIMOS_MES`, rounded once later. */
export interface NominaDeSegmento extends Readonly<Record<BaseCotizacion, number>> {
  /** Whether it takes the place of the salary that movements give; arrears alone are added to it. */
  readonly reemplaza: boolean
  /** Hundredths of a day that were paid, of the post with most; null if no line says. */
  readonly dias: number | null
  readonly fuente: string
}

/** Payments that are no base of contributions. */
const SIN_BASE: ReadonlySet<string> = new Set(['aguinaldo'])

/**
 * What the payroll lines of a person at an entity make of one quincena (decisions §11.18, 11.19): salaries of several posts add up, days
 * do not. Arrears are spread evenly over the quincenas that they pay for, the odd centavos in the last one. Null without lines.
 */
export function nominaDe(pagos: readonly PagoDeNomina[], entidadId: number, quincena: number): NominaDeSegmento | null {
  const own = pagos.filter(
    (pago) =>
      pago.entidadId === entidadId && pago.desde <= quincena && quincena <= pago.hasta && !SIN_BASE.has(pago.clase),
  )
  if (own.length === 0) return null
  const bases = { sueldo: 0, otros: 0, quinquenios: 0 }
  const dias = new Map<string, number>()
  for (const pago of own) {
    for (const base of ['sueldo', 'otros', 'quinquenios'] as const) bases[base] += exactaDe(pago, base, quincena)
    if (pago.dias !== null && pago.clase !== 'retroactiva')
      dias.set(pago.plaza, (dias.get(pago.plaza) ?? 0) + pago.dias)
  }
  return {
    ...bases,
    reemplaza: own.some(({ clase }) => clase !== 'retroactiva'),
    dias: dias.size === 0 ? null : Math.min(CENTESIMOS_QUINCENA, Math.max(0, ...dias.values())),
    fuente: [...new Set(own.map(({ fuente }) => fuente))].join('; '),
  }
}

function exactaDe(pago: PagoDeNomina, base: BaseCotizacion, quincena: number): number {
  const { desde, hasta, dias } = pago
  const pagado = pago.pagado[base]
  const cuantas = hasta - desde + 1
  const cada = Math.trunc(pagado / cuantas)
  const suyo = quincena === hasta ? pagado - cada * (cuantas - 1) : cada
  return suyo * CENTESIMOS_MES + pago.mensual[base] * (dias ?? CENTESIMOS_QUINCENA)
}

/**
 * Segments of one entity with what its payroll says of them. It holds for days in A: the first one carries it, and where it takes the
 * place of the salary the others carry none. Days on leave stay as movements say. Payroll never makes days of its own (§11.18).
 */
export function conNomina<T extends { readonly situacion: string }>(
  segmentos: readonly T[],
  nomina: NominaDeSegmento | null,
): (T & { readonly nomina?: NominaDeSegmento })[] {
  const first = segmentos.findIndex(({ situacion }) => situacion === 'A')
  if (!nomina || first < 0) return [...segmentos]
  const { reemplaza, fuente } = nomina
  const resto: NominaDeSegmento = { sueldo: 0, otros: 0, quinquenios: 0, reemplaza, dias: null, fuente }
  return segmentos.map((segmento, i) => {
    if (segmento.situacion !== 'A') return segmento
    if (i === first) return { ...segmento, nomina }
    return reemplaza ? { ...segmento, nomina: resto } : segmento
  })
}

/** The same segments without what payroll said. */
export function sinNomina<T extends { readonly nomina?: NominaDeSegmento }>(segmentos: readonly T[]): T[] {
  return segmentos.map((segmento) => {
    if (segmento.nomina === undefined) return segmento
    const copy: T & { nomina?: NominaDeSegmento } = { ...segmento }
    delete copy.nomina
    return copy
  })
}
