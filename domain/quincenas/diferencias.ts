import { lineasDe, type Linea } from '#domain/fondos/lineas.ts'
import { sinNomina, type NominaDeSegmento } from '#domain/fondos/nomina.ts'
import type { ParametrosEnVigor } from '#domain/fondos/parametro.ts'
import { diasHastaFin, DIAS_QUINCENA, type HechoLaboral, type Segmento } from '#domain/fondos/segmentos.ts'
import { quincenaRange } from '#domain/calendario/quincena.ts'
import { lineaCanonica, type LineaCierre } from './linea-cierre.ts'

/** Why what an entity owes for a person is not what it owed in its last close, in the order in which tables show them. */
export const CAUSAS_DIFERENCIA = [
  'alta',
  'baja',
  'reorganizacion',
  'categoria',
  'tasa',
  'dias',
  'nomina',
  'retroactivo',
  'sin_explicacion',
] as const
export type CausaDiferencia = (typeof CAUSAS_DIFERENCIA)[number]

/** What a table calls each cause. */
export const TEXTO_CAUSA = {
  alta: 'Alta',
  baja: 'Baja',
  reorganizacion: 'Reorganización',
  categoria: 'Categoría y sueldo',
  tasa: 'Tasa',
  dias: 'Días',
  nomina: 'Nómina',
  retroactivo: 'Retroactivo',
  sin_explicacion: 'Sin explicación',
} as const satisfies Record<CausaDiferencia, string>

/** Days of a fact, with the source of the fact and of its salary. */
export type SegmentoConFuente = Segmento<HechoLaboral & { readonly fuente: string; readonly fuenteSueldo?: string }>

/** A person in the entity's last close, as it was kept. */
export interface LadoAnterior {
  /** Ordinal of that close. */
  readonly quincena: number
  /** Days in A or L in the entity. */
  readonly segmentos: readonly SegmentoConFuente[]
  readonly lineas: readonly LineaCierre[]
  /** Those that it sealed. */
  readonly parametros: ParametrosEnVigor
  /** Whether its lines still have the hash that they were written with. */
  readonly integra: boolean
}

/** The same person in the close that is simulated. */
export interface LadoActual {
  readonly segmentos: readonly SegmentoConFuente[]
  readonly lineas: readonly LineaCierre[]
  readonly parametros: ParametrosEnVigor
  /** Where the fact comes from by which the person contributes no more at the quincena's end; null where there is none. */
  readonly salida: string | null
  /** Whether since the last close an act on the tree brought the person to the entity or took the person from it (decision 11.3). */
  readonly reorganizada: boolean
}

/** What an entity owes for a person before and now, in centavos, and what of the change is due to what. */
export interface Diferencia {
  readonly antesCentavos: number
  readonly ahoraCentavos: number
  /** Causes that apply; their amounts add up to the difference. One of 0 is told where something changed all the same. */
  readonly causas: ReadonlyMap<CausaDiferencia, number>
}

/**
 * Why a person's amount changed between two closes. The last one is computed again from what it kept, and then one change at
 * a time is made to it, until it is the present one: the rates, the salary, the days. What those steps leave over is without
 * explanation: a stored line that its own days and rates do not give, corrections that are not those that were sealed, a
 * salary that is another without a fact that says so, somebody who left without one. `antes` is null for who was not in the
 * last close, `ahora` for who is in neither the roster nor its corrections.
 */
export function diferenciaDe(antes: LadoAnterior | null, ahora: LadoActual | null): Diferencia {
  const antesCentavos = adeudo(antes?.lineas ?? [])
  if (antes && ahora && isIgual(antes, ahora))
    return { antesCentavos, ahoraCentavos: antesCentavos, causas: new Map<CausaDiferencia, number>() }
  const ahoraCentavos = adeudo(ahora?.lineas ?? [])
  const causas = new Map<CausaDiferencia, number>()
  const corregido = isCorreccionAlterada(antes) ? 0 : adeudo(correcciones(antes))
  for (const [causa, importe] of [...pasos(antes, ahora), retroactivo(adeudo(correcciones(ahora)) - corregido)])
    causas.set(causa, (causas.get(causa) ?? 0) + importe)
  for (const [causa, importe] of causas) if (importe === 0) causas.delete(causa)
  const explained = [...causas.values()].reduce((sum, importe) => sum + importe, 0)
  const rest = ahoraCentavos - antesCentavos - explained
  if (rest !== 0 || isAlterada(antes)) causas.set('sin_explicacion', rest)
  return { antesCentavos, ahoraCentavos, causas }
}

/**
 * Whether nothing changed: the same facts, days, parameters and ordinary lines, and what was kept is what was sealed. Of most
 * people in most quincenas that is so, and no step needs to be computed again.
 */
function isIgual(antes: LadoAnterior, ahora: LadoActual): boolean {
  const [{ lineas: kept }, { lineas: now }] = [antes, ahora]
  if (!antes.integra || !isMismoRegistro(antes.parametros, ahora.parametros) || kept.length !== now.length) return false
  return isMismosDias(antes.segmentos, ahora.segmentos) && kept.every((linea, i) => isMismaOrdinaria(linea, now[i]))
}

const isMismoRegistro = (one: ParametrosEnVigor, other: ParametrosEnVigor): boolean =>
  one.clave === other.clave && one.version === other.version

function isMismosDias(before: readonly SegmentoConFuente[], now: readonly SegmentoConFuente[]): boolean {
  return (
    before.length === now.length &&
    before.every((segmento, i) => {
      const other = now[i]
      return (
        segmento.dias === other?.dias &&
        segmento.desde === other.desde &&
        segmento.situacion === other.situacion &&
        segmento.sueldoCentavos === other.sueldoCentavos &&
        segmento.otrosCentavos === other.otrosCentavos &&
        segmento.quinqueniosCentavos === other.quinqueniosCentavos &&
        isMismaNomina(segmento.nomina, other.nomina)
      )
    })
  )
}

function isMismaNomina(one: NominaDeSegmento | undefined, other: NominaDeSegmento | undefined): boolean {
  if (!one || !other) return one === other
  return (
    one.sueldo === other.sueldo &&
    one.otros === other.otros &&
    one.quinquenios === other.quinquenios &&
    one.dias === other.dias
  )
}

function isMismaOrdinaria(one: LineaCierre, other: LineaCierre | undefined): boolean {
  return (
    one.origen === 'ordinaria' &&
    other?.origen === 'ordinaria' &&
    one.clave === other.clave &&
    one.obligado === other.obligado &&
    one.baseCentavos === other.baseCentavos &&
    one.tasa === other.tasa &&
    one.importeCentavos === other.importeCentavos
  )
}

/** What the entity owes of some lines: those of people on leave are theirs (decision 10.20). */
function adeudo(lineas: readonly Linea[]): number {
  return lineas.reduce((sum, { obligado, importeCentavos }) => sum + (obligado === 'entidad' ? importeCentavos : 0), 0)
}

const correcciones = (lado: LadoAnterior | LadoActual | null): LineaCierre[] =>
  (lado?.lineas ?? []).filter(({ origen }) => origen !== 'ordinaria')

type Paso = readonly [causa: CausaDiferencia, importeCentavos: number]

const retroactivo = (importe: number): Paso => ['retroactivo', importe]

/** The ordinary part, one change at a time: first what movements say, then what payroll paid besides or instead. */
function pasos(antes: LadoAnterior | null, ahora: LadoActual | null): Paso[] {
  const deNomina = (lado: LadoAnterior | LadoActual | null): number =>
    lado?.segmentos.some(({ nomina }) => nomina)
      ? adeudo(lineasDe(lado.segmentos, lado.parametros)) - adeudo(lineasDe(sinNomina(lado.segmentos), lado.parametros))
      : 0
  return [...pasosDeMovimientos(antes, ahora), ['nomina', deNomina(ahora) - deNomina(antes)]]
}

function pasosDeMovimientos(antes: LadoAnterior | null, ahora: LadoActual | null): Paso[] {
  const [before, now] = [sinNomina(antes?.segmentos ?? []), sinNomina(ahora?.segmentos ?? [])]
  const cuenta = (segmentos: readonly SegmentoConFuente[], lado: LadoAnterior | LadoActual | null) =>
    lado === null ? 0 : adeudo(lineasDe(segmentos, lado.parametros))
  const isReorganizada = ahora?.reorganizada === true
  if (before.length === 0) return [[isReorganizada ? 'reorganizacion' : 'alta', cuenta(now, ahora)]]
  if (now.length === 0 && isReorganizada) return [['reorganizacion', -cuenta(before, antes)]]
  if (now.length === 0) return isSalida(antes, ahora) ? [['baja', -cuenta(before, antes)]] : []
  const money = before.at(-1)
  const [antesParejo, ahoraParejo] = [conSueldo(before, money), conSueldo(now, money)]
  const sueldoDeAntes = cuenta(antesParejo, ahora) - cuenta(before, ahora)
  const sueldoDeAhora = isSueldoConFuente(before, now) ? cuenta(now, ahora) - cuenta(ahoraParejo, ahora) : 0
  return [
    ['tasa', cuenta(before, ahora) - cuenta(before, antes)],
    ['categoria', sueldoDeAntes],
    [ahora?.salida ? 'baja' : 'dias', cuenta(ahoraParejo, ahora) - cuenta(antesParejo, ahora)],
    ['categoria', sueldoDeAhora],
  ]
}

/** The same days, all paid like `modelo`. */
function conSueldo(
  segmentos: readonly SegmentoConFuente[],
  modelo: SegmentoConFuente | undefined,
): SegmentoConFuente[] {
  if (!modelo) return [...segmentos]
  const { sueldoCentavos, otrosCentavos, quinqueniosCentavos } = modelo
  return segmentos.map((segmento) => ({ ...segmento, sueldoCentavos, otrosCentavos, quinqueniosCentavos }))
}

/** A salary that is another needs a fact that the last close did not know; what payroll sets besides it has none. */
function isSueldoConFuente(before: readonly SegmentoConFuente[], now: readonly SegmentoConFuente[]): boolean {
  const known = new Set(before.flatMap(({ fuente, fuenteSueldo = fuente }) => [fuente, fuenteSueldo]))
  const last = before.at(-1)?.sueldoCentavos
  return now.every(
    ({ sueldoCentavos, fuente, fuenteSueldo = fuente }) => sueldoCentavos === last || !known.has(fuenteSueldo),
  )
}

/** Whether the last close already cut the days short, or a fact known now does. */
function isSalida(antes: LadoAnterior | null, ahora: LadoActual | null): boolean {
  return Boolean(ahora?.salida) || (antes !== null && isCortada(antes))
}

function isCortada({ segmentos, quincena }: LadoAnterior): boolean {
  const last = segmentos.at(-1)
  if (!last) return false
  const { inicio } = quincenaRange(quincena)
  return last.dias < (last.desde <= inicio ? DIAS_QUINCENA : diasHastaFin(last.desde))
}

/** Whether what was kept of somebody is not what was closed. */
function isAlterada(antes: LadoAnterior | null): boolean {
  return antes !== null && (!antes.integra || !isOrdinariaExacta(antes))
}

/** Ordinary lines are right and yet the hash is another: the corrections are not those that were sealed. */
function isCorreccionAlterada(antes: LadoAnterior | null): boolean {
  return antes !== null && !antes.integra && isOrdinariaExacta(antes)
}

function isOrdinariaExacta({ segmentos, lineas, parametros, quincena }: LadoAnterior): boolean {
  const expected = lineasDe(segmentos, parametros).map((linea) =>
    lineaCanonica({ ...linea, corrige: quincena, origen: 'ordinaria', deEntidadId: null }),
  )
  const kept = lineas.filter(({ origen }) => origen === 'ordinaria').map(lineaCanonica)
  return expected.sort().join('\n') === kept.sort().join('\n')
}

/** What one cause adds up to. */
export interface TotalCausa {
  readonly causa: CausaDiferencia
  readonly personas: number
  readonly importeCentavos: number
}

/** Adds differences up by cause as they come. */
export class SumaDiferencias {
  readonly #personas = new Map<CausaDiferencia, number>()
  readonly #importes = new Map<CausaDiferencia, number>()

  add({ causas }: Diferencia): void {
    for (const [causa, importe] of causas) {
      this.#personas.set(causa, (this.#personas.get(causa) ?? 0) + 1)
      this.#importes.set(causa, (this.#importes.get(causa) ?? 0) + importe)
    }
  }

  /** Every cause, those without people too. */
  causas(): TotalCausa[] {
    return CAUSAS_DIFERENCIA.map((causa) => ({
      causa,
      personas: this.#personas.get(causa) ?? 0,
      importeCentavos: this.#importes.get(causa) ?? 0,
    }))
  }
}
