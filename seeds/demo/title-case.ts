const SMALL = new Set('de del la las los el y e da di do van der den von'.split(' '))

/** "BOSQUES DEL ALBA" → "Bosques del Alba", "O'FARRILL" → "O'Farrill": the generator writes as papers print. */
export function titleCase(text: string): string {
  return text
    .toLowerCase()
    .split(' ')
    .map((word, i) => (i > 0 && SMALL.has(word) ? word : capitalize(word)))
    .join(' ')
}

function capitalize(word: string): string {
  return word.replace(/(^|['’´\-.(])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}
