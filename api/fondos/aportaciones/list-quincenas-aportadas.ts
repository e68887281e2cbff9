import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaChip, quincenaCode } from '#domain/calendario/quincena.ts'
import type { PanelAportaciones } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { unidadesHoy } from '#api/afiliacion/reloj/nombres-al.ts'
import {
  deEntidadSql,
  entidadVisibleSql,
  findEntidadVisible,
  listEntidadesVisibles,
  type EntidadPedida,
} from '#api/fondos/entidades-visibles.ts'
import type { CierreModel } from '#api/quincenas/models/CierreModel.ts'
import { countQueDeben } from '#api/fondos/entidades-que-cierran.ts'
import { estadoDeCargos, saldosSql } from './saldos-de-cierre.ts'

type Row = Pick<RowOf<CierreModel>, 'quincena'> &
  Readonly<Record<'entidades' | 'monto' | 'cargos' | 'pendientes' | 'multas', number>>

/** Newest quincenas that one panel shows: two years. */
const MAX_QUINCENAS = 48

/**
 * Closed quincenas, newest first: of an entity (with the organisation of today, also of what went into it), or of all that the
 * actor sees. Paid when no entity owes principal; interest is
 * settled before it, so that what owes no principal owes nothing. Throws 404 for an entity out of scope.
 */
export async function listQuincenasAportadas(actor: Actor, pedida: EntidadPedida): Promise<PanelAportaciones> {
  authorize(actor, 'aportaciones.leer')
  const { entidadId, organizacion } = pedida
  if (entidadId !== null) await findEntidadVisible(actor, { id: entidadId })
  const binds = new Binds()
  const hoy = binds.add(today())
  const rows = await selectRows<Row>(
    `SELECT k.quincena, CAST(COUNT(*) AS INTEGER) AS entidades,
            CAST(COALESCE(SUM((SELECT SUM(t.importe_centavos) FROM cierre_totales t WHERE t.cierre_id = k.id)), 0) AS BIGINT) AS monto,
            CAST(COALESCE(SUM(s.debia), 0) AS INTEGER) AS cargos, CAST(COALESCE(SUM(s.debe), 0) AS INTEGER) AS pendientes,
            CAST(COALESCE(SUM(s.multa), 0) AS INTEGER) AS multas
     FROM cierres k JOIN unidades u ON u.id = k.entidad_id
     LEFT JOIN (${saldosSql(hoy)}) s ON s.cierre_id = k.id
     WHERE k.estado = 'cerrado' AND ${deEntidadSql('k.entidad_id', pedida, binds)} AND ${entidadVisibleSql(actor, binds)}
     GROUP BY k.quincena ORDER BY k.quincena DESC LIMIT ${MAX_QUINCENAS}`,
    binds.values,
  )
  const cuantas = organizacion === 'hoy' ? await countHoy(actor, pedida) : null
  const deben = await countQueDeben(
    actor,
    pedida,
    rows.map(({ quincena }) => quincena),
  )
  return {
    organizacion,
    entidades: await listEntidadesVisibles(actor),
    quincenas: rows.map(({ quincena, monto, multas, entidades, ...row }) => ({
      codigo: quincenaCode(quincena),
      chip: quincenaChip(quincena),
      montoCentavos: monto,
      estado: estadoDeCargos(row),
      multa: multas > 0,
      entidades: cuantas?.get(quincena) ?? entidades,
      deEntidades: deben?.get(quincena) ?? null,
    })),
  }
}

/** How many of today's entities go on with those that closed each quincena. */
async function countHoy(actor: Actor, pedida: EntidadPedida): Promise<ReadonlyMap<number, number>> {
  const binds = new Binds()
  const rows = await selectRows<{ quincena: number; entidadId: number }>(
    `SELECT k.quincena, k.entidad_id AS "entidadId" FROM cierres k JOIN unidades u ON u.id = k.entidad_id
     WHERE k.estado = 'cerrado' AND ${deEntidadSql('k.entidad_id', pedida, binds)} AND ${entidadVisibleSql(actor, binds)}`,
    binds.values,
  )
  const hoy = await unidadesHoy([...new Set(rows.map(({ entidadId }) => entidadId))])
  const seen = new Map<number, Set<number>>()
  for (const { quincena, entidadId } of rows)
    seen.set(quincena, (seen.get(quincena) ?? new Set()).add(hoy.get(entidadId)?.id ?? entidadId))
  return new Map([...seen].map(([quincena, ids]) => [quincena, ids.size]))
}
