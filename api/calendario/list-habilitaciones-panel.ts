import type { Actor } from '#domain/acceso/actor.ts'
import { estadoHabilitacion, type HabilitacionPanel } from '#domain/calendario/calendario-anio.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import { today } from '#api/clock.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import type { HabilitacionModel } from './models/HabilitacionModel.ts'
import { chainSql } from './list-habilitaciones.ts'

/** With the names of its unit and of who gave it. */
type Row = Pick<
  RowOf<HabilitacionModel>,
  'id' | 'tipo' | 'desde' | 'hasta' | 'motivo' | 'solicita' | 'unidad_id' | 'revocada_at'
> & { readonly unidad: string | null; readonly creada_por: string | null }

/** More than an institute gives in a year; past that the newest are shown. */
const MAX = 300

/**
 * The enablings that touch a year, newest first: every one for who administers them, ended ones too; for anybody else those
 * in force or to come of the own units and of all, without who asked and who gave them.
 */
export async function habilitacionesDelAnio(
  actor: Actor,
  anio: number,
  administra: boolean,
): Promise<HabilitacionPanel[]> {
  const binds = new Binds()
  const { entidadId, adscripcionId, dependenciaId } = actor.alcance
  const own = [entidadId, adscripcionId, dependenciaId].filter((id) => id !== null)
  const chain = own.length === 0 ? '' : chainSql(binds, own)
  const mine = `h.revocada_at IS NULL AND (h.unidad_id IS NULL ${own.length === 0 ? '' : 'OR h.unidad_id IN (SELECT id FROM cadena)'})`
  const rows = await selectRows<Row>(
    `${chain} SELECT h.id, h.tipo, h.desde, h.hasta, h.motivo, h.solicita, h.unidad_id, u.nombre AS unidad,
       c.nombre AS creada_por, h.revocada_at
     FROM habilitaciones h LEFT JOIN unidades u ON u.id = h.unidad_id LEFT JOIN usuarios c ON c.id = h.creada_por
     WHERE h.hasta >= ${binds.add(`${anio}-01-01`)} AND h.desde <= ${binds.add(`${anio}-12-31`)}
       ${administra ? '' : `AND ${mine}`} ORDER BY h.desde DESC, h.id DESC LIMIT ${MAX}`,
    binds.values,
  )
  const day = today()
  return rows.map((row) => present(row, day, administra))
}

function present(row: Row, day: PlainDate, administra: boolean): HabilitacionPanel {
  const { id, tipo, desde, hasta, motivo, unidad_id: unidadId } = row
  const estado = estadoHabilitacion({ desde, hasta, revocada: row.revocada_at !== null }, day)
  const live = estado === 'vigente' || estado === 'futura'
  return {
    id,
    tipo,
    desde,
    hasta,
    motivo,
    solicita: administra ? row.solicita : '',
    unidadId,
    unidad: row.unidad ?? 'Todas las entidades',
    creadaPor: administra ? (row.creada_por ?? 'Sistema') : '',
    estado,
    actions: administra && live ? ['revocar'] : [],
  }
}
