import { votarClave } from '#domain/documentos/claves/votar-clave.ts'
import type { Palabra } from '#domain/documentos/pagina.ts'
import { ALFABETO_CLAVE, esClaveCorrecta } from './formas-de-clave.ts'
import { leerPorTramos } from './leer-por-tramos.ts'
import { reconocerRenglon } from './ocr.ts'
import { soloOscuro } from '#api/documentos/lector/vision/fondo.ts'
import { ampliarRegion, type HojaPreparada } from '#api/documentos/lector/vision/hoja-preparada.ts'
import { juntarCeldas, peinesDe, type Peine } from '#api/documentos/lector/vision/peine.ts'

/** Heights, in pixels, that a row of boxes is read at. */
const HEIGHTS = [56, 44, 70]
/** Rows of boxes read at most on a page. */
const MAX_ROWS = 3
/** What a key is worth that two of its readings give, and one that only one does. */
const TWICE = 0.93
const ONCE = 0.6

/**
 * Keys printed in boxes of one sign each, which a recogniser takes for a drawing: the signs are set together on a line and read with their
 * alphabets. Only keys of `largos` signs with their check digit.
 */
export async function clavesEnPeine(hoja: HojaPreparada, largos: readonly number[]): Promise<Palabra[]> {
  const found: Palabra[] = []
  for (const peine of peinesDe(hoja.gris, hoja.letra, largos).slice(0, MAX_ROWS)) {
    const clave = await claveEn(hoja, peine)
    if (clave) found.push({ ...clave, x: peine.x, y: peine.y, w: peine.w, h: peine.h })
  }
  return found
}

async function claveEn(hoja: HojaPreparada, peine: Peine): Promise<Pick<Palabra, 'texto' | 'confianza'> | null> {
  const largo = peine.celdas.length
  const readings: string[] = []
  const isRead = () => readings.some((each) => esClaveCorrecta(each) && times(readings, each) > 1)
  for (const height of HEIGHTS) {
    if (isRead()) break
    const zoom = height / peine.h
    const line = juntarCeldas(soloOscuro(ampliarRegion(hoja, peine, zoom)), peine, zoom)
    const tramos = await leerPorTramos(line, [largo])
    readings.push(
      ...(tramos === null ? [] : [tramos]),
      (await reconocerRenglon(line, ALFABETO_CLAVE)).replaceAll(' ', ''),
    )
  }
  const right = readings.filter((each) => each.length === largo && esClaveCorrecta(each))
  const [best] = [...right].sort((a, b) => times(readings, b) - times(readings, a))
  if (best !== undefined) return { texto: best, confianza: times(readings, best) > 1 ? TWICE : ONCE }
  const voted = votarClave(readings, esClaveCorrecta)
  return voted === null ? null : { texto: voted, confianza: ONCE }
}

const times = (readings: readonly string[], texto: string) => readings.filter((each) => each === texto).length
