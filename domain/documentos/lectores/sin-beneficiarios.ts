import { renglonesDe, textoDe } from '#domain/documentos/hoja/renglones.ts'
import type { PaginaConPalabras } from '#domain/documentos/pagina.ts'
import { compact } from '#domain/documentos/texto.ts'

/** The heading of the people whom the insured person gives a right: alone on its line, or with a word or two of its own. */
const HEADING = /^(DATOSDE)?(LOS|SUS)?BENEFICIARI[OA]S(REGISTRAD[OA]S|VIGENTES|LEGALES)?$/
/** The holder's number stands over it. */
const NSS = /\d{11}/

/** A page of the IMSS up to its list of beneficiaries: keys and names in it are not the holder's. As it is where it has none. */
export function sinBeneficiarios(pagina: PaginaConPalabras): PaginaConPalabras {
  const renglones = renglonesDe(pagina)
  const at = renglones.findIndex(({ palabras }) => HEADING.test(compact(textoDe(palabras))))
  const own = renglones.slice(0, at)
  if (at < 0 || !own.some(({ palabras }) => NSS.test(textoDe(palabras).replace(/[\s-]/g, '')))) return pagina
  const end = renglones[at]?.y ?? pagina.alto
  return { ...pagina, palabras: pagina.palabras.filter(({ y, h }) => y + h / 2 < end) }
}
