import { plainApostrophes } from '#domain/identidad/apostrofos.ts'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { fold } from '#domain/documentos/texto.ts'
import type { Forma } from '#domain/documentos/hoja/valores.ts'
import { estadoEn } from './estados.ts'
import { fechaEn } from './fechas.ts'
import { isVialidad } from './vialidades.ts'

/** Digits, and letters that a recogniser takes them for. */
const DIGIT = '[0-9OQDILZSGBA]'

export const SEXOS: Readonly<Record<string, string>> = {
  HOMBRE: 'H',
  MUJER: 'M',
  MASCULINO: 'H',
  FEMENINO: 'M',
  H: 'H',
  M: 'M',
  X: 'X',
  'NO BINARIO': 'X',
  'NO BINARIA': 'X',
}

/** What the tax office says of a taxpayer's standing. */
const SITUACIONES =
  /^(ACTIVO|ACTIVA|REACTIVAD[OA]|SUSPENDID[OA]|CANCELAD[OA]|INACTIVO|INACTIVA|BAJA|LIQUIDAD[OA]|PENDIENTE|DEFUNCION)\b/

/** Whether a word is a standing that the tax office gives, in capitals. */
export const isSituacion = (texto: string): boolean => texto === texto.toUpperCase() && SITUACIONES.test(fold(texto))

const NAME = /^\p{L}[\p{L}\s'.,-]*$/u
const MAX_NAME = 70
const MAX_TEXT = 190

/** Nobody is called so: the sex, printed without a label under the name, or a sentence in capitals. */
const NO_NAME =
  /\b(MASCULINO|FEMENINO|HOMBRE|MUJER|CONSTANCIA|DOCUMENTO|REGISTRO|POBLACION|INTRANSFERIBLE)\b|\w{5}\. \w/

/** A word in small letters that is no particle of a name: a sentence, or another label. */
const SMALL_WORD = /(?<![\p{L}'])(?!(?:da|das|de|del|der|di|do|dos|e|el|la|las|los|mac|mc|van|von|y)(?!\p{L}))\p{Ll}+/u

function isName(printed: string, most = MAX_NAME): boolean {
  const texto = plainApostrophes(printed)
  return (
    NAME.test(texto) &&
    texto.length <= most &&
    !/\p{Ll}\p{Lu}/u.test(texto) &&
    !NO_NAME.test(fold(texto)) &&
    !SMALL_WORD.test(texto)
  )
}

/** What a door's number does not begin with: it is the label and the value of its neighbour. */
const NO_NUMBER = /^(COLONIA|CALLE|LOCALIDAD|MUNICIPIO|ENTRE|NOMBRE|TIPO|CODIGO|ENTIDAD)\b/

const isNumber = (texto: string) => texto.length <= 40 && !NO_NUMBER.test(fold(texto))

const typed = (right: boolean): 0 | 2 => (right ? 2 : 0)

const FORMAS: Readonly<Record<string, (texto: string) => 0 | 1 | 2>> = {
  codigoPostal: (texto) => typed(new RegExp(`^${DIGIT}{5}$`).test(cleanKey(texto)) && /\d{2}/.test(texto)),
  idCIF: (texto) => typed(/^\d{8,14}$/.test(cleanKey(texto))),
  fechaNacimiento: (texto) => typed(fechaEn(texto) !== ''),
  emision: (texto) => typed(fechaEn(texto) !== ''),
  sexo: (texto) => typed(SEXOS[fold(texto).trim()] !== undefined),
  entidad: (texto) => typed(estadoEn(texto) !== null),
  entidadRegistro: (texto) => typed(estadoEn(texto) !== null),
  lugarNacimiento: (texto) => typed(estadoEn(texto) !== null),
  situacion: (texto) => (SITUACIONES.test(fold(texto)) ? 2 : 0),
  tipoVialidad: (texto) => (isVialidad(texto) ? 2 : /^[\p{Lu}][^\d]*$/u.test(texto) && texto.length <= 45 ? 1 : 0),
  curp: (texto) => typed(/^[A-Z0-9]{18}$/.test(cleanKey(texto))),
  rfc: (texto) => typed(/^[A-ZÑ&0-9]{13}$/.test(cleanKey(texto))),
  nss: (texto) => typed(new RegExp(`^${DIGIT}{11}$`).test(cleanKey(texto))),
  nombres: (texto) => (isName(texto) ? 1 : 0),
  apellidoPaterno: (texto) => (isName(texto) ? 1 : 0),
  apellidoMaterno: (texto) => (isName(texto) ? 1 : 0),
  nombreCompleto: (texto) => (isName(texto, MAX_TEXT) ? 1 : 0),
  colonia: (texto) => (/\p{L}{2}/u.test(texto) ? 1 : 0),
  localidad: (texto) => (/\p{L}{2}/u.test(texto) ? 1 : 0),
  municipio: (texto) => (/\p{L}{2}/u.test(texto) ? 1 : 0),
  numeroExterior: (texto) => (isNumber(texto) ? 1 : 0),
  numeroInterior: (texto) => (isNumber(texto) ? 1 : 0),
}

/** What is left of a label that was cut in two. */
const SCRAP =
  /^(o|u|y|de|del|la|el|num|no|numero|territorial|demarcacion( territorial)?|federativa|vialidad|exterior|interior)[.:]?$/i

/** "Página [1] de [2]", "Hoja 1 de 3", whole or cut. */
const PAGE_MARK = /^(PAG(INA)?|HOJA)\b[.:]?\W*\d{1,3}\b([^\w/]*(DE\b|\/).*)?$/

/** Whether a text can be a field's value and how much that tells. */
export const forma: Forma = (campo, texto) => {
  if (!/[\p{L}\d]/u.test(texto) || texto.length > MAX_TEXT || SCRAP.test(fold(texto))) return 0
  if (PAGE_MARK.test(fold(texto))) return 0
  return FORMAS[campo]?.(texto) ?? 1
}
