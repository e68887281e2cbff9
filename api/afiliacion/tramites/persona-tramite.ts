import type { Actor } from '#domain/acceso/actor.ts'
import { concordar } from '#domain/afiliacion/concordancia.ts'
import type { Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import { findAfiliadoInScope, findAfiliadosByIds, type AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { OFICINA_SQL } from '#api/afiliacion/movimientos/movimientos-abiertos.ts'
import { isPropia } from '#api/afiliacion/padron/coincidencia.ts'
import { isOpenSql } from '#api/afiliacion/padron/estatus-sql.ts'
import { broken, conflict, notFound, type AppError } from '#api/errors.ts'
import { findRow } from '#api/db/find-row.ts'
import { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { FOR_NO_KEY_UPDATE, selectRow, SQL_TRUE } from '#api/db/sql.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import type { MovimientoModel } from '#api/afiliacion/models/MovimientoModel.ts'
import type { TipoMovimientoModel } from '#api/afiliacion/models/TipoMovimientoModel.ts'
import type { UnidadModel } from '#api/organica/models/UnidadModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { isIdentificada } from './identificar-persona.ts'

/** The person of that internal number in the actor's scope, 404 otherwise. */
export async function findPersonaByInterno(actor: Actor, interno: number): Promise<AfiliadoRow> {
  return findAfiliadoInScope(actor, interno, 'a.interno')
}

/**
 * The person of a procedure: in the actor's scope, or for the alta with history somebody whose whole CURP this account gave.
 * 404 otherwise.
 */
export async function findPersonaDeTramite(actor: Actor, tramite: Tramite, interno: number): Promise<AfiliadoRow> {
  if (tramite !== 'alta-historico') return findPersonaByInterno(actor, interno)
  const known = await findRow(AfiliadoModel, { interno }, ['id'])
  const [row] = known ? await findAfiliadosByIds([known.id]) : []
  if (row && (isPropia(actor, row) || (await isIdentificada(actor, row)))) return row
  throw notFound('La persona')
}

/**
 * The person's version, which stays as it is until the open transaction ends, since nobody else asks for that person meanwhile, and
 * its newest organisation link; 422 at `interno` without one.
 */
export async function holdPersona(row: AfiliadoRow): Promise<{ readonly version: number; readonly orgId: number }> {
  const held = await selectRow<{ version: number; org: number | null }>(
    `SELECT version, (SELECT MAX(g.id) FROM afiliado_org g WHERE g.afiliado_id = a.id) AS org
     FROM afiliados a WHERE id = $1${FOR_NO_KEY_UPDATE}`,
    [row.id],
  )
  if (!held) throw notFound('La persona')
  if (held.org === null) throw sinOrganizacion(row, 'interno')
  return { version: held.version, orgId: held.org }
}

/**
 * The 409 of a person who changed since it was read, which names who changed it last, by hand or by applying its newest
 * movement; null when it did not.
 */
export async function versionDistinta(row: AfiliadoRow, version: number): Promise<AppError | null> {
  if (row.version === version) return null
  const aplicado = await selectRow<{ folio: string }>(
    `SELECT folio FROM movimientos WHERE afiliado_id = $1 AND aplicado = ${SQL_TRUE} ORDER BY aplicado_at DESC, id DESC LIMIT 1`,
    [row.id],
  )
  const registros = [
    { objeto: 'afiliado', objetoId: row.id } as const,
    ...(aplicado ? [{ objeto: 'movimiento', objetoId: aplicado.folio } as const] : []),
  ]
  const hecho = 'cambió los datos de esta persona mientras los tenías abiertos. Revisa los actuales.'
  return staleVersion(registros, hecho, { actual: { version: row.version, situacion: row.situacion } })
}

type AbiertoRow = Pick<RowOf<MovimientoModel>, 'folio'> &
  RowAs<TipoMovimientoModel, { tipo: 'nombre' }> &
  LeftJoined<RowAs<UsuarioModel, { solicitante: 'nombre' }> & RowAs<UnidadModel, { oficina: 'nombre' }>>

/** The open movement of a person, other than `exceptId`, as a refusal; null when there is none. */
export async function movimientoAbierto(afiliadoId: number, exceptId = 0): Promise<AppError | null> {
  const row = await selectRow<AbiertoRow>(
    `SELECT m.folio, t.nombre AS tipo, u.nombre AS solicitante, d.nombre AS oficina
     FROM movimientos m JOIN tipos_movimiento t ON t.id = m.tipo_id ${OFICINA_SQL}
     WHERE m.afiliado_id = $1 AND m.id <> $2 AND ${isOpenSql('m')}`,
    [afiliadoId, exceptId],
  )
  if (!row) return null
  const quien = [row.solicitante ?? 'Sistema', row.oficina].filter(Boolean).join(', ')
  const message = `Ya tiene un movimiento abierto: ${row.folio}, ${row.tipo}, ${concordar(row.tipo, 'solicitado')} por ${quien}. Termínalo o retíralo antes de solicitar otro.`
  return conflict('movimiento_abierto', message, { folio: row.folio })
}

/** The person's newest organisation link; 422 at `path` without one. */
export async function findOrgVigente(row: AfiliadoRow, path: string): Promise<number> {
  const org = await selectRow<{ id: number }>(
    'SELECT id FROM afiliado_org WHERE afiliado_id = $1 ORDER BY id DESC LIMIT 1',
    [row.id],
  )
  if (!org) throw sinOrganizacion(row, path)
  return org.id
}

function sinOrganizacion({ interno }: AfiliadoRow, path: string): AppError {
  const message = `No se encontraron datos organizacionales para el número interno ${interno}.`
  return broken([{ path, code: 'sin_organizacion', message }], message)
}
