import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import {
  rendimientoIssues,
  type EntidadAbierta,
  type PanelRendimientos,
  type PedidoRendimiento,
  type RendimientoAplicado,
  type RendimientoPrevisto,
} from '#domain/fondos/cair/anio-rendimiento.ts'
import { CUENTAS_CAIR } from '#domain/fondos/cair/asiento.ts'
import { DIEZMILESIMOS, parseValor } from '#domain/fondos/clave-parametro.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { findRow } from '#api/db/find-row.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { AppError, broken, conflict } from '#api/errors.ts'
import { CairRendimientoModel } from '#api/fondos/models/CairRendimientoModel.ts'
import { enqueueTrabajo } from '#api/jobs/trabajos.ts'
import { calcularRendimientos } from './calcular-rendimiento.ts'
import { loadQuincenasAbiertas } from './quincenas-abiertas.ts'

/** The class of the job that applies a yield. */
export const APLICAR_RENDIMIENTO = 'cair.rendimiento'

/** What a yield would do, and what keeps it from being applied; nothing is written. Throws 422 by field. */
export async function previewRendimiento(actor: Actor, pedido: PedidoRendimiento): Promise<RendimientoPrevisto> {
  authorizeInstituto(actor, 'cair.rendimientos')
  const tasa = tasaDe(pedido)
  const sums = { cuentas: 0, promedioCentavos: 0, rendimientoCentavos: 0, entregaCentavos: 0, entregas: 0 }
  for await (const part of calcularRendimientos(pedido.cuenta, { anio: pedido.anio, tasa }))
    for (const { sumaDiariaCentavos, dias, rendimientoCentavos, opcion } of part) {
      sums.cuentas += rendimientoCentavos === 0 ? 0 : 1
      sums.promedioCentavos += Math.round(sumaDiariaCentavos / dias)
      sums.rendimientoCentavos += rendimientoCentavos
      if (opcion === 'B' || rendimientoCentavos === 0) continue
      sums.entregaCentavos += rendimientoCentavos
      sums.entregas += 1
    }
  return {
    ...pedido,
    ...sums,
    abiertas: await loadQuincenasAbiertas(pedido.anio),
    aplicado: await isAplicado(pedido),
  }
}

/**
 * Leaves a yield to be applied as a job, once per year and account (decision 10.32). Throws 409 `aplicado` the second time, 422
 * by field, and 422 `abiertas` with the list while a quincena of the year is open.
 */
export async function aplicarRendimiento(actor: Actor, pedido: PedidoRendimiento): Promise<{ readonly id: number }> {
  authorizeInstituto(actor, 'cair.rendimientos')
  const tasa = tasaDe(pedido)
  const { anio, cuenta } = pedido
  const abiertas = await loadQuincenasAbiertas(anio)
  if (abiertas.length > 0) throw abierto(anio, abiertas)
  return inTransaction(async () => {
    const row = await selectRow<{ id: number }>(
      `INSERT INTO cair_rendimientos (anio, cuenta, tasa, estado, pedido_por, pedido_at)
       VALUES ($1, $2, $3, 'aplicando', $4, $5) ON CONFLICT (anio, cuenta) DO NOTHING RETURNING id`,
      [anio, cuenta, tasa, actor.id, nowAt()],
    )
    if (!row)
      throw conflict('aplicado', `El rendimiento de ${anio} de ${CUENTAS_CAIR[cuenta].toLowerCase()} ya se aplicó.`)
    await enqueueTrabajo(actor, APLICAR_RENDIMIENTO, { rendimiento: row.id })
    await logActo(actor, {
      acto: 'cair.rendimiento',
      objeto: 'cair',
      objetoId: row.id,
      despues: { anio, cuenta, tasa: pedido.tasa },
    })
    return row
  })
}

/** Every yield that was applied, the newest first, with what its entries add up to. */
export async function listRendimientos(actor: Actor): Promise<PanelRendimientos> {
  authorizeInstituto(actor, 'cair.leer')
  const rows = await selectRows<RendimientoAplicado>(
    `SELECT r.id, r.anio, r.cuenta, r.tasa, r.estado, COALESCE(u.nombre, 'Sistema') AS pedido, r.pedido_at AS "pedidoAt",
            r.aplicado_at AS "aplicadoAt", CAST(COUNT(CASE WHEN s.clase = 'rendimiento' THEN 1 END) AS INTEGER) AS cuentas,
            CAST(COALESCE(SUM(CASE WHEN s.clase = 'rendimiento' THEN s.importe_centavos ELSE 0 END), 0) AS BIGINT)
              AS "rendimientoCentavos",
            CAST(COALESCE(SUM(CASE WHEN s.clase = 'entrega' THEN -s.importe_centavos ELSE 0 END), 0) AS BIGINT)
              AS "entregaCentavos"
     FROM cair_rendimientos r LEFT JOIN usuarios u ON u.id = r.pedido_por
       LEFT JOIN cair_asientos s ON s.anio = r.anio AND s.cuenta = r.cuenta
     GROUP BY r.id, r.anio, r.cuenta, r.tasa, r.estado, u.nombre, r.pedido_at, r.aplicado_at
     ORDER BY r.anio DESC, r.cuenta`,
  )
  return {
    rendimientos: rows.map((row) => ({ ...row, tasa: row.tasa / DIEZMILESIMOS })),
    actions: can(actor, 'cair.rendimientos') ? ['aplicar'] : [],
  }
}

function tasaDe(pedido: PedidoRendimiento): number {
  const issues = rendimientoIssues(pedido, today())
  if (issues.length > 0) throw broken(issues)
  return parseValor(pedido.tasa) ?? 0
}

async function isAplicado({ anio, cuenta }: PedidoRendimiento): Promise<boolean> {
  return (await findRow(CairRendimientoModel, { anio, cuenta }, ['id'])) !== null
}

function abierto(anio: number, abiertas: readonly EntidadAbierta[]): AppError {
  const [first] = abiertas
  const more = abiertas.length > 1 ? ` y ${abiertas.length - 1} entidades más` : ''
  const message = `Hay quincenas de ${anio} sin cerrar: ${first?.entidad ?? ''} (${first?.quincenas.join(', ') ?? ''})${more}.`
  return new AppError(422, 'abiertas', message, [{ path: 'anio', code: 'abiertas', message }], { abiertas })
}
