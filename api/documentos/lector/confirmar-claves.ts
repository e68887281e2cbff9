import { cleanKey } from '#domain/identidad/clean-key.ts'
import type { Palabra } from '#domain/documentos/pagina.ts'
import { clavesBajoEtiqueta } from './clave-bajo-etiqueta.ts'
import {
  ALFABETO_CLAVE,
  CLAVE_ENTERA,
  esClaveCorrecta,
  esCurpCorrecta,
  LARGO_CURP,
  PARECE_NSS,
  pareceClave,
} from './formas-de-clave.ts'
import { reconocerRenglon } from './ocr.ts'
import { ceroOLetra } from './vision/cero-o-letra.ts'
import { soloOscuro } from './vision/fondo.ts'
import type { Gris } from './vision/gris.ts'
import { ampliarRegion, type HojaPreparada, type Region } from './vision/hoja-preparada.ts'

/** Keys read again at most: a page of beneficiaries or of forged keys costs no more than this. */
const MAX_KEYS = 7
/** Letter heights, in pixels, that keys are read again at: each cuts the letters elsewhere. */
const HEIGHTS = [32, 40, 26]
/** What one, two and three readings that say the same are worth. */
const AGREED = [0, 0, 0.93, 0.97]
const ALONE = 0.6
/** A right key this clear at first sight is read again once instead of twice. */
const CLEAR = 0.85

/**
 * Reads every run that looks like a CURP, RFC or NSS again, alone, at other sizes and with their alphabet. Readings that say the
 * same make it surer; a right check digit that two readings give comes before anything else; two right ones leave it in doubt.
 * `sinColor`: the same image without coloured ink, for what a stamp covers.
 */
export async function confirmarClaves(
  hoja: HojaPreparada,
  palabras: readonly Palabra[],
  sinColor: () => Gris | null = () => null,
): Promise<Palabra[]> {
  const keys = palabras.filter(({ texto }) => pareceClave(cleanKey(texto))).slice(0, MAX_KEYS)
  const again = new Map<Palabra, Palabra>()
  for (const word of keys) again.set(word, await readAgain(hoja, word, sinColor))
  const lost: Palabra[] = []
  for (const word of await clavesBajoEtiqueta(hoja, unanswered(palabras, [...again.values()]), sinColor))
    lost.push(await readAgain(hoja, word, sinColor))
  const found = lost.filter(({ texto }) => esClaveCorrecta(cleanKey(texto)))
  const kept = palabras.flatMap((word) => {
    if (isPartOf(word, [...again.values(), ...found])) return []
    return again.get(word) ?? word
  })
  return [...kept, ...found]

  function isPartOf(word: Palabra, whole: readonly Palabra[]): boolean {
    if (again.has(word)) return false
    return whole.some(({ x, y, w, h }) => {
      const [cx, cy] = [word.x + word.w / 2, word.y + word.h / 2]
      return cx > x && cx < x + w && cy > y && cy < y + h && word.h < 2 * h
    })
  }
}

const LABELLED: readonly (readonly [RegExp, number])[] = [
  [/^\W*(curp|clave)\W*$/i, LARGO_CURP],
  [/^\W*rfc\W*$/i, 13],
  [/^\W*nss\W*$/i, 11],
]

/** The words without the labels of keys that the page has given right somewhere. */
function unanswered(palabras: readonly Palabra[], keys: readonly Palabra[]): readonly Palabra[] {
  const right = keys.map(({ texto }) => cleanKey(texto)).filter(esClaveCorrecta)
  return palabras.filter(
    ({ texto }) => !LABELLED.some(([label, largo]) => label.test(texto) && right.some((key) => key.length === largo)),
  )
}

async function readAgain(hoja: HojaPreparada, word: Palabra, sinColor: () => Gris | null): Promise<Palabra> {
  const first = cleanKey(word.texto)
  const region = regionOf(word, first)
  const bare = { ...hoja, fuente: sinColor() ?? hoja.fuente }
  const readings = [first]
  for (const height of HEIGHTS) {
    readings.push(await releer(ampliarRegion(hoja, region, height / word.h)))
    if (votes(readings, first) >= (esClaveCorrecta(first) && (word.confianza ?? 0) > CLEAR ? 2 : 3)) break
  }
  if (!readings.some(esClaveCorrecta)) {
    for (const height of HEIGHTS) readings.push(await releer(soloOscuro(ampliarRegion(bare, region, height / word.h))))
  }
  const chosen = withRightZero(chosenOf(readings, word), bare, region, word.h)
  return chosen.texto === first || chosen.texto === word.texto
    ? { ...word, ...chosen }
    : { ...word, ...chosen, ...boxOf(word, first, chosen.texto) }
}

const votes = (readings: readonly string[], texto: string) => readings.filter((each) => each === texto).length

function chosenOf(
  readings: readonly string[],
  { texto, confianza: own = 0 }: Palabra,
): Pick<Palabra, 'texto' | 'confianza'> & { confianza: number } {
  const right = [...new Set(readings.filter(esClaveCorrecta))].sort((a, b) => votes(readings, b) - votes(readings, a))
  const [best, other] = right
  const [first = ''] = readings
  if (best === undefined) return { texto, confianza: Math.max(worth(votes(readings, first)), own * ALONE) }
  const sure = votes(readings, best) > 1 ? worth(votes(readings, best)) : own * ALONE
  return { texto: best === first ? texto : best, confianza: other === undefined ? sure : sure * ALONE }
}

const worth = (count: number) => AGREED[Math.min(count, AGREED.length - 1)] ?? 0

/** Room around the run, and for the letters it still lacks to be a CURP. */
function regionOf({ x, y, w, h }: Palabra, texto: string): Region {
  const margin = h * 0.6
  const lacks = texto.length < LARGO_CURP - 1 && !esClaveCorrecta(texto) && !PARECE_NSS.test(texto)
  const width = lacks ? (w / texto.length) * (LARGO_CURP + 0.5) : w
  return { x: x - margin, y: y - margin, w: width + 2 * margin, h: h + 2 * margin }
}

const boxOf = ({ w }: Palabra, before: string, after: string) =>
  after.length > before.length + 1 ? { w: (w / before.length) * after.length } : {}

/** One printed run read again alone, as one line. */
async function releer(gris: Gris): Promise<string> {
  const texto = (await reconocerRenglon(gris, ALFABETO_CLAVE)).replace(/[^A-ZÑ&0-9]/g, '')
  return CLAVE_ENTERA.exec(texto)?.[0] ?? texto
}

/** Position 17 may be a zero or a letter O, and the check digit fits both: the shapes beside it tell. */
function withRightZero<T extends Pick<Palabra, 'texto'>>(read: T, hoja: HojaPreparada, region: Region, h: number): T {
  const clave = cleanKey(read.texto)
  if (clave.length !== LARGO_CURP || !/^[0O]$/.test(clave.charAt(16)) || !esCurpCorrecta(clave)) return read
  const shape = ceroOLetra(soloOscuro(ampliarRegion(hoja, region, 48 / h)), clave)
  return shape === null ? read : { ...read, texto: `${clave.slice(0, 16)}${shape}${clave.slice(17)}` }
}
