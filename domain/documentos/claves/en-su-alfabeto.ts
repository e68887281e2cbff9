/** What a recogniser takes a digit for where only a digit can stand. S is left out: it may be a 5 or an 8. */
const DIGITS: Readonly<Record<string, string>> = { O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', G: '6', B: '8' }
/** One printed sign read as two: the letter and the digit it looks like, in either order. */
const TWICE = /O0|0O|Q0|0Q|D0|0D|S5|5S|S8|8S|B8|8B|I1|1I|Z2|2Z|G6|6G/g

/** Positions that hold a digit and nothing else, by the length of a CURP, an RFC and an NSS. */
const NUMERIC: Readonly<Record<number, ReadonlySet<number>>> = {
  18: new Set([4, 5, 6, 7, 8, 9, 17]),
  13: new Set([4, 5, 6, 7, 8, 9]),
  11: new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
}

/**
 * The right keys (`esCorrecta`) that a reading is once each sign is of its position's alphabet: letters O of a date are zeros, and a sign
 * that was read twice is there once. Mostly one or none; what it gives was not read so, and counts less.
 */
export function enSuAlfabeto(lectura: string, esCorrecta: (clave: string) => boolean): string[] {
  const doubled = [...lectura.matchAll(TWICE)]
  const shorter = doubled.flatMap(({ index }) =>
    [0, 1].map((at) => lectura.slice(0, index + at) + lectura.slice(index + at + 1)),
  )
  const keys = [lectura, ...shorter].map(withDigits).filter((each) => each !== null)
  return [...new Set(keys)].filter(esCorrecta)
}

function withDigits(lectura: string): string | null {
  const numeric = NUMERIC[lectura.length]
  if (!numeric) return null
  return Array.from(lectura, (sign, at) => (numeric.has(at) ? (DIGITS[sign] ?? sign) : sign)).join('')
}
