import { withoutApostrophes } from './apostrofos.ts'
import type { Nombre } from './nombre.ts'
import { stripAccents } from './normalize-text.ts'

/** Particles that papers print joined to the word they introduce, the longest first: MCGREGOR, DELACRUZ, VANDERMEER. */
const JOINED = [
  'DE LOS',
  'DE LAS',
  'DE LA',
  'VAN DER',
  'VAN DEN',
  'MAC',
  'DEL',
  'MC',
  'DE',
  'VAN',
  'VON',
  'LA',
] as const
/** Letters of the word behind a joined particle, at least. */
const MIN_REST = 3

/**
 * The spellings of a name that its keys may have been formed from: as written, with apostrophes closed up (some keys read over an
 * apostrophe, others put an X for it), and with a particle parted from the surname it was joined to.
 */
export function grafiasDe(nombre: Nombre): Nombre[] {
  const closed = closedUp(nombre)
  return [nombre, closed, inSurnames(closed, partParticles)]
}

const closedUp = (nombre: Nombre): Nombre => ({
  ...inSurnames(nombre, withoutApostrophes),
  nombres: withoutApostrophes(nombre.nombres),
})

const inSurnames = (
  { nombres, apellidoPaterno, apellidoMaterno }: Nombre,
  change: (part: string) => string,
): Nombre => ({
  nombres,
  apellidoPaterno: change(apellidoPaterno),
  apellidoMaterno: change(apellidoMaterno),
})

const partParticles = (part: string): string => part.split(' ').map(partWord).join(' ')

function partWord(word: string): string {
  const plain = stripAccents(word).toUpperCase()
  const particles = JOINED.find((each) => {
    const letters = each.replaceAll(' ', '')
    return plain.startsWith(letters) && plain.length - letters.length >= MIN_REST
  })
  return particles === undefined ? word : `${particles} ${word.slice(particles.replaceAll(' ', '').length)}`
}
