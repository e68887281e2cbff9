/** Signs that a recogniser takes for one another in a key. */
const PARECIDOS = ['1IJL', '0OQD', '5S', '8B', '27Z', '7T', '6CG']

/** Whether a recogniser may have read one sign for the other, or they are the same. */
export const seParecen = (a: string, b: string): boolean =>
  a === b || (a !== '' && b !== '' && PARECIDOS.some((signos) => signos.includes(a) && signos.includes(b)))
