import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import type { Issue } from '#domain/issue.ts'
import { dateParts, parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import type { LecturasExpediente } from './cotejo.ts'

/** From this age the constancia is called old. Custom of Mexican offices, not a norm: it only warns. */
export const MESES_CSF_RECIENTE = 3

/** Whole months from the constancia's date of issue to `today`; null when the date was not read, 0 for a later one. */
export function edadCsfMeses(papeles: LecturasExpediente, today: PlainDate): number | null {
  const emision = parsePlainDate(papeles.csf?.fechaEmision ?? '')
  if (!emision) return null
  const [from, to] = [dateParts(emision), dateParts(today)]
  const months = (to.year - from.year) * 12 + to.month - from.month - (to.day < from.day ? 1 : 0)
  return Math.max(0, months)
}

/** What a constancia says that warns and does not block (decisions §6): that it is old, and a situation to be set right. */
export function cotejoAvisos(papeles: LecturasExpediente, today: PlainDate): Issue[] {
  return [...edadAvisos(papeles, today), ...situacionAvisos(papeles)]
}

function edadAvisos(papeles: LecturasExpediente, today: PlainDate): Issue[] {
  const months = edadCsfMeses(papeles, today)
  const emision = parsePlainDate(papeles.csf?.fechaEmision ?? '')
  if (months === null || !emision || months < MESES_CSF_RECIENTE) return []
  const message = `La Constancia de Situación Fiscal tiene ${months} meses (${formatFecha(emision)}): confirma que el domicilio sigue vigente.`
  return [{ path: 'csf.fechaEmision', code: 'csf_antigua', message }]
}

/** Whether the tax office has the person as suspended or cancelled: said aloud wherever the constancia counts. */
export function isSituacionIrregular(situacion: string): boolean {
  return /^(suspendid|cancelad)/.test(foldText(situacion))
}

function situacionAvisos({ csf }: LecturasExpediente): Issue[] {
  const situacion = csf?.situacion ?? ''
  if (!isSituacionIrregular(situacion)) return []
  const message = `En el SAT la persona aparece como ${situacion.trim().toUpperCase()}.`
  return [{ path: 'csf.situacion', code: 'csf_situacion', message }]
}
