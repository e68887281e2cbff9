import { ENTIDADES_FEDERATIVAS, entidadByCodigo } from '#domain/identidad/entidades-federativas.ts'
import { seParecen } from './signos-parecidos.ts'

/** What a recogniser takes a digit for where only a digit can stand. S is left out: it may be a 5 or an 8. */
const DIGITS: Readonly<Record<string, string>> = { O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', G: '6', B: '8' }
/** What it takes a letter of a name for where no digit can stand. */
const LETTERS: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '2': 'Z', '5': 'S', '6': 'G', '8': 'B' }
/** One printed sign read as two: the letter and the digit it looks like, in either order, or a J and its stem. */
const TWICE = /O0|0O|Q0|0Q|D0|0D|S5|5S|S8|8S|B8|8B|I1|1I|IJ|JI|Z2|2Z|G6|6G/g

const CURP = 18
/** Where a CURP has letters of the name, of the state and inner consonants, from 0 (Instructivo Normativo CURP). */
const INITIALS = new Set([0, 1, 2, 3])
const STATE = 11
const CONSONANTS = new Set([13, 14, 15])

/** Positions that hold a digit and nothing else, by the length of a CURP, an RFC and an NSS. */
const NUMERIC: Readonly<Record<number, ReadonlySet<number>>> = {
  18: new Set([4, 5, 6, 7, 8, 9, 17]),
  13: new Set([4, 5, 6, 7, 8, 9]),
  11: new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
}

/**
 * The right keys (`esCorrecta`) that a reading is once each sign is of its position's alphabet: letters O of a date are zeros, an I among a
 * CURP's consonants is a J, IC is no state but JC is, and a sign that was read twice is there once. Mostly one or none; what it gives was
 * not read so, and counts less.
 */
export function enSuAlfabeto(lectura: string, esCorrecta: (clave: string) => boolean): string[] {
  const doubled = [...lectura.matchAll(TWICE)]
  const shorter = doubled.flatMap(({ index }) =>
    [0, 1].map((at) => lectura.slice(0, index + at) + lectura.slice(index + at + 1)),
  )
  const keys = [lectura, ...shorter]
    .map(withDigits)
    .filter((each) => each !== null)
    .map((each) => (each.length === CURP ? withLetters(each) : each))
  return [...new Set(keys)].filter(esCorrecta)
}

function withDigits(lectura: string): string | null {
  const numeric = NUMERIC[lectura.length]
  if (!numeric) return null
  return Array.from(lectura, (sign, at) => (numeric.has(at) ? (DIGITS[sign] ?? sign) : sign)).join('')
}

function withLetters(curp: string): string {
  const signs = Array.from(curp, (sign, at) => {
    if (CONSONANTS.has(at)) return sign === 'I' || sign === '1' ? 'J' : (LETTERS[sign] ?? sign)
    return INITIALS.has(at) ? (LETTERS[sign] ?? sign) : sign
  }).join('')
  return signs.slice(0, STATE) + stateLike(signs.slice(STATE, STATE + 2)) + signs.slice(STATE + 2)
}

/** The one state whose code has a sign of the same shape in place of one that was read; what was read where none has, or several. */
function stateLike(leido: string): string {
  if (entidadByCodigo(leido)) return leido
  const alike = ENTIDADES_FEDERATIVAS.filter(({ codigo }) => {
    const other = [0, 1].filter((at) => codigo.charAt(at) !== leido.charAt(at))
    return other.length === 1 && other.every((at) => seParecen(codigo.charAt(at), leido.charAt(at)))
  })
  return (alike.length === 1 ? alike[0]?.codigo : undefined) ?? leido
}
