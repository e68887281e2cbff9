import { randomInt } from 'node:crypto'

/** No 0/O or 1/l/I: it is read from a paper or a terminal and typed once. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/** A random password of 16 letters and figures, some 93 bits. */
export function oneTimePassword(): string {
  return Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
