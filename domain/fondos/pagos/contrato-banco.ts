import type { Issue } from '#domain/issue.ts'
import { fechaCondensada } from '#domain/fondos/referencia-pago.ts'
import type { PlainDate } from '#domain/plain-date.ts'

/** The bank's contract of references as it is kept and typed: a year and digits, as text. */
export interface ContratoEscrito {
  readonly base: string
  readonly constante: string
}

/** `GET /api/panel/referencia-pago`. */
export interface ContratoPanel extends ContratoEscrito {
  readonly actions: readonly 'cambiar'[]
}

/** Digits that a constant holds at most. */
export const CONSTANTE_MAX = 4

/** Years that a condensed date of four digits reaches, one kept for the lines to come: 9,999 ÷ 372. */
const ANIOS = 25

/**
 * What is wrong with a contract of references on `hoy`: the base is a year whose condensed date still has four digits today and
 * in a year, the constant digits or nothing (design/dominio, Payment reference).
 */
export function contratoIssues({ base, constante }: ContratoEscrito, hoy: PlainDate): Issue[] {
  const issues: Issue[] = []
  if (!/^(19|20)\d{2}$/.test(base))
    issues.push({
      path: 'base',
      code: 'anio',
      message: `El año base es un año como 2014; llegó "${base.slice(0, 20)}".`,
    })
  else if (!fits(hoy, Number(base)))
    issues.push({
      path: 'base',
      code: 'rango',
      message: `Con el año base ${base} la fecha de hoy no cabe en cuatro dígitos: se admite desde ${Number(hoy.slice(0, 4)) - ANIOS} hasta este año.`,
    })
  if (!/^\d*$/.test(constante) || constante.length > CONSTANTE_MAX)
    issues.push({
      path: 'constante',
      code: 'digitos',
      message: `La constante lleva hasta ${CONSTANTE_MAX} dígitos, o nada; llegó "${constante.slice(0, 20)}".`,
    })
  return issues
}

function fits(hoy: PlainDate, base: number): boolean {
  if (Number(hoy.slice(0, 4)) - base > ANIOS) return false
  try {
    fechaCondensada(hoy, base)
    return true
  } catch {
    return false
  }
}
