/** A dot after a long word abbreviates nothing. */
const SPECK = /(?<=\p{L}{4})\.$/u
/** A small letter alone before capitals is a stroke of something else. */
const STROKE = /^\p{Ll}\s(?=\p{Lu}{2})/u
/** A recogniser parts a name before its apostrophe: SANT 'ANNA. */
const LONE_APOSTROPHE = /(?<=\p{L}) '(?=\p{L})/u
const TRIM = /^[\s,;:_|.-]+|(?<![\s,;:_|-])[\s,;:_|-]+$/g
/** A surname of two capitals, alone beside its label, whose I was taken for a small L: AI. */
const SMALL_L = /(?<=(?:^|\s)\p{Lu})l$/u
/** No surname is abbreviated: the dot behind a short one is a speck. */
const SHORT_WITH_DOT = /^\p{Lu}{2,3}\.$/u

/** A recognised part of a name (`campo`) with letters that only such a part has: AI where Al was read, EO for "EO.". */
export function conSusLetras(texto: string, campo: string): string {
  const whole = texto.replace(SMALL_L, 'I')
  return campo !== 'nombres' && SHORT_WITH_DOT.test(whole) ? whole.slice(0, -1) : whole
}

/** What stands beside the label of a name without the specks and strokes around it. */
export const sinMotas = (texto: string): string =>
  texto.replace(TRIM, '').replace(SPECK, '').replace(STROKE, '').replace(LONE_APOSTROPHE, "'")
