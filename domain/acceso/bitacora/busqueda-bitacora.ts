import { cleanKey } from '#domain/identidad/clean-key.ts'
import { CURP_PATTERN } from '#domain/identidad/curp.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { RFC_PATTERN } from '#domain/identidad/rfc.ts'

/** What a text asks the bitácora for: a person by a whole key, a procedure by its folio, or who did it by name. */
export type BusquedaBitacora =
  | { readonly clase: 'persona'; readonly clave: string }
  | { readonly clase: 'folio'; readonly folio: string }
  | { readonly clase: 'cuenta'; readonly palabras: readonly string[] }
  /** None of them; what was expected, in words. */
  | { readonly clase: 'ninguna'; readonly mensaje: string }

export const BUSQUEDA_BITACORA_MAX = 60

/** What the field takes, for whoever is about to type. */
export const AYUDA_BUSQUEDA_BITACORA =
  'CURP, RFC, NSS o No. interno de la persona; folio del trámite o del caso; nombre o cuenta de quien lo hizo'

const FOLIO = /^([A-Z]{1,2})(\d{2})(\d{6})$/
/** A CURP or RFC that was begun: letters and a date. */
const CLAVE_EMPEZADA = /^[A-ZÑ&]{3,4}\d{6}/

/** Reads what was typed or pasted into the search of the bitácora. */
export function readBusquedaBitacora(text: string): BusquedaBitacora {
  const key = cleanKey(text)
  if (CURP_PATTERN.test(key) || RFC_PATTERN.test(key) || /^\d{1,11}$/.test(key)) return { clase: 'persona', clave: key }
  const folio = FOLIO.exec(key)
  if (folio) return { clase: 'folio', folio: folio.slice(1).join('-') }
  if (/^\d+$/.test(key)) return ninguna(`El NSS lleva 11 dígitos y escribiste ${key.length}.`)
  if (CLAVE_EMPEZADA.test(key))
    return ninguna(`La CURP lleva 18 caracteres y el RFC 12 o 13; escribiste ${key.length}. Escríbela completa.`)
  const palabras = foldText(text).split(/\s+/).filter(Boolean)
  if (palabras.join('').length < 2) return ninguna(`Escribe al menos dos letras: ${AYUDA_BUSQUEDA_BITACORA}.`)
  return { clase: 'cuenta', palabras }
}

function ninguna(mensaje: string): BusquedaBitacora {
  return { clase: 'ninguna', mensaje }
}

/** Whether an account is meant by all of those words, each the beginning of one of its own. */
export function isCuentaBuscada(
  { usuario, nombre }: { readonly usuario: string; readonly nombre: string },
  palabras: readonly string[],
): boolean {
  const own = foldText(`${nombre} ${usuario}`).split(/[\s.]+/)
  return palabras.every((palabra) => own.some((word) => word.startsWith(palabra)) || foldText(usuario) === palabra)
}
