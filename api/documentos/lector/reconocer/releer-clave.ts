import { cleanKey } from '#domain/identidad/clean-key.ts'
import { isCurpCorrecta } from '#domain/documentos/claves/curp-correcta.ts'
import { enSuAlfabeto } from '#domain/documentos/claves/en-su-alfabeto.ts'
import { votarClave } from '#domain/documentos/claves/votar-clave.ts'
import type { Palabra } from '#domain/documentos/pagina.ts'
import { cajaAjustada } from './caja-ajustada.ts'
import {
  ALFABETO_CLAVE,
  alturaDeSignos,
  CLAVE_ENTERA,
  esClaveCorrecta,
  LARGO_CURP,
  LARGOS_DE_CLAVE,
  PARECE_NSS,
} from './formas-de-clave.ts'
import { leerPorTramos } from './leer-por-tramos.ts'
import { reconocerRenglon } from './ocr.ts'
import { ceroOLetra } from '#api/documentos/lector/vision/cero-o-letra.ts'
import { soloOscuro } from '#api/documentos/lector/vision/fondo.ts'
import type { Gris } from '#api/documentos/lector/vision/gris.ts'
import { ampliarRegion, type HojaPreparada, type Region } from '#api/documentos/lector/vision/hoja-preparada.ts'

/** Letter heights, in pixels, that keys are read again at: each cuts the letters elsewhere. */
const HEIGHTS = [32, 40, 26]
/** What one, two and three readings that say the same are worth. */
const AGREED = [0, 0, 0.93, 0.97]
const ALONE = 0.6
/** What a key is worth that no reading gave whole. */
const VOTED = 0.49
/** A right key this clear at first sight is read again once instead of twice. */
const CLEAR = 0.85

/** A run that looks like a key, read again: the word as it stands now, and everything that was read there. */
export interface ClaveReleida {
  readonly palabra: Palabra
  readonly lecturas: readonly string[]
}

/**
 * Reads a run alone at several sizes; then only its darkest ink, without colour, when no reading has its check digit; then stretch by
 * stretch, where `hondo` allows it.
 */
export async function releerClave(
  hoja: HojaPreparada,
  word: Palabra,
  sinColor: () => Gris | null,
  hondo: () => boolean = () => true,
): Promise<ClaveReleida> {
  const first = cleanKey(word.texto)
  const box = cajaAjustada(hoja.gris, word)
  const region = regionOf(box, first)
  const h = alturaDeSignos(box)
  const bare = { ...hoja, fuente: sinColor() ?? hoja.fuente }
  const readings = [first]
  for (const height of HEIGHTS) {
    readings.push(await releer(ampliarRegion(hoja, region, height / h)))
    if (votes(readings, first) >= (esClaveCorrecta(first) && (word.confianza ?? 0) > CLEAR ? 2 : 3)) break
  }
  if (!isSettled(readings)) {
    for (const height of HEIGHTS) readings.push(await releer(soloOscuro(ampliarRegion(bare, region, height / h))))
  }
  if (!isSettled(readings) && hondo()) readings.push(...(await porTramos({ hoja, bare }, region, { readings, h })))
  const chosen = withRightZero(chosenOf(readings, word), bare, region, h)
  const same = chosen.texto === first || chosen.texto === word.texto
  return { palabra: { ...word, ...chosen, ...(same ? {} : boxOf(word, first, chosen.texto)) }, lecturas: readings }
}

/**
 * The run read stretch by stretch at several sizes, as it is and only its darkest ink, as a key as long as its readings; until two are the
 * same right key.
 */
async function porTramos(
  { hoja, bare }: { readonly hoja: HojaPreparada; readonly bare: HojaPreparada },
  region: Region,
  { readings, h }: { readonly readings: readonly string[]; readonly h: number },
): Promise<string[]> {
  const found: string[] = []
  const largos = largosDe(readings)
  const enough = () => found.some((each) => esClaveCorrecta(each) && votes(found, each) > 1)
  for (const height of HEIGHTS)
    for (const image of [
      () => ampliarRegion(hoja, region, height / h),
      () => soloOscuro(ampliarRegion(bare, region, height / h)),
    ]) {
      const tramos = enough() ? null : await leerPorTramos(image(), largos)
      if (tramos !== null) found.push(tramos)
    }
  return found
}

/** Lengths of keys that the readings have, or nearly have: one sign is easily read as two, or lost. */
const largosDe = (readings: readonly string[]) =>
  LARGOS_DE_CLAVE.filter((largo) => readings.some(({ length }) => Math.abs(length - largo) <= 1))

/** `clave` with the key that its own readings and those of other prints of it make together; itself when they make none. */
export function conOtrosImpresos(clave: ClaveReleida, todas: readonly ClaveReleida[]): Palabra {
  const { palabra, lecturas } = clave
  if (esClaveCorrecta(cleanKey(palabra.texto))) return palabra
  const others = todas.filter((each) => each !== clave).flatMap((each) => each.lecturas)
  const alike = others.filter((each) => lecturas.some((own) => sonParecidas(own, each)))
  const texto = alike.length === 0 ? null : votarClave([...lecturas, ...alike], esClaveCorrecta)
  return texto === null ? palabra : { ...palabra, texto, confianza: VOTED }
}

/** Signs in which two prints of one key are read differently at most. */
const ALIKE = 5
const differ = (a: string, b: string) => Array.from(a).filter((sign, at) => sign !== b.charAt(at)).length

/** Whether two readings may be of one key. */
export const sonParecidas = (a: string, b: string): boolean => a.length === b.length && differ(a, b) <= ALIKE

const votes = (readings: readonly string[], texto: string) => readings.filter((each) => each === texto).length

function chosenOf(
  readings: readonly string[],
  { texto, confianza: own = 0 }: Palabra,
): Pick<Palabra, 'texto' | 'confianza'> & { confianza: number } {
  const right = [...new Set(readings.filter(esClaveCorrecta))].sort((a, b) => votes(readings, b) - votes(readings, a))
  const [best, other] = right
  const [first = ''] = readings
  if (best === undefined) {
    const made = enConjunto(readings)
    return { texto: made ?? texto, confianza: made ? VOTED : Math.max(worth(votes(readings, first)), own * ALONE) }
  }
  const sure = votes(readings, best) > 1 ? worth(votes(readings, best)) : own * ALONE
  return { texto: best === first ? texto : best, confianza: other === undefined ? sure : sure * ALONE }
}

/** A key was read, or several readings are one but for the alphabet of its positions. */
const isSettled = (readings: readonly string[]) => readings.some(esClaveCorrecta) || agreed(readings) !== null

/** The key that readings make together when none is one: the same of several once in its alphabet, or the one they vote for. */
const enConjunto = (readings: readonly string[]): string | null =>
  agreed(readings) ?? votarClave(readings, esClaveCorrecta)

function agreed(readings: readonly string[]): string | null {
  const keys = readings.flatMap((each) => enSuAlfabeto(each, esClaveCorrecta))
  const [best, other] = [...new Set(keys)].sort((a, b) => votes(keys, b) - votes(keys, a))
  if (best === undefined || votes(keys, best) < 2) return null
  return other === undefined || votes(keys, best) > 2 * votes(keys, other) ? best : null
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
  // LOPMS560401…: with a 5 read twice there would be a key without its first letter inside.
  return enSuAlfabeto(texto, esClaveCorrecta).length > 0 ? texto : (CLAVE_ENTERA.exec(texto)?.[0] ?? texto)
}

/** Position 17 may be a zero or a letter O, and the check digit fits both: the shapes beside it tell. */
function withRightZero<T extends Pick<Palabra, 'texto'>>(read: T, hoja: HojaPreparada, region: Region, h: number): T {
  const clave = cleanKey(read.texto)
  if (clave.length !== LARGO_CURP || !/^[0O]$/.test(clave.charAt(16)) || !isCurpCorrecta(clave)) return read
  const shape = ceroOLetra(soloOscuro(ampliarRegion(hoja, region, 48 / h)), clave)
  return shape === null ? read : { ...read, texto: `${clave.slice(0, 16)}${shape}${clave.slice(17)}` }
}
