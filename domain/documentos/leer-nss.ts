import { clavesEnRenglones, type ClaveEncontrada } from './claves-en-papel.ts'
import { combinar, hallazgoEn, trustKeys, type Hallazgo } from './combinar.ts'
import { Diccionario } from './hoja/etiquetas.ts'
import { hojaDe, type Hoja } from './hoja/hoja.ts'
import { curpsEnHoja, type LecturaCruda } from './leer-curp.ts'
import { nombreEnHoja } from './nombre-en-papel.ts'
import type { PaginaConPalabras } from './pagina.ts'
import { textoDe } from './hoja/renglones.ts'
import { compact } from './texto.ts'
import { ETIQUETAS_NSS } from './vocabulario/etiquetas-nss.ts'
import { forma } from './vocabulario/formas.ts'

const DICCIONARIO = new Diccionario(ETIQUETAS_NSS)

/** How far above or beside a number its label may stand, in lines. */
const NEAR_LINES = 3
const LABEL = /NSS|NUMERODESEGUR[I1]DADSOCIAL|SEGURIDADSOCIAL/

/** Findings of one of the three IMSS papers. */
export function leerPapelNss(paginas: readonly PaginaConPalabras[]): LecturaCruda {
  const hojas = paginas.map((pagina) => hojaDe(pagina, DICCIONARIO, forma))
  const curps = ownCurps(hojas.flatMap(curpsEnHoja))
  const curp = combinar(curps)?.valor ?? ''
  const nombres = hojas.flatMap((hoja) => nombreEnHoja(hoja, curp))
  const numeros = hojas.flatMap((hoja) => numerosEnHoja(hoja))
  const named = nombres.some(({ valido }) => valido)
  const hallazgos = [
    ...trustKeys(numeros, (nss) => curp !== '' && nss.slice(4, 6) === curp.slice(4, 6)),
    ...trustKeys(curps, (valor) => valor === curp && named),
    ...nombres,
  ]
  return { hallazgos, avisos: [] }
}

/** The first CURP is the insured person's; further ones may be those of beneficiaries. */
function ownCurps(keys: readonly Hallazgo[]): Hallazgo[] {
  const own = keys.find(({ valido }) => valido) ?? keys[0]
  return own ? keys.filter(({ valor, sugerencia }) => valor === own.valor || sugerencia === own.valor) : []
}

/** Numbers of eleven digits beside or under a label of the NSS; one without its label is a folio. */
function numerosEnHoja({ pagina, renglones }: Hoja): Hallazgo[] {
  const labelled = renglones.map(({ palabras }) => LABEL.test(compact(textoDe(palabras))))
  const near = ({ renglon }: ClaveEncontrada) =>
    labelled.slice(Math.max(0, renglon - NEAR_LINES), renglon + 1).includes(true)
  return clavesEnRenglones('nss', renglones)
    .filter(near)
    .map(({ valor, valida, conLetraO, palabras, sugerencia }) =>
      hallazgoEn(pagina, palabras, { campo: 'nss', valor, valido: valida, sugerencia, factor: conLetraO ? 0.8 : 1 }),
    )
}
