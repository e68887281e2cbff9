import { fold } from '#domain/documentos/texto.ts'

/** How papers print the nationalities of the catalogue. A country or a demonym has no key: the person chooses. */
const FORMAS: readonly (readonly [forma: RegExp, clave: string])[] = [
  [/^MEXICAN[AO]$|^MEXICO$|^MEX$/, 'MEXICANA'],
  [/^EXTRANJER[AO]$/, 'EXTRANJERA'],
]

/** Key of the nationality that a text names, or "". */
export function nacionalidadEn(texto: string): string {
  const folded = fold(texto).trim()
  return FORMAS.find(([forma]) => forma.test(folded))?.[1] ?? ''
}
