/** 64 kB is what a call takes where it says nothing else; some take up to 512 kB. */
const TEXTO = 64 * 1024
const LLAVES = `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":1`).join(',')}}`
const POCAS_LLAVES = `{${Array.from({ length: 4000 }, (_, at) => `"k${at}":1`).join(',')}}`

/** What somebody sends who wants to stop the others: each is refused, in few words. */
export const ABUSOS: readonly (readonly [nombre: string, cuerpo: string])[] = [
  ['20,000 unknown fields', LLAVES],
  ['as many unknown fields as the limit admits', POCAS_LLAVES],
  ['10,000 levels', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['10,000 levels of objects', '{"a":'.repeat(10_000)],
  ['a list of a million', `[${'0,'.repeat(999_999)}0]`],
  ['a list as long as the limit admits', `[${'{},'.repeat(20_000)}{}]`],
  ['a text as long as the limit', JSON.stringify('x'.repeat(TEXTO - 2))],
  ['a field whose name is as long as the limit', `{"${'x'.repeat(TEXTO - 6)}":1}`],
]
