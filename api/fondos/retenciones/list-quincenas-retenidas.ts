import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { quincenaChip, quincenaCode } from '#domain/calendario/quincena.ts'
import type { PanelRetenciones } from '#domain/fondos/prestamos/retencion-panel.ts'
import { authorize } from '#api/acceso/authorize.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { avanceDeCierres } from '#api/fondos/entidades-que-cierran.ts'
import { deEntidadSql, listEntidadesVisibles, type EntidadPedida } from '#api/fondos/entidades-visibles.ts'
import type { RetencionModel } from '#api/fondos/models/RetencionModel.ts'
import { RETENCIONES_FROM, retencionVisibleSql } from './retencion-row.ts'

type Row = Pick<RowOf<RetencionModel>, 'quincena'> &
  Readonly<Record<'monto' | 'pendientes' | 'diferencias' | 'sinPagar', number>>

/** Closes whose entity has not paid the line that took their orders. */
const CIERRES_SIN_PAGAR = `SELECT c.cierre_id FROM cargos c
  WHERE c.obligado = 'entidad' AND c.extemporanea_id IS NULL AND c.anulado_at IS NULL AND c.principal_centavos - c.credito_centavos
    - COALESCE((SELECT SUM(g.capital_centavos) FROM pagos g WHERE g.cargo_id = c.id), 0) > 0`

/** Whether the money of an order `r` is still to come: from the entity that withheld it, or from who is on leave. */
const SIN_PAGAR = `CASE WHEN r.obligado = 'afiliado' THEN r.retenido_centavos IS NULL
  ELSE COALESCE(r.retenido_centavos, r.ordenado_centavos) > 0 AND r.cierre_id IN (${CIERRES_SIN_PAGAR}) END`

/** Newest quincenas that the panel shows: two years. */
const MAX_QUINCENAS = 48

/** Quincenas with withholdings ordered, the newest first, of what the actor sees: one entity's, or all. */
export async function listQuincenasRetenidas(actor: Actor, pedida: EntidadPedida): Promise<PanelRetenciones> {
  authorize(actor, 'retenciones.leer')
  const binds = new Binds()
  const rows = await selectRows<Row>(
    `SELECT r.quincena, CAST(SUM(r.ordenado_centavos) AS BIGINT) AS monto,
            CAST(SUM(CASE WHEN r.retenido_centavos IS NULL AND r.obligado = 'entidad' THEN 1 ELSE 0 END) AS INTEGER) AS pendientes,
            CAST(SUM(CASE WHEN r.retenido_centavos < r.ordenado_centavos AND r.decision IS NULL THEN 1 ELSE 0 END) AS INTEGER)
              AS diferencias,
            CAST(SUM(CASE WHEN ${SIN_PAGAR} THEN 1 ELSE 0 END) AS INTEGER) AS "sinPagar"
     ${RETENCIONES_FROM} WHERE ${deEntidadSql('r.entidad_id', pedida, binds)} AND ${retencionVisibleSql(actor, binds)}
     GROUP BY r.quincena ORDER BY r.quincena DESC LIMIT ${MAX_QUINCENAS}`,
    binds.values,
  )
  const avance = await avanceDeCierres(
    actor,
    pedida,
    rows.map(({ quincena }) => quincena),
  )
  return {
    organizacion: pedida.organizacion,
    entidades: await listEntidadesVisibles(actor),
    quincenas: rows.map(({ quincena, monto, pendientes, diferencias, sinPagar }) => ({
      codigo: quincenaCode(quincena),
      chip: quincenaChip(quincena),
      montoCentavos: monto,
      respondida: pendientes === 0,
      diferencias,
      pagada: sinPagar === 0,
      avance: avance.get(quincena) ?? null,
    })),
    actions: actor.ambito === 'instituto' && can(actor, 'prestamos.administrar') ? ['prestar'] : [],
  }
}
