const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000\t\r\n]/g
/** Zero-width characters, soft hyphens, byte-order marks: they are inside words as pasted, and nobody sees them. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
const DASHES = /[\u2010-\u2015\u2212]/g
/** Text as a person would have typed it: usual spaces and hyphens, none doubled, none at its start. */
export function cleanText(text: string): string {
  const visible = text.replace(INVISIBLE, '').replace(SPACES, ' ').replace(DASHES, '-')
  return visible.replace(/^ +/, '').replace(/ {2,}/g, ' ')
}

/** Only the digits (NSS, CP, phone). */
export function cleanDigits(text: string): string {
  return text.replace(/\D/g, '')
}
