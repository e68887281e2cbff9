const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000\t\r\n]/g
/** Zero-width characters, soft hyphens, byte-order marks: they are inside words as pasted, and nobody sees them. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
const DASHES = /[\u2010-\u2015\u2212]/g
/** Letters of other alphabets that look like Latin ones, as pasted from some PDFs. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', Х: 'X', У: 'Y',
  Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: 'I', Κ: 'K', Μ: 'M', Ν: 'N', Ο: 'O', Ρ: 'P', Τ: 'T', Υ: 'Y', Χ: 'X',
} // prettier-ignore

/** Text as a person would have typed it: usual spaces and hyphens, none doubled, none at its start. */
export function cleanText(text: string): string {
  const visible = text.replace(INVISIBLE, '').replace(SPACES, ' ').replace(DASHES, '-')
  return visible.replace(/^ +/, '').replace(/ {2,}/g, ' ')
}

/** A key (CURP, RFC): capitals, no spaces, hyphens or dots, Latin letters. */
export function cleanKey(text: string): string {
  const upper = cleanText(text)
    .toLocaleUpperCase('es-MX')
    .replace(/[\s.\-_/]/g, '')
  return upper.replace(/\P{ASCII}/gu, (letter) => LOOKALIKES[letter] ?? letter)
}

/** Only the digits (NSS, CP, phone). */
export function cleanDigits(text: string): string {
  return text.replace(/\D/g, '')
}
