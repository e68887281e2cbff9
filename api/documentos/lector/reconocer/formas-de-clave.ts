import { cleanKey } from '#domain/identidad/clean-key.ts'
import type { DocumentoReconocido } from '#domain/documentos/lectura.ts'
import { CLAVES_PERSONA, type ClavePersona } from '#domain/documentos/papeles/papel.ts'
import { clavesDe } from '#domain/documentos/papeles/registro.ts'
import type { Palabra } from '#domain/documentos/pagina.ts'
import { isCurpCorrecta } from '#domain/documentos/claves/curp-correcta.ts'
import { isNssCheckDigitOk } from '#domain/identidad/nss.ts'
import { isRfcCheckDigitOk, RFC_PERSONA_PATTERN } from '#domain/identidad/rfc.ts'

/** Every sign that a CURP, RFC or NSS may hold. */
export const ALFABETO_CLAVE = 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ&0123456789'
export const LARGO_CURP = 18
/** Signs of a CURP, an RFC and an NSS. */
export const LARGOS_DE_CLAVE = [LARGO_CURP, 13, 11] as const
/** The longest that an RFC is read. */
const LARGO_RFC = 14

/** Of the shape of a CURP, RFC or NSS and with its check digit. */
export const esClaveCorrecta = (texto: string) =>
  isCurpCorrecta(texto) ||
  (texto.length === 13 && RFC_PERSONA_PATTERN.test(texto) && isRfcCheckDigitOk(texto)) ||
  (/^\d{11}$/.test(texto) && isNssCheckDigitOk(texto))

/** Begins like a CURP or RFC, whatever was confused or lost of the rest; or is nearly all digits, as long as an NSS. */
const LIKE_LETTERS = /^[A-ZÑ&0-9]{4}[0-9OQDILZASGTB]{3,6}/
export const PARECE_NSS = /^[0-9OQDILZSGB]{10,12}$/

/** As long as a CURP, digits or what they are taken for where its date stands, and its sex after them. */
const LIKE_CURP = /^[A-ZÑ&0-9]{4}[0-9OQDILZASGTB]{6}[HMX][A-Z0-9]{6,8}$/
const BARE = /^[A-ZÑ&0-9-]+$/

export function pareceClave(texto: string): boolean {
  const digits = texto.match(/\d/g)?.length ?? 0
  if (PARECE_NSS.test(texto)) return digits >= 7
  if (texto.length < 7 || texto.length > 24 || !BARE.test(texto)) return false
  return LIKE_CURP.test(texto) || (digits >= 3 && /^[A-ZÑ&]{3}/.test(texto) && LIKE_LETTERS.test(texto))
}

/** What a recogniser that knows prose makes of letters of a key: a J that hangs under the line, an I. */
const EN_LUGAR_DE: Readonly<Record<string, string>> = { ']': 'J', '|': 'I', '!': 'I', '[': 'I' }

/** A run with other signs before, behind or in the place of letters, as the key that it then looks like; any other as it is. */
export function conLetrasDeClave(texto: string): string {
  const letters = Array.from(texto, (sign) => EN_LUGAR_DE[sign] ?? sign)
    .join('')
    .replace(/^[^\p{L}\d]+|(?<![^\p{L}\d])[^\p{L}\d]+$/gu, '')
  return letters !== texto && pareceClave(cleanKey(letters)) && !pareceClave(cleanKey(texto)) ? letters : texto
}

/** The keys that a page of `documento` prints; all of them where nobody knows which paper it is of. */
export const clavesDeDocumento = (documento: DocumentoReconocido | null): readonly ClavePersona[] =>
  documento === null || documento === 'otro' ? CLAVES_PERSONA : clavesDe(documento)

/**
 * Whether a run may be a key that a page of `documento` gives a field: a tax paper's identity number looks like an NSS, an employer's RFC on
 * a paper of the IMSS is nobody's. Null where the page does not tell which paper it is of: any key.
 */
export function pareceClaveDe(documento: DocumentoReconocido | null, texto: string): boolean {
  if (!pareceClave(texto)) return false
  const nss = PARECE_NSS.test(texto)
  const printed = clavesDeDocumento(documento)
  return printed.includes(nss ? 'nss' : texto.length > LARGO_RFC ? 'curp' : 'rfc')
}

/** A CURP or an NSS inside a longer run. */
export const CLAVE_ENTERA = /[A-ZÑ]{4}\d{6}[HMX][A-Z]{5}[A-Z0-9]\d|(?<!\d)\d{11}(?!\d)/

/** Width of a capital or a digit against its height, in about any face. */
const SIGN_WIDTH = 0.6

/** Height of a key's signs: noise and rules make its box too tall, hardly ever too wide. */
export const alturaDeSignos = ({ texto, w, h }: Pick<Palabra, 'texto' | 'w' | 'h'>): number =>
  Math.min(h, w / Math.max(1, texto.length) / SIGN_WIDTH)
