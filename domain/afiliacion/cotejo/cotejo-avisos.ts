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

/** Warning about a CURP that expires, valid through the printed day; null when the paper prints no last day. */
export function vigenciaCurp(
  papeles: LecturasExpediente,
  today: PlainDate,
): { readonly vencida: boolean; readonly texto: string } | null {
  const vence = parsePlainDate(papeles.curp?.vigencia ?? '')
  if (!vence) return null
  const vencida = vence < today
  const dia = formatFecha(vence)
  return { vencida, texto: vencida ? `La CURP es temporal y venció el ${dia}` : `La CURP es temporal: vence el ${dia}` }
}

/** Warnings that do not block (decisions §6): a temporary or expired CURP, an old constancia, an irregular tax situation. */
export function cotejoAvisos(papeles: LecturasExpediente, today: PlainDate): Issue[] {
  return [...vigenciaAvisos(papeles, today), ...edadAvisos(papeles, today), ...situacionAvisos(papeles)]
}

function vigenciaAvisos(papeles: LecturasExpediente, today: PlainDate): Issue[] {
  const vigencia = vigenciaCurp(papeles, today)
  if (!vigencia) return []
  const { vencida, texto } = vigencia
  const message = vencida ? `${texto}: pide una vigente.` : `${texto}.`
  return [{ path: 'curp.vigencia', code: vencida ? 'curp_vencida' : 'curp_temporal', message }]
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
