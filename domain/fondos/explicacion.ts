import Big from 'big.js'
import { quincenaLong } from '#domain/calendario/quincena.ts'
import { conComas, cuentaTexto } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { valorTexto } from './clave-parametro.ts'
import { FONDOS } from './fondo.ts'
import type { Linea } from './lineas.ts'
import type { TramoDeMora } from './pagos/cuenta-cargo.ts'
import type { Redondeo } from './redondeo.ts'
import type { Segmento } from './segmentos.ts'

/** Where a fact of a person comes from, as a person finds it again: "Padrón, categoría 20B", "Movimiento A-26-018841". */
export interface ConFuente {
  readonly fuente: string
}

/** One amount told whole: what it is, and the operation that gives it. */
export interface LineaExplicada {
  readonly fondo: string
  readonly clave: string
  readonly obligado: Linea['obligado']
  readonly entidadId: number
  readonly importeCentavos: number
  /** "Quincena 21 de 2026" where it corrects a closed one; null for a line of the quincena itself. */
  readonly corrige: string | null
  /** "$5,095.80 × 22.25 % = 1,133.8155 → $1,133.82". */
  readonly formula: string
}

/** What is computed of a person in a quincena, and from what (decision §5: every amount can be explained). */
export interface ExplicacionQuincena {
  readonly interno: string
  readonly nombre: string
  readonly quincena: string
  /** "Registro 1, versión 1, vale desde Q1 2025 · 1–15 ene". */
  readonly parametros: string
  readonly redondeo: Redondeo
  /** Entities that closed the quincena: their lines are told as they were kept, the others' as they would be now. */
  readonly cierres: readonly {
    readonly entidad: string
    /** "Ramón Échave Zúñiga, 20 nov 2026". */
    readonly cerradaPor: string
    readonly sello: string
  }[]
  readonly segmentos: readonly {
    readonly desde: string
    readonly dias: number
    readonly situacion: string
    readonly entidad: string
    readonly fuente: string
    /** "$10,191.59 ÷ 30 × 11 = 3,736.916333…". */
    readonly sueldo: string
  }[]
  readonly lineas: readonly LineaExplicada[]
  readonly totalCentavos: number
}

/** Decimals of an exact operation that are shown before an ellipsis. */
const DECIMALES = 6

/** A line with its operation: stored base × rate, as it is before rounding and after. */
export function explicarLinea(linea: Linea): LineaExplicada {
  const { fondo, clave, obligado, entidadId, importeCentavos } = linea
  return {
    fondo: FONDOS[fondo].titulo,
    clave,
    obligado,
    entidadId,
    importeCentavos,
    corrige: null,
    formula: formulaDe(linea),
  }
}

function formulaDe({ baseCentavos, tasa, importeCentavos }: Linea): string {
  const exact = Big(baseCentavos).times(tasa).div(100_000_000)
  return `${formatPesos(baseCentavos)} × ${valorTexto(tasa)} % = ${exactText(exact)} → ${formatPesos(importeCentavos)}`
}

/** A line that corrects a closed quincena (ordinal `corrige`): differences, of which no one product is told. */
export function explicarCorreccion(linea: Linea, corrige: number): LineaExplicada {
  return { ...explicarLinea(linea), corrige: quincenaLong(corrige), formula: formulaCorreccion(linea) }
}

/** "Lo que corresponde ahora menos lo guardado: base -$1,000.00, importe -$222.50". */
export function formulaCorreccion({ baseCentavos, importeCentavos }: Pick<Linea, 'baseCentavos' | 'importeCentavos'>) {
  return `Lo que corresponde ahora menos lo guardado: base ${formatPesos(baseCentavos)}, importe ${formatPesos(importeCentavos)}`
}

/** The salary of a segment's days, before the one rounding of the base. */
export function explicarSegmento({ sueldoCentavos, dias }: Pick<Segmento, 'sueldoCentavos' | 'dias'>): string {
  const exact = Big(sueldoCentavos).times(dias).div(3_000)
  return `${formatPesos(sueldoCentavos)} ÷ 30 × ${dias} = ${exactText(exact)}`
}

/** Interest of a stretch: unpaid principal × yearly rate × calendar days ÷ 365, as it is before rounding and after. */
export function explicarMora({ capitalCentavos, tasaMora, dias, importeCentavos }: TramoDeMora): string {
  const exact = Big(capitalCentavos)
    .times(tasaMora)
    .times(dias)
    .div(100_000_000 * 365)
  return `${formatPesos(capitalCentavos)} × ${valorTexto(tasaMora)} % × ${cuentaTexto(dias, 'día')} ÷ 365 = ${exactText(exact)} → ${formatPesos(importeCentavos)}`
}

/** A figure in full up to six decimals: "1,133.8155"; one that goes on ends in an ellipsis. */
function exactText(value: Big): string {
  const shown = value.round(DECIMALES, Big.roundDown)
  const [whole = '0', decimals = ''] = shown.abs().toFixed().split('.')
  const grouped = conComas(whole)
  const sign = value.lt(0) ? '-' : ''
  return `${sign}${grouped}.${decimals.padEnd(2, '0')}${shown.eq(value) ? '' : '…'}`
}
