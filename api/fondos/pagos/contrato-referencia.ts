import type { ContratoReferencia } from '#domain/fondos/referencia-pago.ts'
import { AppError } from '#api/errors.ts'
import { loadAjustes } from '#api/instituto/load-ajustes.ts'

/**
 * What the bank's contract fixes of a reference: the settings `referencia_base` (a year) and `referencia_constante` (digits
 * or nothing). Throws 422 when they are not that: a reference made of something else would be paid to nobody.
 */
export async function loadContratoReferencia(): Promise<ContratoReferencia> {
  const ajustes = await loadAjustes()
  const base = ajustes.get('referencia_base') ?? ''
  const constante = ajustes.get('referencia_constante') ?? ''
  if (/^(19|20)\d{2}$/.test(base) && /^\d{0,4}$/.test(constante)) return { base: Number(base), constante }
  const found = `base "${base.slice(0, 20)}", constante "${constante.slice(0, 20)}"`
  const expected = 'se esperaba un año como 2014 y hasta cuatro dígitos'
  throw new AppError(422, 'contrato_referencia', `Ajustes de la referencia de pago: ${found}; ${expected}.`)
}
