import { inclusiveDays, type PlainDate } from '#domain/plain-date.ts'

const DIAS = 15

/** Whole periods of 15 days since a loan began: at least 0, at most its term (spec 3 §9). */
export function quincenasTranscurridas(inicio: PlainDate, hoy: PlainDate, quincenas: number): number {
  const dias = inicio <= hoy ? inclusiveDays(inicio, hoy) - 1 : 0
  return Math.min(quincenas, Math.floor(dias / DIAS))
}

/** "4/6". */
export function avanceTexto(inicio: PlainDate, hoy: PlainDate, quincenas: number): string {
  return `${quincenasTranscurridas(inicio, hoy, quincenas)}/${quincenas}`
}
