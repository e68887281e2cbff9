import type { PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import { QUINCENAS_ANIO } from '#domain/calendario/quincena.ts'
import { multiplyDivide } from '#domain/fondos/redondeo.ts'
import { sueldoIssues } from '#domain/organica/puestos/sueldos.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { Issue } from '#domain/issue.ts'
import type { PlainDate } from '#domain/plain-date.ts'

/** Percentages travel with at most four decimals: 4 % is 40,000 ten-thousandths. */
const DIEZMILESIMOS = 10_000
const LIMITES = { porcentaje: 100, motivo: 300 } as const
export const AUMENTO_MOTIVO_MAX = LIMITES.motivo

/** A salary with a percentage more, rounded to the centavo, ties to the even one. `porcentaje` in ten-thousandths. */
export function conPorcentaje(sueldoCentavos: number, porcentaje: number): number {
  return multiplyDivide(sueldoCentavos, 100 * DIEZMILESIMOS + porcentaje, 100 * DIEZMILESIMOS, 'medio-par')
}

/** "4" or 4.25 as ten-thousandths; null for what is no percentage over 0 and up to 100 with four decimals at most. */
export function parsePorcentaje(valor: number): number | null {
  const scaled = Math.round(valor * DIEZMILESIMOS)
  const exact = Math.abs(valor * DIEZMILESIMOS - scaled) < 1e-6
  return exact && scaled > 0 && scaled <= LIMITES.porcentaje * DIEZMILESIMOS ? scaled : null
}

/** "4 %", "4.25 %"; "Por monto" for null, a rise with the amount of each category. */
export function porcentajeTexto(diezmilesimos: number | null): string {
  return diezmilesimos === null ? 'Por monto' : `${diezmilesimos / DIEZMILESIMOS} %`
}

/** A category in a rise: its salary on the first day of the rise, and the one it gets. */
export interface MontoAumento {
  readonly categoriaId: number
  readonly clave: string
  readonly antesCentavos: number
  readonly despuesCentavos: number
}

/** What is wrong with the amounts of a rise, each at its category: it raises, and what it gives is a salary. */
export function montosIssues(montos: readonly MontoAumento[]): Issue[] {
  if (montos.length === 0)
    return [{ path: 'categorias', code: 'requerido', message: 'Elige al menos una categoría con sueldo vigente.' }]
  return montos.flatMap(({ clave, antesCentavos, despuesCentavos }) => {
    const path = `montos.${clave}`
    const [wrong] = sueldoIssues(despuesCentavos, path)
    if (wrong) return [{ ...wrong, message: `Categoría ${clave}: ${wrong.message}` }]
    if (despuesCentavos > antesCentavos) return []
    const message = `Categoría ${clave}: un aumento sube el sueldo. Hoy es ${formatPesos(antesCentavos)} y llegó ${formatPesos(despuesCentavos)}.`
    return [{ path, code: 'no_sube', message }]
  })
}

/**
 * The day from which a rise holds for a person: its first day, or the one in which the person took the salary that is raised, when
 * that came later. What came into force before stands (decisions §10.10).
 */
export function fechaDeAumento(desde: PlainDate, conSueldoDesde: PlainDate): PlainDate {
  return conSueldoDesde > desde ? conSueldoDesde : desde
}

/** What a rise costs: salaries, and the contributions of both parts. */
export interface CostoAumento {
  readonly sueldosCentavos: number
  readonly entidadCentavos: number
  readonly afiliadoCentavos: number
}

/** Centavos that a rise costs the entities in a year of 24 quincenas: salaries and their part of the contributions. */
export function costoAnual({ sueldosCentavos, entidadCentavos }: CostoAumento): number {
  return QUINCENAS_ANIO * (sueldosCentavos + entidadCentavos)
}

/** A category in the preview. */
export interface CategoriaAumento extends MontoAumento {
  readonly nombre: string
  readonly personas: number
}

/** What a rise would do; nothing of it is written. */
export interface RevisionAumento {
  /** How its quincena is read, and its first day. */
  readonly desdeTexto: string
  readonly fecha: string
  readonly categorias: readonly CategoriaAumento[]
  readonly personas: number
  readonly entidades: number
  /** People of those categories who already earn as much or more: nothing changes for them. */
  readonly sinCambio: number
  /** Of those who change, how many have an open movement, which keeps its place. */
  readonly conMovimiento: number
  readonly porQuincena: CostoAumento
  /** Of the quincenas that were already closed; null when it does not fall back. */
  readonly retroactivo: (CostoAumento & { readonly quincenas: number }) | null
  /** Whether contributions could be computed: parameters are in force. */
  readonly conParametros: boolean
  /** Hash of the previewed salaries. A proposal is refused if they changed since. */
  readonly huella: string
}

/** An authorised rise in the list. */
export interface AumentoPanel {
  readonly id: number
  readonly motivo: string
  readonly porcentajeTexto: string
  readonly desdeTexto: string
  readonly categorias: readonly string[]
  readonly propuso: string
  readonly autorizo: string
  /** Id of its proposal. */
  readonly propuesta: number
  /** People whose salary changed so far, in how many entities. */
  readonly personas: number
  readonly entidades: number
}

/** Authorised rises, pending rises, and the quincenas in which a rise can start. */
export interface RespuestaAumentos {
  readonly aumentos: readonly AumentoPanel[]
  readonly propuestos: readonly Pick<PropuestaPanel, 'id' | 'folio' | 'sujeto' | 'propuso'>[]
  readonly quincenas: readonly { readonly codigo: string; readonly texto: string }[]
  /** Code of the quincena of today. */
  readonly actual: string
}
