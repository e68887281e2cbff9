import { leerPapel, type Papel, type PapelLeido } from '#domain/documentos/leer-papel.ts'
import type { CampoLeido, DocumentoLeible } from '#domain/documentos/lectura.ts'
import { pideOtraMirada } from '#domain/documentos/otra-mirada.ts'
import type { PaginaConPalabras } from '#domain/documentos/pagina.ts'
import { mirarDeNuevo, OTROS_MODOS, type Reconocida } from './reconocer-pagina.ts'

/** Pages looked at again at most, and the fields that tell that a page is one of those that matter. */
const MAX_AGAIN = 2
const SOME_FIELDS = 3

/**
 * Fields of a paper with recognised pages. As long as they leave something open that it always prints, its pages are looked at in yet
 * another way.
 */
export async function leerReconocidas(
  papel: Papel,
  reconocidas: readonly Reconocida[],
  esperado?: DocumentoLeible,
): Promise<PapelLeido> {
  let leido = leerPapel(papel, esperado)
  const otrasMiradas: PaginaConPalabras[][] = []
  for (const modo of OTROS_MODOS) {
    const again = reconocidas.filter(worthALook(leido)).slice(0, MAX_AGAIN)
    if (!pideOtraMirada(leido.lectura) || again.length === 0) break
    const seen: PaginaConPalabras[] = []
    for (const reconocida of again) seen.push(await mirarDeNuevo(reconocida, modo))
    otrasMiradas.push(seen)
    leido = leerPapel({ ...papel, otrasMiradas }, esperado)
  }
  return leido
}

/** Another paper whose words are well read stays another paper. */
const WELL_READ = 0.92

const worthALook = ({ lectura }: PapelLeido) => {
  const fields = Object.values(lectura.campos)
  const main = new Set(fields.map(({ pagina }) => pagina).filter((n) => count(fields, n) >= SOME_FIELDS))
  return ({ pagina }: Reconocida): boolean =>
    lectura.documento === 'otro' ? meanConfidence(pagina) < WELL_READ : main.size === 0 || main.has(pagina.pagina)
}

const count = (fields: readonly CampoLeido[], n: number) => fields.filter(({ pagina }) => pagina === n).length

function meanConfidence({ palabras }: PaginaConPalabras): number {
  const long = palabras.filter(({ texto }) => texto.length >= 3)
  return long.reduce((sum, { confianza = 0 }) => sum + confianza, 0) / Math.max(1, long.length)
}
