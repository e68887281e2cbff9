import { z } from 'zod'
import { quincenaChip, quincenaCode, quincenaRangeLong } from '#domain/calendario/quincena.ts'
import { ORGANIZACIONES } from '#domain/organica/arbol.ts'
import { leerBusquedaCierres } from '#domain/quincenas/busqueda-cierres.ts'
import { organizacionDe } from '#api/afiliacion/reloj/filtros-al.ts'
import { today } from '#api/clock.ts'
import type { Binds } from '#api/db/sql.ts'
import { continuadasSql } from '#api/fondos/entidades-visibles.ts'
import { nombresDeCierres } from '#api/fondos/nombres-de-cierres.ts'
import { filterBy, inSql, type Filtros } from '#api/http/listas/list-filter.ts'
import { foldSql } from '#api/http/listas/fold-sql.ts'

/** What both histories of money are read from: published closes `k` of entities `u`. */
export const CIERRES_FROM = 'FROM cierres k JOIN unidades u ON u.id = k.entidad_id'

export const CIERRES_COLUMNS = { id: 'k.id', quincena: 'k.quincena', entidad: 'u.nombre' } as const

const ids = z.union([z.int(), z.array(z.int()).max(200)])

/**
 * By which entities the closes are told: those that closed, or with `organizacion: 'hoy'` those that go on with them. An entity
 * asked for is then that one and all that went into it.
 */
export const CIERRES_FILTROS = {
  // It narrows nothing: it says by which entities the rest is told.
  organizacion: filterBy(z.enum(ORGANIZACIONES), () => '1 = 1'),
  adscripcionId: filterBy(ids, (value, binds, _actor, filtro) => {
    const asked = [value].flat()
    if (asked.length === 0 || organizacionDe(filtro) === 'entonces') return inSql('k.entidad_id', asked, binds)
    return `k.entidad_id IN (${continuadasSql(asked, binds)})`
  }),
}

/** Each word is a quincena ("2226", "21/11/2026") or part of a name that the entity has or had. */
export function cierreSearchSql(q: string, binds: Binds): string {
  const words = leerBusquedaCierres(q, today()).map(({ nombre, quincena }) => {
    const either = [
      ...(nombre === '' ? [] : [nombreSql(binds.add(`%${nombre}%`))]),
      ...(quincena === null ? [] : [`k.quincena = ${binds.add(quincena)}`]),
    ]
    return either.length === 0 ? '1 = 0' : `(${either.join(' OR ')})`
  })
  return words.length === 0 ? '1 = 0' : words.join(' AND ')
}

const nombreSql = (part: string): string => `${foldSql('u.nombre')} LIKE ${part} OR EXISTS (
  SELECT 1 FROM unidad_vigencias v WHERE v.unidad_id = u.id AND ${foldSql('v.nombre')} LIKE ${part})`

/** Code and texts of a quincena. */
export function quincenaTextos(quincena: number) {
  return { codigo: quincenaCode(quincena), chip: quincenaChip(quincena), rango: quincenaRangeLong(quincena) }
}

/** Rows in the order of `ids`, with the names of the organisation that was asked for. */
export function inOrder<
  Row extends { readonly id: number; readonly entidadId: number; readonly quincena: number; readonly entidad: string },
>(ids: readonly number[], rows: readonly Row[], filtro: Filtros): Promise<Row[]> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return nombresDeCierres(
    ids.flatMap((id) => byId.get(id) ?? []),
    organizacionDe(filtro),
  )
}
