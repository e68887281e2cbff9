/** As many of `piece` as fit in `bytes`. */
const fill = (bytes: number, piece: (at: number) => string): string => {
  const pieces: string[] = []
  for (let left = bytes, at = 0; ; at += 1) {
    const next = piece(at)
    left -= next.length
    if (left < 0) return pieces.join('')
    pieces.push(next)
  }
}

const FIJOS = {
  llaves: `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
  niveles: '['.repeat(10_000) + ']'.repeat(10_000),
  objetos: '{"a":'.repeat(10_000),
  millon: `[${'0,'.repeat(999_999)}0]`,
} as const

/** What somebody sends who wants to stop the others, to a call that takes `max` bytes: each is refused, in few words. */
const DE_LIMITE: Readonly<Record<string, (max: number) => string>> = {
  '20,000 unknown fields': () => FIJOS.llaves,
  'as many unknown fields as the limit admits': (max) => `{"k":1${fill(max - 7, (at) => `,"k${at}":1`)}}`,
  '10,000 levels': () => FIJOS.niveles,
  '10,000 levels of objects': () => FIJOS.objetos,
  'a list of a million': () => FIJOS.millon,
  'a list as long as the limit admits': (max) => `[{}${fill(max - 4, () => ',{}')}]`,
  'a text as long as the limit': (max) => JSON.stringify('x'.repeat(max - 2)),
  'a field whose name is as long as the limit': (max) => `{"${'x'.repeat(max - 6)}":1}`,
}

/** Many calls have one limit: what is sent to them is made once. */
const remembering = (make: (max: number) => string): ((max: number) => string) => {
  const made = new Map<number, string>()
  return (max) => {
    const body = made.get(max) ?? make(max)
    made.set(max, body)
    return body
  }
}

export const ABUSOS: readonly (readonly [nombre: string, cuerpo: (max: number) => string])[] = Object.entries(
  DE_LIMITE,
).map(([nombre, make]) => [nombre, remembering(make)])
