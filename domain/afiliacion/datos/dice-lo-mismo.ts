import { withoutApostrophes } from '#domain/identidad/apostrofos.ts'
import { sinAcento } from '#domain/identidad/acentos-usuales.ts'
import { NOMBRES_ABREVIADOS } from '#domain/identidad/nombre.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { calleNumeroDe } from './calle-numero.ts'
import type { DatosPersonales, DomicilioOCR } from './datos-personales.ts'

/** What addresses shorten, by its form without accents. "" is a mark that says nothing by itself: "No. 12" is "12". */
const DOMICILIO_ABREVIADO: Readonly<Record<string, string>> = {
  av: 'avenida',
  ave: 'avenida',
  and: 'andador',
  blvd: 'bulevar',
  boulevard: 'bulevar',
  calz: 'calzada',
  carr: 'carretera',
  cda: 'cerrada',
  col: 'colonia',
  cto: 'circuito',
  depto: 'departamento',
  dpto: 'departamento',
  fracc: 'fraccionamiento',
  gral: 'general',
  int: 'interior',
  lt: 'lote',
  lte: 'lote',
  mz: 'manzana',
  mza: 'manzana',
  nte: 'norte',
  ote: 'oriente',
  priv: 'privada',
  prol: 'prolongación',
  pte: 'poniente',
  sta: 'santa',
  sto: 'santo',
  no: '',
  num: '',
  numero: '',
  nº: '',
}

/** A street that begins with its short type: "C. Olmo 12". At the end of an address "C" is a door. */
const CALLE = /^c\.?\s+(?=\S)/u

/**
 * Whether a name on file and one just typed or read are one: capital letters are no change, nor is an abbreviation of what is on file
 * ("María" → "MA."). A name written out in full changes an abbreviated one. Texts in capitals leave accents out, so a missing accent
 * counts only in small letters.
 */
export function nombreDiceLoMismo(registrado: string, nuevo: string): boolean {
  return saysTheSame(
    registrado,
    nuevo,
    (text) => wordsOf(text.replaceAll('.', ' ')),
    (word, kept) => {
      return NOMBRES_ABREVIADOS[sinAcento(word)] === sinAcento(kept) ? kept : word
    },
  )
}

/** The same of a part of an address, abbreviated on either side: "Avenida Olmo No. 12" and "AV. OLMO 12". */
export function domicilioDiceLoMismo(registrado: string, nuevo: string): boolean {
  return saysTheSame(registrado, nuevo, wordsOfAddress, (word) => word)
}

/** Compares word by word; `inFull` writes a new word as the one on file where it only shortens it. */
function saysTheSame(
  registrado: string,
  nuevo: string,
  split: (text: string) => string[],
  inFull: (word: string, kept: string) => string,
): boolean {
  if (registrado === nuevo) return true
  if (registrado === '' || nuevo === '') return false
  const [before, after] = [split(small(registrado)), split(small(nuevo))]
  const accent = isCapitals(nuevo) ? sinAcento : (word: string) => word
  return (
    before.length === after.length && before.every((kept, at) => accent(kept) === accent(inFull(after[at] ?? '', kept)))
  )
}

const small = (text: string): string => withoutApostrophes(normalizeText(text)).toLocaleLowerCase('es-MX')
const isCapitals = (text: string): boolean => text === text.toLocaleUpperCase('es-MX')
const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '')

function wordsOfAddress(text: string): string[] {
  return wordsOf(text.replace(CALLE, 'calle ').replace(/[.,#]+/gu, ' '))
    .map((word) => DOMICILIO_ABREVIADO[sinAcento(word)] ?? word)
    .filter((word) => word !== '')
}

const PARTES = ['cp', 'colonia', 'localidad', 'municipio', 'entidad'] as const satisfies readonly (keyof DomicilioOCR)[]

/**
 * `nuevos` with each text that says what is on file written as on file, so that capital letters and abbreviations of a paper are no
 * change. Both are normalised. An address of the constancia that is the one on file becomes that one.
 */
export function comoEnElRegistro(registrados: DatosPersonales, nuevos: DatosPersonales): DatosPersonales {
  const nombre = (clave: 'nombres' | 'apellidoPaterno' | 'apellidoMaterno') =>
    nombreDiceLoMismo(registrados[clave], nuevos[clave]) ? registrados[clave] : nuevos[clave]
  const [own, block] = [registrados.domicilioOCR, nuevos.domicilioOCR]
  const partes = Object.fromEntries(
    PARTES.map((clave) => [clave, domicilioDiceLoMismo(own[clave], block[clave]) ? own[clave] : block[clave]]),
  )
  const isSameStreet = domicilioDiceLoMismo(calleNumeroDe(registrados), calleNumeroDe(nuevos))
  return {
    ...nuevos,
    nombres: nombre('nombres'),
    apellidoPaterno: nombre('apellidoPaterno'),
    apellidoMaterno: nombre('apellidoMaterno'),
    email: small(nuevos.email) === small(registrados.email) ? registrados.email : nuevos.email,
    calle2: domicilioDiceLoMismo(registrados.calle2, nuevos.calle2) ? registrados.calle2 : nuevos.calle2,
    ...(isSameStreet && { usarDireccionCsf: registrados.usarDireccionCsf, domicilio: registrados.domicilio }),
    domicilioOCR: { ...(isSameStreet ? own : block), ...partes },
  }
}
