import { foldText } from '#domain/identidad/normalize-text.ts'

export type SiNo = 'si' | 'no'

/** Words that spreadsheets and people write for each, folded. */
const PALABRAS: Readonly<Record<SiNo, readonly string[]>> = {
  si: ['si', 's', '1', 'true', 'verdadero', 'activo', 'a', 'x'],
  no: ['no', 'n', '0', 'false', 'falso', 'inactivo', 'i'],
}

/** How people read each. */
export const SI_NO_TEXTO: Readonly<Record<SiNo, string>> = { si: 'Sí', no: 'No' }

/** A yes or a no; null if the text is neither. */
export function leerSiNo(text: string): SiNo | null {
  const folded = foldText(text)
  if (PALABRAS.si.includes(folded)) return 'si'
  return PALABRAS.no.includes(folded) ? 'no' : null
}
