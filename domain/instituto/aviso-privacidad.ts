import { formatCuenta } from '#domain/cuenta-texto.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import type { Issue } from '#domain/issue.ts'

/** One version of the privacy notice. */
export interface AvisoPrivacidad {
  readonly version: number
  readonly texto: string
  /** First day it holds, in America/Mexico_City. */
  readonly vigenteDesde: PlainDate
}

/** As the administrator sees it in the list of versions. */
export interface AvisoPrivacidadFila extends AvisoPrivacidad {
  readonly id: number
  readonly publicadoAt: string
  readonly publicadoPor: string
  readonly estado: 'vigente' | 'programado' | 'anterior'
  /** Altas registered while it was in force. */
  readonly tramites: number
}

export const AVISO_PRIVACIDAD_MIN = 80
export const AVISO_PRIVACIDAD_MAX = 20_000

/** Text as it is kept: lines without trailing spaces, at most one empty line between paragraphs. */
export function limpiarAviso(texto: string): string {
  return texto
    .replaceAll('\r\n', '\n')
    .replaceAll(/(?<![^\S\n])[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** What is wrong with a new version that would hold from `vigenteDesde`; what was already shown cannot be changed. */
export function avisoPrivacidadIssues(texto: string, vigenteDesde: string, today: string): Issue[] {
  const issues: Issue[] = []
  if (texto.length < AVISO_PRIVACIDAD_MIN)
    issues.push({
      path: 'texto',
      code: 'corto',
      message: `El aviso es muy corto: tiene ${texto.length} caracteres y se esperan al menos ${AVISO_PRIVACIDAD_MIN}.`,
    })
  if (texto.length > AVISO_PRIVACIDAD_MAX)
    issues.push({
      path: 'texto',
      code: 'largo',
      message: `El aviso es muy largo: tiene ${formatCuenta(texto.length)} caracteres y se admiten ${formatCuenta(AVISO_PRIVACIDAD_MAX)}.`,
    })
  if (parsePlainDate(vigenteDesde) === null)
    issues.push({ path: 'vigenteDesde', code: 'forma', message: 'Vigente desde: se esperaba una fecha AAAA-MM-DD.' })
  else if (vigenteDesde < today)
    issues.push({ path: 'vigenteDesde', code: 'pasada', message: 'Vigente desde: no puede ser una fecha pasada.' })
  return issues
}

/** The version in force on `today`: the newest among those that hold already. */
export function avisoEnVigor<T extends { readonly version: number; readonly vigenteDesde: string }>(
  versiones: readonly T[],
  today: string,
): T | null {
  const holding = versiones.filter(({ vigenteDesde }) => vigenteDesde <= today)
  return (
    holding.sort((a, b) =>
      a.vigenteDesde === b.vigenteDesde ? b.version - a.version : a.vigenteDesde < b.vigenteDesde ? 1 : -1,
    )[0] ?? null
  )
}
