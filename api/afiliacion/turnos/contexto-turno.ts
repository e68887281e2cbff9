import { cuentaOf } from '#domain/acceso/actor.ts'
import type { MovimientoParaActuar } from '#domain/afiliacion/actos/acciones-movimiento.ts'
import { etapaOf, type Etapa } from '#domain/afiliacion/actos/etapa.ts'
import { SE_DESHACEN } from '#domain/afiliacion/actos/tabla-actos.ts'
import { isSobreLimite } from '#domain/afiliacion/tramites/sobre-limite.ts'
import { lugarDelValidadorSql, VALIDADORES_SQL } from '#api/afiliacion/padron/sin-validador-sql.ts'
import { estatusOf, type MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { limiteRetroactivo } from '#api/afiliacion/tramites/datos/dias-aplicacion.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { personasDe } from '#api/usuarios/misma-persona.ts'
import type { PerfilModel } from '#api/acceso/models/PerfilModel.ts'
import type { MovimientoActoModel } from '#api/afiliacion/models/MovimientoActoModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'

/**
 * One act that was done to a movement, as it is kept. JSON: `campos` is what a return marked, by the form's paths; `previo`, the
 * columns as they were before, to take it back. `version` is the movement's that the act left.
 */
export type ActoRow = Pick<
  RowOf<MovimientoActoModel>,
  'movimiento_id' | 'acto' | 'usuario_id' | 'delegado_por' | 'motivo' | 'campos' | 'previo' | 'version' | 'ocurrio_at'
> &
  LeftJoined<RowAs<UsuarioModel, { quien: 'nombre'; delegante: 'nombre' }> & Pick<RowOf<PerfilModel>, 'ambito'>>

/** A movement as the table of acts sees it, with what was done to it. */
export interface ContextoTurno extends MovimientoParaActuar {
  readonly actos: readonly ActoRow[]
}

export function etapaDe(row: MovimientoRow): Etapa {
  return etapaOf(estatusOf(row), row.revisado_at !== null)
}

/** The context of each movement, by id, in a fixed number of queries whatever their count. */
export async function loadContextos(rows: readonly MovimientoRow[]): Promise<Map<number, ContextoTurno>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map((row) => row.id)
  // One after the other: within a transaction they share a connection.
  const actos = await loadActos(ids)
  const solos = await loadSinValidador(rows, actos)
  const limite = await limiteRetroactivo()
  return new Map(rows.map((row) => [row.id, contextoOf(row, actos.get(row.id) ?? [], solos.has(row.id), limite)]))
}

function contextoOf(
  row: MovimientoRow,
  actos: readonly ActoRow[],
  sinValidador: boolean,
  limite: number,
): ContextoTurno {
  const last = actos.at(-1)
  const reversible = last && SE_DESHACEN.includes(last.acto) && last.version === row.version
  return {
    etapa: etapaDe(row),
    autores: autoresDe(row, actos),
    participantes: participantes(row, actos),
    sinValidador,
    sobreLimite: isSobreLimite(row.quincena, row.fecha, limite),
    ultimo: reversible ? { por: cuentaOf(last.usuario_id), at: last.ocurrio_at } : null,
    actos,
  }
}

/** Accounts that requested, corrected or took it over. */
function autoresDe(row: MovimientoRow, actos: readonly ActoRow[]): number[] {
  const later = actos.filter(({ acto }) => acto === 'corregir' || acto === 'tomar')
  return [...new Set([row.solicitado_por, ...later.map(({ usuario_id }) => usuario_id)].map(cuentaOf))]
}

/** Those of the turns that still count: a return cleared the columns of the earlier ones. */
function participantes(row: MovimientoRow, actos: readonly ActoRow[]): number[] {
  const turns = [row.validado_por, row.revisado_por, row.aprobado_por].filter((id) => id !== null)
  const behalf = actos
    .filter(
      ({ usuario_id, acto }) =>
        ['validar', 'revisar', 'aprobar'].includes(acto) && usuario_id !== null && turns.includes(usuario_id),
    )
    .map(({ delegado_por }) => delegado_por)
  return [...turns, ...behalf.filter((id) => id !== null)]
}

/** What was done to each movement, by its id, in order and in one query. */
export async function loadActos(ids: readonly number[]): Promise<ReadonlyMap<number, ActoRow[]>> {
  if (ids.length === 0) return new Map()
  const binds = new Binds()
  const rows = await selectRows<ActoRow>(
    `SELECT ma.movimiento_id, ma.acto, ma.usuario_id, ma.delegado_por, ma.motivo, ma.campos, ma.previo, ma.version,
       ma.ocurrio_at, u.nombre AS quien, d.nombre AS delegante, p.ambito
     FROM movimiento_actos ma LEFT JOIN usuarios u ON u.id = ma.usuario_id LEFT JOIN usuarios d ON d.id = ma.delegado_por
       LEFT JOIN perfiles p ON p.id = u.perfil_id
     WHERE ma.movimiento_id IN (${binds.addAll(ids)}) ORDER BY ma.id`,
    binds.values,
  )
  const byMovimiento = new Map<number, ActoRow[]>()
  for (const row of rows) byMovimiento.set(row.movimiento_id, [...(byMovimiento.get(row.movimiento_id) ?? []), row])
  return byMovimiento
}

/**
 * Of the requested ones, those whose dependency has nobody to validate them but the people who requested them, whatever
 * account of theirs would.
 */
async function loadSinValidador(
  rows: readonly MovimientoRow[],
  actos: ReadonlyMap<number, readonly ActoRow[]>,
): Promise<Set<number>> {
  const waiting = rows.filter((row) => etapaDe(row) === 'Solicitado')
  if (waiting.length === 0) return new Set()
  const binds = new Binds()
  const pairs = await selectRows<{ id: number; validador: number }>(
    `SELECT m.id, v.id AS validador FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id
       JOIN ${VALIDADORES_SQL} ON ${LUGAR_DEL_VALIDADOR}
     WHERE m.id IN (${binds.addAll(waiting.map(({ id }) => id))})`,
    binds.values,
  )
  const autores = new Map(waiting.map((row) => [row.id, autoresDe(row, actos.get(row.id) ?? [])]))
  const personaOf = await personasDe([...pairs.map(({ validador }) => validador), ...[...autores.values()].flat()])
  const others = pairs.filter(
    ({ id, validador }) => !autores.get(id)?.some((autor) => personaOf(autor) === personaOf(validador)),
  )
  const served = new Set(others.map(({ id }) => id))
  return new Set(waiting.filter(({ id }) => !served.has(id)).map(({ id }) => id))
}

/** That the account `v` of a dependency sees the person `a`. */
export const LUGAR_DEL_VALIDADOR = lugarDelValidadorSql(['a.nivel0_id', 'a.nivel1_id', 'a.nivel2_id'])
