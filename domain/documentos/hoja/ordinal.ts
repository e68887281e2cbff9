/** The number of a box or a row, the letter of a section: "107", "3-", "(4)", "B." */
const ORDINAL = /^(?:\(?\d{1,3}[.)-]{0,2}|[A-H][.)])$/

/** Whether a word only counts what stands behind it. */
export const isOrdinal = (texto: string): boolean => ORDINAL.test(texto)
