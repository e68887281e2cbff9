import { quincenaChip, quincenaCode, quincenaRangeLong, parseQuincenaCode } from '#domain/calendario/quincena.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { today } from '#api/clock.ts'
import type { Binds } from '#api/db/sql.ts'
import { foldSql } from '#api/http/listas/fold-sql.ts'

/** Words of a search that count. */
const MAX_WORDS = 8

/** What both histories of money are read from: published closes `k` of entities `u`. */
export const CIERRES_FROM = 'FROM cierres k JOIN unidades u ON u.id = k.entidad_id'

export const CIERRES_COLUMNS = { id: 'k.id', quincena: 'k.quincena', entidad: 'u.nombre' } as const

/** Each word is a quincena's code ("2226") or part of the entity's name. */
export function cierreSearchSql(q: string, binds: Binds): string {
  const words = foldText(q).split(' ').filter(Boolean).slice(0, MAX_WORDS)
  const year = Number(today().slice(0, 4))
  const parts = words.map((word) => {
    const name = `${foldSql('u.nombre')} LIKE ${binds.add(`%${word}%`)}`
    const ordinal = /^\d{4}$/.test(word) ? parseQuincenaCode(word, year) : null
    return ordinal === null ? name : `(${name} OR k.quincena = ${binds.add(ordinal)})`
  })
  return parts.length === 0 ? '1 = 0' : parts.join(' AND ')
}

/** Code and texts of a quincena. */
export function quincenaTextos(quincena: number) {
  return { codigo: quincenaCode(quincena), chip: quincenaChip(quincena), rango: quincenaRangeLong(quincena) }
}

/** Rows in the order of `ids`. */
export function inOrder<Row extends { readonly id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
