import { quincenaCode, quincenaRange, quincenasOfYear } from '#domain/calendario/quincena.ts'
import { parseValor } from '#domain/fondos/clave-parametro.ts'
import type { Issue } from '#domain/issue.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { CuentaCair } from './asiento.ts'
import { ultimoDia } from './rendimiento.ts'

/** First and last day of an entity. Null if the first is unknown, or if the entity has not ended. */
export interface VidaEntidad {
  readonly desde: PlainDate | null
  readonly hasta: PlainDate | null
}

/** What an entity closed, as ordinals. */
export interface CerradasDeEntidad extends VidaEntidad {
  readonly entidad: string
  readonly cerradas: ReadonlySet<number>
}

/** Quincenas of a year that an entity has not closed, as codes: what keeps the year's yield from being applied. */
export interface EntidadAbierta {
  readonly entidad: string
  readonly quincenas: readonly string[]
}

/**
 * The quincenas of a year that are still open, entity by entity, from the first one that the institute ever closed on
 * (`desde`, an ordinal): before it there was no portal to close them in. Null, when nothing was closed, leaves none. Those outside
 * an entity's validity are not asked of it (decision 11.3).
 */
export function quincenasAbiertas(
  anio: number,
  desde: number | null,
  entidades: readonly CerradasDeEntidad[],
): EntidadAbierta[] {
  if (desde === null) return []
  const quincenas = quincenasOfYear(anio).filter((quincena) => quincena >= desde)
  return entidades.flatMap(({ entidad, cerradas, ...vida }) => {
    const open = quincenas.filter((quincena) => !cerradas.has(quincena) && isVigente(vida, quincena))
    return open.length === 0 ? [] : [{ entidad, quincenas: open.map(quincenaCode) }]
  })
}

/** Whether some day of the quincena is in the entity's validity. */
function isVigente({ desde, hasta }: VidaEntidad, quincena: number): boolean {
  const { inicio, fin } = quincenaRange(quincena)
  return (desde === null || desde <= fin) && (hasta === null || hasta >= inicio)
}

/** The highest yearly rate, in percent, that is taken for one. */
const TASA_MAX = 50
const PRIMER_ANIO = 2000

/** What is asked for: the yearly rate as a percentage with up to four decimals. */
export interface PedidoRendimiento {
  readonly anio: number
  readonly cuenta: CuentaCair
  readonly tasa: number
}

/** What is wrong with a yield that is asked for: a year that is over, a rate that is one (NaN: not written). */
export function rendimientoIssues({ anio, tasa }: PedidoRendimiento, hoy: PlainDate): Issue[] {
  const issues: Issue[] = []
  const add = (path: string, message: string): void => void issues.push({ path, code: 'rendimiento', message })
  if (Number.isNaN(anio)) add('anio', 'Escribe el año del rendimiento.')
  else if (anio < PRIMER_ANIO || anio > 9999) add('anio', `El año dice ${anio}; se esperaba uno desde ${PRIMER_ANIO}.`)
  else if (hoy < ultimoDia(anio)) add('anio', `El año ${anio} no ha terminado: el rendimiento es del 31 de diciembre.`)
  if (Number.isNaN(tasa)) add('tasa', 'Escribe la tasa anual, como 5.25.')
  else if (!(tasa > 0 && tasa <= TASA_MAX) || parseValor(tasa) === null)
    add('tasa', `La tasa dice ${tasa} %; se esperaba más de 0 y hasta ${TASA_MAX} %, con cuatro decimales a lo más.`)
  return issues
}

/** What a yield would do; nothing of it is written. */
export interface RendimientoPrevisto extends PedidoRendimiento {
  /** That would be credited: a yield of nothing is no entry. */
  readonly cuentas: number
  readonly promedioCentavos: number
  readonly rendimientoCentavos: number
  /** Of it, what option A pays out, and to how many. */
  readonly entregaCentavos: number
  readonly entregas: number
  readonly abiertas: readonly EntidadAbierta[]
  /** It was applied already, or is being so. */
  readonly aplicado: boolean
}

/** A yield that was applied, with what its entries add up to. */
export interface RendimientoAplicado extends PedidoRendimiento {
  readonly id: number
  readonly estado: 'aplicando' | 'aplicado'
  readonly pedido: string
  readonly pedidoAt: string
  readonly aplicadoAt: string | null
  readonly cuentas: number
  readonly rendimientoCentavos: number
  readonly entregaCentavos: number
}

export interface PanelRendimientos {
  readonly rendimientos: readonly RendimientoAplicado[]
  readonly actions: readonly 'aplicar'[]
}
