import type { ContextoActo, SolicitudActo } from '#domain/organica/acto-organico.ts'
import type { Binds } from '#api/db/sql.ts'

/** Columns that hold the place of an account and of a draft, by level. */
export const LUGAR_USUARIO = ['entidad_id', 'adscripcion_id', 'dependencia_id'] as const

/** Rows whose place an act changes: those with `columna` (a level) in `ids`. */
export interface Tramo {
  readonly nivel: number
  readonly ids: readonly number[]
}

/** The part of the tree that an act takes with it. */
export function tramoDe({ tipo, origenes, hijas }: SolicitudActo, { unidad }: ContextoActo): Tramo {
  if (tipo === 'fusionar') return { nivel: unidad.nivel, ids: origenes }
  if (tipo === 'dividir') return { nivel: unidad.nivel + 1, ids: hijas }
  return { nivel: unidad.nivel, ids: [unidad.id] }
}

/** SQL over `afiliados a`: the people whom the act takes with it. */
export function personasSql(solicitud: SolicitudActo, contexto: ContextoActo, binds: Binds): string {
  const { nivel, ids } = tramoDe(solicitud, contexto)
  const places = ids.length === 0 || nivel > 3 ? '1 = 0' : `a.nivel${nivel}_id IN (${binds.addAll(ids)})`
  if (solicitud.puestos.length === 0) return `(${places})`
  return `(${places} OR (a.nivel3_id = ${binds.add(solicitud.unidadId)} AND a.puesto_id IN (${binds.addAll(solicitud.puestos)})))`
}

/** SQL over a table whose place stands in three columns; false at the level of areas, which none of them names. */
export function lugarSql(columnas: readonly (string | null)[], { nivel, ids }: Tramo, binds: Binds): string {
  const columna = columnas[nivel] ?? null
  return columna === null || ids.length === 0 ? '1 = 0' : `${columna} IN (${binds.addAll(ids)})`
}
