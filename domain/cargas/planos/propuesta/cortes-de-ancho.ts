import { quincenaYear } from '#domain/calendario/quincena.ts'
import { leerCurp, leerRfc, type ClaveLeida } from '#domain/cargas/lectura/clave.ts'
import { NOTACION_IDS, parsePeriodo } from '#domain/cargas/planos/periodo.ts'
import { isNssCheckDigitOk } from '#domain/identidad/nss.ts'
import { masComun } from './forma-texto.ts'

/** Characters of a fixed-width line, from 1, both included. */
export interface Corte {
  readonly desde: number
  readonly hasta: number
}

/** Lines of data of a fixed-width text, and how they and the others begin. */
export interface LineasDeDatos {
  readonly datos: readonly string[]
  readonly detalle?: string
  readonly cabecera?: string
}

/** Lines after which a mark in the first place of all of them is no chance. */
const LINEAS_CON_MARCA = 6

/**
 * Lines that carry people. Where all lines between the first and the last begin with one letter, and one of those two with another, the letter
 * marks the data. A short file shows it only if that line is of another length too.
 */
export function lineasDeDatos(primeras: readonly string[], ultimas: readonly string[]): LineasDeDatos {
  const letra = String.fromCharCode(masComun(primeras.map((linea) => linea.charCodeAt(0) || 0)))
  const largo = masComun(primeras.map((linea) => linea.length))
  const [first = '', last = ''] = [primeras[0], ultimas.at(-1)]
  const isMarcada = primeras.length >= 3 && primeras.slice(1, -1).every((linea) => linea.startsWith(letra))
  const isOtra = (linea: string): boolean =>
    linea !== '' && !linea.startsWith(letra) && (linea.length !== largo || primeras.length >= LINEAS_CON_MARCA)
  if (!isMarcada || letra.trim() === '' || !(isOtra(first) || isOtra(last))) return { datos: primeras }
  return {
    datos: primeras.filter((linea) => linea.startsWith(letra)),
    detalle: letra,
    ...(isOtra(first) && first[0] !== last[0] && { cabecera: first[0] }),
  }
}

/** Columns of a fixed-width line that are longer than this are not looked into. */
const LARGO_MAX = 2_000

/**
 * Keys of people whose form tells where they are: their width, and how many different ones a file of several people has at least. A check
 * digit alone fits one of ten numbers by chance.
 */
const CLAVES: readonly (readonly [ancho: number, distintas: number, is: (text: string) => boolean])[] = [
  [18, 1, (text) => isClave(leerCurp(text), text)],
  [13, 1, (text) => isClave(leerRfc(text), text)],
  [11, 3, (text) => /^\d{11}$/.test(text) && isNssCheckDigitOk(text) && /[1-9]/.test(text)],
]
const isClave = (leida: ClaveLeida, text: string): boolean => leida !== null && leida !== 'perdida' && !/\s/.test(text)

/** Lines in which keys are looked for. */
const LINEAS_MAX = 60
/** Part of the lines in which a key must be at the same place. */
const PARTE = 0.9

/**
 * Where the fields of fixed-width lines seem to begin and end. Keys of people are found first, by their form. What is left is cut where
 * blanks end, where letters and digits meet, and where a number padded with zeros begins. `salta` characters at the beginning are the mark.
 * `anio` is the year of the files: digits that repeat in all lines are a quincena only if it is near.
 */
export function cortesDeAncho(datos: readonly string[], salta: number, anio: number): Corte[] {
  const largo = Math.min(
    LARGO_MAX,
    datos.reduce((max, linea) => Math.max(max, linea.length), 0),
  )
  const lineas = datos.map((linea) => linea.padEnd(largo))
  const claves = conQuincena(clavesEn(lineas, salta, largo), lineas, salta, anio)
  const libres: Corte[] = []
  let desde = salta + 1
  for (const clave of [...claves, { desde: largo + 1, hasta: largo + 1 }]) {
    if (clave.desde > desde) libres.push({ desde, hasta: clave.desde - 1 })
    desde = clave.hasta + 1
  }
  return [...claves, ...libres.flatMap((libre) => partir(lineas, libre))].sort((a, b) => a.desde - b.desde)
}

function clavesEn(lineas: readonly string[], salta: number, largo: number): Corte[] {
  const claves: Corte[] = []
  const vistas = lineas.slice(0, LINEAS_MAX)
  for (const [ancho, distintas, is] of CLAVES)
    for (let desde = salta + 1; desde + ancho - 1 <= largo; desde += 1) {
      const corte = { desde, hasta: desde + ancho - 1 }
      if (claves.some((otra) => otra.desde <= corte.hasta && corte.desde <= otra.hasta)) continue
      const textos = vistas.map((linea) => linea.slice(desde - 1, corte.hasta)).filter(is)
      const isComun = textos.length > 0 && textos.length >= PARTE * vistas.length
      if (isComun && new Set(textos).size >= Math.min(distintas, vistas.length)) claves.push(corte)
    }
  return claves.sort((a, b) => a.desde - b.desde)
}

/** What a place holds in all lines. */
interface Lugar {
  /** Blank everywhere. */
  readonly blanco: boolean
  readonly digito: boolean
  readonly cero: boolean
}

/** Digits of a quincena: AAAAQQ, or one of the notations of four. */
const ANCHOS_QUINCENA = [6, 4]
/** Years from today's in which the quincena of a file may be. */
const ANIOS_CERCA = 2

/** The keys, and the one place where all lines have the same quincena. */
function conQuincena(claves: readonly Corte[], lineas: readonly string[], salta: number, anio: number): Corte[] {
  const [first = ''] = lineas
  for (const ancho of ANCHOS_QUINCENA)
    for (let at = salta; at + ancho <= Math.min(LARGO_MAX, first.length); at += 1) {
      const texto = first.slice(at, at + ancho)
      const corte = { desde: at + 1, hasta: at + ancho }
      // Zeros before it pad a number: "0425" of "0000425650" is no quincena.
      const isRelleno = texto.startsWith('0') && first[at - 1] === '0'
      const isLibre = !isRelleno && !claves.some((otra) => otra.desde <= corte.hasta && corte.desde <= otra.hasta)
      if (isLibre && isQuincenaCerca(texto, anio) && lineas.every((linea) => linea.startsWith(texto, at)))
        return [...claves, corte].sort((a, b) => a.desde - b.desde)
    }
  return [...claves]
}

function isQuincenaCerca(texto: string, anio: number): boolean {
  return NOTACION_IDS.some((notacion) => {
    const ordinal = parsePeriodo(texto, notacion, anio)
    return ordinal !== null && Math.abs(quincenaYear(ordinal) - anio) <= ANIOS_CERCA
  })
}

function partir(lineas: readonly string[], { desde, hasta }: Corte): Corte[] {
  const lugares = Array.from({ length: hasta - desde + 1 }, (_, i) => lugarEn(lineas, desde - 1 + i))
  const partes: Corte[] = []
  let inicio = -1
  const cerrar = (fin: number): void => {
    if (inicio >= 0) partes.push({ desde: desde + inicio, hasta: desde + fin })
    inicio = -1
  }
  for (const [i, lugar] of lugares.entries()) {
    if (lugar.blanco) {
      // Padding belongs to the text before it; blanks at the beginning belong to nobody.
      if (inicio >= 0 && lugares[i - 1]?.digito) cerrar(i - 1)
      continue
    }
    if (inicio >= 0 && empiezaEn(lugares, i)) cerrar(i - 1)
    if (inicio < 0) inicio = i
  }
  cerrar(lugares.length - 1)
  return partes
}

/** Whether a field begins at a place: a digit after text, text after blanks or digits, or the zeros that pad a number. */
function empiezaEn(lugares: readonly Lugar[], i: number): boolean {
  const [antes, lugar] = [lugares[i - 1], lugares[i]]
  if (!antes || !lugar) return false
  if (antes.digito !== lugar.digito) return true
  if (antes.blanco) return true
  const isRelleno = lugar.cero && lugares[i + 1]?.cero === true
  return lugar.digito && isRelleno && !antes.cero
}

function lugarEn(lineas: readonly string[], at: number): Lugar {
  let [blanco, digito, cero] = [true, true, true]
  for (const linea of lineas) {
    const char = linea[at] ?? ' '
    blanco &&= char === ' '
    digito &&= char >= '0' && char <= '9'
    cero &&= char === '0'
  }
  return { blanco, digito: digito && !blanco, cero: cero && !blanco }
}
