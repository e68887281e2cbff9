import Big from 'big.js'
import { quincenaLong } from '#domain/calendario/quincena.ts'
import { conComas, cuentaTexto } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { pagaDe, type Paga } from './aportaciones/importe-preguntado.ts'
import { palabrasDeClave } from './aportaciones/palabras-clave.ts'
import { valorTexto } from './clave-parametro.ts'
import { FONDOS } from './fondo.ts'
import type { BaseCotizacion } from './fondo.ts'
import type { Linea } from './lineas.ts'
import type { ParametrosEnVigor } from './parametro.ts'
import { CENTESIMOS_MES } from './nomina.ts'
import { ORIGENES_LINEA, type OrigenLinea } from './pagos/explicacion-linea.ts'
import type { TramoDeMora } from './pagos/cuenta-cargo.ts'
import type { Redondeo } from './redondeo.ts'
import { isCotizante, type Segmento } from './segmentos.ts'

/** Where a fact of a person comes from, as a person finds it again: "Padrón, categoría 20B", "Movimiento A-26-018841". */
export interface ConFuente {
  readonly fuente: string
}

/** One amount told whole: what it is, and the operation that gives it. */
export interface LineaExplicada {
  readonly fondo: string
  readonly clave: string
  /** Words of the key: "aportación del afiliado". */
  readonly palabras: string
  readonly paga: Paga
  readonly obligado: Linea['obligado']
  readonly entidadId: number
  /** What the rate is applied to. */
  readonly base: BaseCotizacion
  readonly baseCentavos: number
  /** "22.25 %". */
  readonly tasa: string
  readonly importeCentavos: number
  /** "De la quincena", "Retroactivas", "Por decreto". */
  readonly origen: string
  /** "Quincena 21 de 2026" where it corrects a closed one; null for a line of the quincena itself. */
  readonly corrige: string | null
  /** Ended entity whose days it corrects, charged to its successor; null for the days of the entity itself. */
  readonly entidadOrigen: string | null
  /** "$5,095.80 × 22.25 % = 1,133.8155 → $1,133.82". */
  readonly formula: string
}

/** A line of an explanation. */
export interface LineaDeExplicacion extends LineaExplicada {
  /** Whether a close stored it. */
  readonly cerrada: boolean
  /** Whether the requested amount includes this line. */
  readonly preguntada: boolean
  /** Days that its base covers; null for a correction, or if the close stored no days. */
  readonly dias: number | null
  /** Legal basis of its rate; "" if none is stored. */
  readonly fundamento: string
}

/** What is computed of a person in a quincena, and from what (decision §5: every amount can be explained). */
export interface ExplicacionQuincena {
  readonly interno: string
  readonly nombre: string
  readonly quincena: string
  /** The requested amount: its name, and the sum of its lines or the salary. */
  readonly pregunta: { readonly titulo: string; readonly importeCentavos: number; readonly isSueldo: boolean }
  /** Days that contribute, and the salary that they give. */
  readonly dias: number
  readonly sueldoCentavos: number
  /** "Registro 1, versión 1, vale desde Q1 2025 · 1–15 ene". */
  readonly parametros: string
  readonly redondeo: Redondeo
  /** Entities that closed the quincena: their lines are told as they were kept, the others' as they would be now. */
  readonly cierres: readonly {
    readonly entidad: string
    /** "Ramón Échave Zúñiga, 20 nov 2026". */
    readonly cerradaPor: string
    readonly sello: string
    /** Whether what is stored of the person is what was sealed. */
    readonly integra: boolean
  }[]
  readonly segmentos: readonly {
    readonly desde: string
    readonly dias: number
    readonly situacion: string
    readonly entidad: string
    readonly fuente: string
    /** "$10,191.59 ÷ 30 × 11 = 3,736.916333…". */
    readonly sueldo: string
    /** Whether a close stored it; else it is what a close would write now. */
    readonly cerrada: boolean
  }[]
  readonly lineas: readonly LineaDeExplicacion[]
  readonly totalCentavos: number
}

/** Whether closes stored all of it, none of it, or part. */
export function estadoExplicacion({
  cierres,
  lineas,
}: Pick<ExplicacionQuincena, 'cierres' | 'lineas'>): 'simulado' | 'cerrado' | 'mixto' {
  if (cierres.length === 0) return 'simulado'
  return lineas.every(({ cerrada }) => cerrada) ? 'cerrado' : 'mixto'
}

export const TEXTO_ESTADO_EXPLICACION = {
  simulado: 'Simulado',
  cerrado: 'Cerrado',
  mixto: 'En parte simulado',
} as const satisfies Record<ReturnType<typeof estadoExplicacion>, string>

/** Shown where nothing is stored yet. */
export const AUN_SIN_CERRAR = 'Aún sin cerrar: es lo que escribiría el cierre con lo que hoy se sabe.'

/** Shown where a rate has no legal basis stored. */
export const SIN_FUNDAMENTO = 'sin fundamento registrado'

/** Entities that an explanation is of, as one text. */
export function entidadesDeExplicacion({
  cierres,
  segmentos,
}: Pick<ExplicacionQuincena, 'cierres' | 'segmentos'>): string {
  return [...new Set([...cierres, ...segmentos].map(({ entidad }) => entidad))].join(', ')
}

/** Shown beside a close of which the stored data of the person changed. */
export const NO_ES_LO_SELLADO =
  'Lo guardado de esta persona no es lo que se selló: «portal quincena verificar» dice qué cambió.'

/** Decimals of an exact operation that are shown before an ellipsis. */
const DECIMALES = 6

/** What a formula needs of a line. */
type Operacion = Pick<Linea, 'baseCentavos' | 'tasa' | 'importeCentavos'>

/**
 * A line with its operation: stored base × rate, as it is before rounding and after. `licencia` is the line of the same key
 * that the person owes on leave: the entity owes the rest of the one amount (decision 11.5). Null where there is none, or where
 * each part was computed by itself.
 */
export function explicarLinea(linea: Linea, licencia: Operacion | null = null): LineaExplicada {
  const { fondo, clave, base, obligado, entidadId, baseCentavos, tasa, importeCentavos } = linea
  return {
    fondo: FONDOS[fondo].titulo,
    clave,
    palabras: palabrasDeClave(clave),
    paga: pagaDe(linea),
    obligado,
    entidadId,
    base,
    baseCentavos,
    tasa: `${valorTexto(tasa)} %`,
    importeCentavos,
    origen: ORIGENES_LINEA.ordinaria,
    corrige: null,
    entidadOrigen: null,
    formula: licencia ? formulaDelResto(linea, licencia) : formulaDe(linea),
  }
}

function formulaDe({ baseCentavos, tasa, importeCentavos }: Operacion): string {
  const exact = Big(baseCentavos).times(tasa).div(100_000_000)
  return `${formatPesos(baseCentavos)} × ${valorTexto(tasa)} % = ${exactText(exact)} → ${formatPesos(importeCentavos)}`
}

function formulaDelResto(linea: Operacion, licencia: Operacion): string {
  const junta = {
    ...linea,
    baseCentavos: linea.baseCentavos + licencia.baseCentavos,
    importeCentavos: linea.importeCentavos + licencia.importeCentavos,
  }
  return `${formulaDe(junta)}, menos ${formatPesos(licencia.importeCentavos)} de la licencia = ${formatPesos(linea.importeCentavos)}`
}

/** Returns the ordinary line on leave that was subtracted to get `linea`, or null. */
export function licenciaDe<T extends { readonly clave: string; readonly obligado: Linea['obligado'] }>(
  linea: T,
  lineas: readonly T[],
  reparto: ParametrosEnVigor['reparto'],
): T | null {
  if (linea.obligado === 'afiliado' || reparto === 'cada-parte') return null
  return lineas.find(({ clave, obligado }) => clave === linea.clave && obligado === 'afiliado') ?? null
}

interface Correccion {
  readonly corrige: number
  readonly origen: OrigenLinea
  readonly entidadOrigen: string | null
}

/**
 * A line that corrects a closed quincena (ordinal `corrige`): a difference, which no single product gives. `entidadOrigen` names
 * the ended entity whose days it corrects; null for the days of the entity itself.
 */
export function explicarCorreccion(linea: Linea, { corrige, origen, entidadOrigen }: Correccion): LineaExplicada {
  return {
    ...explicarLinea(linea),
    origen: ORIGENES_LINEA[origen],
    corrige: quincenaLong(corrige),
    entidadOrigen,
    formula: formulaCorreccion(linea, origen),
  }
}

/**
 * "Lo que corresponde ahora menos lo guardado: base −$1,000.00, importe −$222.50"; by a decree "La base guardada × 24 %, la tasa
 * decretada, menos lo guardado: importe $89.18".
 */
export function formulaCorreccion(
  { baseCentavos, tasa, importeCentavos }: Pick<Linea, 'baseCentavos' | 'tasa' | 'importeCentavos'>,
  origen: OrigenLinea,
): string {
  const importe = `importe ${formatPesos(importeCentavos)}`
  return origen === 'decreto'
    ? `La base guardada × ${valorTexto(tasa)} %, la tasa decretada, menos lo guardado: ${importe}`
    : `Lo que corresponde ahora menos lo guardado: base ${formatPesos(baseCentavos)}, ${importe}`
}

/**
 * The salary of a segment's days, before the one rounding of the base: by month and days, or as payroll paid it. Days that do not contribute
 * have none.
 */
export function explicarSegmento({
  situacion,
  sueldoCentavos,
  dias,
  nomina,
}: Pick<Segmento, 'situacion' | 'sueldoCentavos' | 'dias' | 'nomina'>): string {
  if (!isCotizante(situacion)) return 'No aporta'
  if (nomina) {
    const paid = exactText(Big(nomina.sueldo).div(CENTESIMOS_MES * 100))
    if (nomina.reemplaza) return `Pagado en la nómina: ${paid}`
    return `${explicarSegmento({ situacion, sueldoCentavos, dias })}, más ${paid} de la nómina`
  }
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
