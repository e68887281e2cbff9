import type { Hallazgo } from '#domain/documentos/combinar.ts'
import type { Nombre } from '#domain/identidad/nombre.ts'
import { nombreMatchesCurp } from '#domain/documentos/nombre/partir-nombre.ts'
import { homoclaveDe, rfcLetters } from '#domain/identidad/rfc-root.ts'
import { isRfcCheckDigitOk, isRfcDateOk, RFC_PERSONA_PATTERN } from '#domain/identidad/rfc.ts'
import { matchesRfc } from './confirmar-curp.ts'
import { seParecen } from './signos-parecidos.ts'

/** Signs of a badly read RFC that the CURP may put right, and what such a key is worth: it is for a person to confirm. */
const MAX_DICTATED = 4
const DICTATED = 0.97

/** A right one that the CURP denies: one in eleven misread ones has its check digit. */
const DENIED = 0.94

/** What else the paper says of its holder: a right CURP, or "", and the names read. */
interface Testigos {
  readonly curp: string
  readonly nombres: readonly Nombre[]
}

/**
 * An RFC as far as the paper's CURP confirms it: the same first ten are a second place for them. A badly read one with the CURP's ten becomes
 * the value when its check digit then fits what was read of the rest, or the homoclave that a name gives where it looks like what was read.
 */
export function confirmarRfc(each: Hallazgo, { curp, nombres }: Testigos): Hallazgo {
  const { valor, sugerencia, valido } = each
  if (curp === '') return each
  if (valido && matchesRfc(curp, valor, nombres)) return { ...each, apoyos: each.apoyos + 1 }
  if (each.fuente !== 'ocr') return each
  const repaired = { ...each, sugerencia: null, valido: true, apoyos: each.apoyos + 1 }
  if (sugerencia && matchesRfc(curp, sugerencia, nombres) && valor.slice(10) === sugerencia.slice(10))
    return { ...repaired, valor: sugerencia }
  const dictado = asTheRestSays(valor, curp, nombres)
  if (dictado !== null) return { ...repaired, valor: dictado, factor: each.factor * DICTATED }
  return valido ? { ...each, factor: each.factor * DENIED } : each
}

function asTheRestSays(leido: string, curp: string, nombres: readonly Nombre[]): string | null {
  if (leido.length !== 13) return null
  const named = nombres.find((nombre) => nombreMatchesCurp(nombre, curp))
  // The CURP writes X for an Ñ.
  const letters = Array.from(curp.slice(0, 4), (sign, at) => (sign === 'X' && leido[at] === 'Ñ' ? 'Ñ' : sign)).join('')
  const ten = (named ? rfcLetters(named) : letters) + curp.slice(4, 10)
  const said = nombres.map(homoclaveDe).filter((each) => looksLike(each, leido.slice(10, 12)))
  const [first] = [leido.slice(10, 12), ...said]
    .map((homoclave) => ten + homoclave + asDigit(leido.charAt(12)))
    .filter((whole) => RFC_PERSONA_PATTERN.test(whole) && isRfcCheckDigitOk(whole) && isRfcDateOk(whole))
  if (first === undefined) return null
  const changed = Array.from(first).filter((sign, at) => sign !== leido[at]).length
  return changed > 0 && changed <= MAX_DICTATED ? first : null
}

const looksLike = (said: string, leido: string): boolean =>
  Array.from(said).every((sign, at) => seParecen(sign, leido.charAt(at)))

/** The last sign is a digit or an A. */
const asDigit = (sign: string): string =>
  ({ O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', S: '5', B: '8' })[sign] ?? sign
