import type { Hallazgo } from '#domain/documentos/combinar.ts'
import { isRfcCheckDigitOk, isRfcDateOk, RFC_PERSONA_PATTERN } from '#domain/identidad/rfc.ts'
import { matchesRfc } from './confirmar-curp.ts'

/** Signs of a badly read RFC that the CURP may put right, and what such a key is worth: it is for a person to confirm. */
const MAX_DICTATED = 4
const DICTATED = 0.97

/**
 * An RFC as far as the paper's CURP (right, or "") confirms it: the same first ten are a second place for them; a badly read one with the
 * CURP's ten becomes the value when its check digit then fits what was read of the rest.
 */
export function confirmarRfc(each: Hallazgo, curp: string): Hallazgo {
  const { valor, sugerencia, valido } = each
  if (curp === '') return each
  if (valido) return matchesRfc(curp, valor) ? { ...each, apoyos: each.apoyos + 1 } : each
  if (each.fuente !== 'ocr') return each
  const repaired = { ...each, sugerencia: null, valido: true, apoyos: each.apoyos + 1 }
  if (sugerencia && matchesRfc(curp, sugerencia) && valor.slice(10) === sugerencia.slice(10))
    return { ...repaired, valor: sugerencia }
  const dictado = asTheCurpSays(valor, curp)
  return dictado === null ? each : { ...repaired, valor: dictado, factor: each.factor * DICTATED }
}

function asTheCurpSays(leido: string, curp: string): string | null {
  if (leido.length !== 13) return null
  // The CURP writes X for an Ñ.
  const ten = Array.from(curp.slice(0, 10), (sign, at) => (sign === 'X' && leido[at] === 'Ñ' ? 'Ñ' : sign)).join('')
  const changed = Array.from(ten).filter((sign, at) => sign !== leido[at]).length
  const whole = ten + leido.slice(10)
  const right = RFC_PERSONA_PATTERN.test(whole) && isRfcCheckDigitOk(whole) && isRfcDateOk(whole)
  return right && changed > 0 && changed <= MAX_DICTATED ? whole : null
}
