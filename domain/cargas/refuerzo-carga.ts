import { formatPesos } from '#domain/organica/dinero.ts'

/** Percentages above which a jefe authorises a load as well (`CARGA_RECHAZO_MAX`, `CARGA_DIFERENCIA_MAX`). */
export interface LimitesDeCarga {
  readonly rechazo: number
  readonly diferencia: number
}

export interface CifrasDeRefuerzo {
  readonly renglones: number
  readonly rechazados: number
  /** "pagó" or "retuvo". */
  readonly verbo: string
  /** Centavos of the quincena with this load: it may complete or correct others. */
  readonly totalCentavos: number
  /** The last quincena with loads of the entity and kind: "Q21 2026", and its centavos. Null for the first one. */
  readonly anterior: { readonly quincena: string; readonly totalCentavos: number } | null
}

/** Ten-thousandths of a percentage: limits have up to four decimals. */
const ESCALA = 10_000

/** Why a load needs the authorisation of a jefe as well, each with its figures; none if it does not. A figure at its limit is within it. */
export function refuerzosDe(cifras: CifrasDeRefuerzo, limites: LimitesDeCarga): string[] {
  return [...porRechazo(cifras, limites), ...porDiferencia(cifras, limites)]
}

function porRechazo({ renglones, rechazados }: CifrasDeRefuerzo, { rechazo }: LimitesDeCarga): string[] {
  if (!pasa(rechazados, renglones, rechazo)) return []
  return [`Se rechazó ${porcentaje(rechazados, renglones)} de los renglones; el límite es ${rechazo} %.`]
}

function porDiferencia({ verbo, totalCentavos, anterior }: CifrasDeRefuerzo, { diferencia }: LimitesDeCarga): string[] {
  if (anterior === null) return []
  const base = Math.abs(anterior.totalCentavos)
  const distancia = Math.abs(totalCentavos - anterior.totalCentavos)
  if (!pasa(distancia, base, diferencia)) return []
  const cuanto = base === 0 ? '' : `${porcentaje(distancia, base)} `
  const hacia = totalCentavos > anterior.totalCentavos ? 'más' : 'menos'
  return [
    `Se ${verbo} ${cuanto}${hacia} que en ${anterior.quincena}: ${formatPesos(totalCentavos)} contra ${formatPesos(anterior.totalCentavos)}; el límite es ${diferencia} %.`,
  ]
}

/** Whether a part is more than `limite` per cent of a whole. Exact: the products of sums of a million rows do not fit a number. */
function pasa(parte: number, todo: number, limite: number): boolean {
  return BigInt(parte) * BigInt(100 * ESCALA) > BigInt(todo) * BigInt(Math.round(limite * ESCALA))
}

/** "14 %", rounded up to the hundredth: what is above a limit never reads like it. */
function porcentaje(parte: number, todo: number): string {
  return `${Math.ceil((parte * 10_000) / todo - 1e-9) / 100} %`
}
