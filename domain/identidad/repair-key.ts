import { cleanKey } from './clean-key.ts'
import { CURP_PATTERN, CURP_POSITIONS, curpAvisos } from './curp.ts'
import { DIGIT, repeat, type PositionClass } from './key-shape.ts'
import { isNssCheckDigitOk } from './nss.ts'
import { isRfcCheckDigitOk, isRfcDateOk, RFC_POSITIONS } from './rfc.ts'

export type ClaveReparable = 'curp' | 'rfc' | 'nss'

/** What OCR takes one character for another by, both ways. */
const CONFUSIONS: Readonly<Record<string, string>> = {
  '0': 'OQD',
  '1': 'IL',
  '2': 'Z',
  '4': 'A',
  '5': 'S',
  '6': 'G',
  '7': 'T',
  '8': 'B',
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  A: '4',
  S: '5',
  G: '6',
  T: '7',
  B: '8',
}

interface ReparableKey {
  readonly positions: readonly PositionClass[]
  readonly isRight: (key: string) => boolean
}

/**
 * Position 17 of a CURP tells namesakes of one day and state apart in order, so a letter past H hardly exists, and O and 0
 * give the same check digit: an O read there is a zero.
 */
const NAMESAKE: PositionClass = { pattern: /^[A-H0-9]$/, nombre: 'letra o dígito' }
const RFC_LAST: PositionClass = { pattern: /^[0-9A]$/, nombre: 'dígito o A' }

const KEYS: Readonly<Record<ClaveReparable, ReparableKey>> = {
  curp: {
    positions: [...CURP_POSITIONS.slice(0, 16), NAMESAKE, DIGIT],
    isRight: (key) => CURP_PATTERN.test(key) && curpAvisos(key).length === 0,
  },
  rfc: {
    positions: [...RFC_POSITIONS.slice(0, 12), RFC_LAST],
    isRight: (key) => isRfcCheckDigitOk(key) && isRfcDateOk(key),
  },
  nss: { positions: repeat(DIGIT, 11), isRight: isNssCheckDigitOk },
}

/**
 * Keys that a badly read `text` may stand for: characters that their position cannot hold become what OCR confuses them
 * with; if nothing fits so, those of positions that hold letters and digits are doubted too. Kept only if check digit and
 * date then fit. Empty when the text is right already, has another length or nothing fits. A suggestion for the person,
 * never a value (decisions §6).
 */
export function repairKey(kind: ClaveReparable, text: string): string[] {
  const { positions, isRight } = KEYS[kind]
  const read = cleanKey(text)
  if (read.length !== positions.length || isRight(read)) return []
  const certain = candidates(positions, read, false).filter(isRight)
  return certain.length > 0 ? certain : candidates(positions, read, true).filter(isRight)
}

function candidates(positions: readonly PositionClass[], read: string, doubtMixed: boolean): string[] {
  return positions.reduce<string[]>(
    (heads, position, i) => {
      const tails = options(position, read.charAt(i), doubtMixed)
      return heads.flatMap((head) => tails.map((tail) => head + tail))
    },
    [''],
  )
}

function options({ pattern }: PositionClass, char: string, doubtMixed: boolean): string[] {
  const mixed = pattern.test('A') && pattern.test('0')
  const swaps = Array.from(CONFUSIONS[char] ?? '').filter((swap) => pattern.test(swap))
  if (!pattern.test(char)) return swaps
  return mixed && doubtMixed ? [char, ...swaps] : [char]
}
