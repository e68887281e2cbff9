import { foldText } from '#domain/identidad/normalize-text.ts'

/** The state of the institute's seat, as the address catalogue and the specification name it (3 §2.5). */
export const ESTADO_SEDE = 'Aguascalientes'

/**
 * What is worth knowing of a postal code of `estado`, as the catalogue names it: people may live in another state, and a digit
 * written wrong is one. Empty for the institute's own.
 */
export function avisoDeOtroEstado(estado: string): string {
  if (foldText(estado) === foldText(ESTADO_SEDE)) return ''
  return `El C. P. es de ${estado}, no de ${ESTADO_SEDE}: si ahí vive, sigue.`
}
