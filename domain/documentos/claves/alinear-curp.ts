import { isCurpCorrecta, UNBORN } from './curp-correcta.ts'

const LARGO = 18
/** Signs that other fields must tell before what was read is laid along them: those of an RFC, or of name and birth date. */
const MIN_SAID = 10
/** What a sign costs that was read as another, one read that is not there, one that was not read; and how much may be wrong in all. */
const OTHER = 1
const TOO_MANY = 1
const LOST = 1.5
const CONFUSED = 0.5
const MOST = 5
/** Ways kept while the two are laid along each other. */
const WAYS = 12

const DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '58',
  G: '6',
  B: '8',
  T: '7',
  A: '4',
}
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'OQ',
  '1': 'I',
  '2': 'Z',
  '5': 'S',
  '6': 'G',
  '8': 'B',
  O: 'Q',
  Q: 'O',
}

/** What a read sign may be at a position that no other field tells, likeliest first. */
function signsAt(at: number, leido: string, said: ReadonlyMap<number, string>): string[] {
  if (at === 10) return /[HMX]/.test(leido) ? [leido] : []
  const century = Number(`${said.get(4) ?? ''}${said.get(5) ?? ''}`)
  const digits = (at >= 4 && at < 10) || at === 17 || (at === 16 && century > UNBORN)
  const right = digits ? /\d/ : at === 16 ? /[A-Z0-9]/ : /[A-Z]/
  return [...(right.test(leido) ? [leido] : []), ...Array.from((digits ? DIGITS : LETTERS)[leido] ?? '')]
}

interface Camino {
  readonly texto: string
  readonly costo: number
}

/**
 * The one right CURP that a badly read one is, laid along the signs that other fields of the paper tell (`said`, by position from 0): of one
 * too long, signs read twice are left out; of one too short, lost ones come from those fields; what only the key tells is as it was read, in
 * its alphabet. Null when too much is wrong, or when none or two come out right.
 */
export function alinearCurp(leida: string, said: ReadonlyMap<number, string>): string | null {
  if (said.size < MIN_SAID) return null
  const right = caminos(leida, said)
    .filter(({ texto }) => isCurpCorrecta(texto))
    .sort((a, b) => a.costo - b.costo)
  const [best, other] = right
  return best && (!other || other.costo > best.costo) ? best.texto : null
}

/** The cheapest ways to write eighteen signs from what was read. */
function caminos(leida: string, said: ReadonlyMap<number, string>): readonly Camino[] {
  const without = (ways: readonly Camino[]) => (leida.length > LARGO ? dearer(ways, TOO_MANY) : [])
  const filled = (ways: readonly Camino[], at: number) => (leida.length < LARGO ? lost(ways, said.get(at)) : [])
  let row: Camino[][] = [[{ texto: '', costo: 0 }]]
  for (let at = 0; at < LARGO; at++) row[at + 1] = cheapest(filled(row[at] ?? [], at))
  for (const sign of leida) {
    const next: Camino[][] = [cheapest(without(row[0] ?? []))]
    for (let at = 0; at < LARGO; at++)
      next[at + 1] = cheapest([
        ...written(row[at] ?? [], at, sign, said),
        ...without(row[at + 1] ?? []),
        ...filled(next[at] ?? [], at),
      ])
    row = next
  }
  return row[LARGO] ?? []
}

function written(before: readonly Camino[], at: number, sign: string, said: ReadonlyMap<number, string>): Camino[] {
  const own = said.get(at)
  const signs = own === undefined ? signsAt(at, sign, said) : [own]
  return signs.flatMap((each) =>
    before.map(({ texto, costo }) => ({
      texto: texto + each,
      costo: costo + (each === sign ? 0 : signsAt(at, sign, said).includes(each) ? CONFUSED : OTHER),
    })),
  )
}

const lost = (before: readonly Camino[], own: string | undefined): Camino[] =>
  own === undefined ? [] : before.map(({ texto, costo }) => ({ texto: texto + own, costo: costo + LOST }))

const dearer = (ways: readonly Camino[], more: number): Camino[] =>
  ways.map(({ texto, costo }) => ({ texto, costo: costo + more }))

function cheapest(ways: readonly Camino[]): Camino[] {
  const byText = new Map<string, number>()
  for (const { texto, costo } of ways)
    if (costo <= MOST && costo < (byText.get(texto) ?? Infinity)) byText.set(texto, costo)
  return [...byText]
    .map(([texto, costo]) => ({ texto, costo }))
    .sort((a, b) => a.costo - b.costo)
    .slice(0, WAYS)
}
