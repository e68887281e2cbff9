import { cleanKey } from '#domain/identidad/clean-key.ts'
import type { Binds } from '#api/db/sql.ts'
import { apellidoPrimeroSql as primeroSql } from '#api/afiliacion/busqueda/buscar-nombre.ts'
import { palabrasDe, textoCompletoSql } from '#api/afiliacion/busqueda/palabras.ts'

/**
 * What a search of people by name is ordered by, before the name: those whose first surname begins with a word of `text`
 * come first. Empty for a key, which names its bearers.
 */
export function apellidoPrimeroSql(text: string, binds: Binds): string {
  return isKey(cleanKey(text)) ? '' : primeroSql(palabrasDe(text), binds)
}

/**
 * SQL condition on `afiliados` (alias `a`) that keeps people with a name word beginning with each word of `text`,
 * whatever accents or case; null when the text has no letter or digit.
 */
export function nombreSql(text: string, binds: Binds): string | null {
  const words = palabrasDe(text)
  return words.length === 0 ? null : textoCompletoSql(words, binds)
}

const KEY = /^[A-ZÑ&0-9]{1,20}$/
const NUMBER_KEY = /^[0-9]{1,11}$/
/** The beginning of a CURP or RFC: four letters and a digit cannot be a name's beginning. */
const PERSON_KEY = /^[A-ZÑ&]{4}[0-9]/

const isPersonKey = (key: string) => KEY.test(key) && PERSON_KEY.test(key)
/** Whether a whole text, cleaned, is looked for as a key and not as a name. */
export const isKey = (key: string) => isPersonKey(key) || NUMBER_KEY.test(key)

/**
 * SQL condition for one search box: a key (CURP or RFC from its fifth character, NSS, internal or employee number)
 * where the text looks like one, a name otherwise. `1 = 0` when there is nothing to look for.
 */
export function busquedaSql(text: string, binds: Binds): string {
  const key = cleanKey(text)
  if (isPersonKey(key)) return personKeySql(key, binds)
  if (NUMBER_KEY.test(key)) {
    // Three small reads by index: one condition with OR makes SQLite walk the whole padrón in the list's order.
    const exact = binds.add(key)
    return `a.id IN (SELECT id FROM afiliados WHERE nss = ${exact} UNION SELECT id FROM afiliados WHERE noempleado = ${exact}
      UNION SELECT id FROM afiliados WHERE interno = ${binds.add(Number(key))})`
  }
  return nombreSql(text, binds) ?? '1 = 0'
}

function personKeySql(key: string, binds: Binds): string {
  if (key.length === 18) return `a.curp = ${binds.add(key)}`
  if (key.length === 13) {
    const rfc = `a.id IN (SELECT id FROM afiliados WHERE rfc = ${binds.add(key)} UNION SELECT id FROM afiliados WHERE curp LIKE`
    return `${rfc} ${binds.add(`${key}%`)})`
  }
  const start = binds.add(`${key}%`)
  return `(a.curp LIKE ${start} OR a.rfc LIKE ${start})`
}
