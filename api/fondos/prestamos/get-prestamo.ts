import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { quincenaChip, quincenaCode } from '#domain/calendario/quincena.ts'
import { actosDe, efectoCambio, impideCambio } from '#domain/fondos/prestamos/cambio-prestamo.ts'
import type {
  ClaseMovimiento,
  MovimientoPrestamo,
  OrdenPrestamo,
  PrestamoDetalle,
} from '#domain/fondos/prestamos/prestamo-panel.ts'
import type { DecisionRetencion, MotivoRetencion } from '#domain/fondos/prestamos/retencion.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { loadFavores } from '#api/fondos/a-favor/favor-row.ts'
import { loadCobros } from '#api/fondos/cobros/cobro-row.ts'
import { prestamoVisibleSql } from './list-prestamos.ts'
import { presentPrestamo, PRESTAMO_COLUMNS, PRESTAMOS_FROM, type PrestamoRow } from './prestamo-row.ts'

type Row = PrestamoRow & { readonly motivo: string; readonly creadoAt: string }

/**
 * A loan with its ledger, what was ordered of it, and what can be done to it and with what effect. Noted in the bitácora as a
 * read of its person. Throws 404 for one that is not the actor's to see.
 */
export async function getPrestamo(actor: Actor, id: number): Promise<PrestamoDetalle> {
  authorize(actor, 'prestamos.leer')
  const binds = new Binds()
  const row = await selectRow<Row>(
    `SELECT ${PRESTAMO_COLUMNS}, p.motivo, p.creado_at AS "creadoAt" ${PRESTAMOS_FROM}
     WHERE p.id = ${binds.add(id)} AND ${prestamoVisibleSql(actor, binds)}`,
    binds.values,
  )
  if (!row) throw notFound('El préstamo')
  const prestamo = presentPrestamo(row)
  const ordenes = await selectOrdenes(id)
  await auditRead(actor, { acto: 'prestamo.leer', objeto: 'afiliado', objetoId: row.afiliadoId })
  const ordenadoCentavos = ordenes
    .filter(({ retenidoCentavos }) => retenidoCentavos === null)
    .reduce((sum, orden) => sum + orden.ordenadoCentavos, 0)
  const mayChange = actor.ambito === 'instituto' && can(actor, 'prestamos.administrar')
  return {
    ...prestamo,
    motivo: row.motivo,
    creadoAt: row.creadoAt,
    movimientos: await selectMovimientos(id),
    ordenes,
    cobros: await loadCobros(actor, 'prestamo_id', id),
    saldosAFavor: await loadFavores(actor, 'prestamo_id', id),
    ordenadoCentavos,
    actos: (mayChange ? actosDe(prestamo.estado) : []).map((acto) => ({
      acto,
      efecto: efectoCambio(acto, { ...prestamo, ordenadoCentavos }),
      impide: impideCambio(acto, { ordenadoCentavos }),
    })),
  }
}

/** The ledger, oldest first, each row with the balance that it left. */
async function selectMovimientos(id: number): Promise<MovimientoPrestamo[]> {
  const rows = await selectRows<{
    id: number
    clase: ClaseMovimiento
    quincena: number | null
    retiro: string
    importe: number
    hechoAt: string
    hechoPor: string | null
  }>(
    `SELECT m.id, m.clase, m.quincena, m.importe_centavos AS importe, m.hecho_at AS "hechoAt", s.nombre AS "hechoPor",
            COALESCE(t.folio, '') AS retiro
     FROM prestamo_movimientos m LEFT JOIN usuarios s ON s.id = m.hecho_por LEFT JOIN cair_tramites t ON t.id = m.tramite_id
     WHERE m.prestamo_id = $1 ORDER BY m.id`,
    [id],
  )
  let saldo = 0
  return rows.map(({ importe, quincena, hechoPor, ...row }) => {
    saldo += importe
    return {
      ...row,
      quincena: quincena === null ? '' : quincenaChip(quincena),
      importeCentavos: importe,
      saldoCentavos: saldo,
      hechoPor: hechoPor ?? 'Sistema',
    }
  })
}

/** What closes that stand ordered of it, the newest first. */
async function selectOrdenes(id: number): Promise<OrdenPrestamo[]> {
  const rows = await selectRows<{
    id: number
    quincena: number
    ordenado: number
    retenido: number | null
    motivo: MotivoRetencion | null
    nota: string
    decision: DecisionRetencion | null
    obligado: 'entidad' | 'afiliado'
    aFavorCentavos: number
  }>(
    `SELECT r.id, r.quincena, r.ordenado_centavos AS ordenado, r.retenido_centavos AS retenido, r.motivo, r.nota, r.decision,
            r.obligado, COALESCE(f.importe_centavos, 0) AS "aFavorCentavos"
     FROM retenciones r JOIN cierres k ON k.id = r.cierre_id LEFT JOIN saldos_favor f ON f.retencion_id = r.id
     WHERE r.prestamo_id = $1 AND k.estado = 'cerrado' ORDER BY r.quincena DESC, r.id DESC`,
    [id],
  )
  return rows.map(({ quincena, ordenado, retenido, obligado, ...row }) => ({
    ...row,
    codigo: quincenaCode(quincena),
    chip: quincenaChip(quincena),
    ordenadoCentavos: ordenado,
    retenidoCentavos: retenido,
    enLicencia: obligado === 'afiliado',
  }))
}
