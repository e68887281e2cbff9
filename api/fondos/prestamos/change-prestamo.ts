import type { Actor } from '#domain/acceso/actor.ts'
import {
  abonoIssues,
  actosDe,
  CAMBIOS_PRESTAMO,
  impideCambio,
  reanudarIssues,
  type ActoPrestamo,
} from '#domain/fondos/prestamos/cambio-prestamo.ts'
import type { PrestamoPanel } from '#domain/fondos/prestamos/retencion-panel.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { execute, FOR_UPDATE, selectRow } from '#api/db/sql.ts'
import { broken, conflict } from '#api/errors.ts'
import { PrestamoMovimientoModel } from '#api/fondos/models/PrestamoMovimientoModel.ts'
import { loadReglasPrestamo } from './constantes-prestamo.ts'
import { loadContextoPrestamo } from './contexto-prestamo.ts'
import { getPrestamoRow } from './prestamo-row.ts'
import { setEstado } from './set-estado.ts'

export interface CambioPrestamo {
  readonly acto: ActoPrestamo
  readonly motivo: string
  readonly version: number
  /** What the person paid, where that is the act. */
  readonly importeCentavos?: number | null | undefined
}

/**
 * Suspends a loan, resumes it, takes what its person paid directly, or settles it for what settles it today: the payment and the
 * interest that is not owed enter the ledger, and its balance is 0. Throws 404, 409 (`version`, `estado`, `sin_respuesta`), 422
 * without a reason, with an amount that is not one of it, or to resume what may not be withheld.
 */
export function changePrestamo(
  actor: Actor,
  id: number,
  { acto, motivo, version, importeCentavos = null }: CambioPrestamo,
): Promise<PrestamoPanel> {
  authorizeInstituto(actor, 'prestamos.administrar')
  const reason = motivo.trim()
  if (reason === '') throw broken([{ path: 'motivo', code: 'requerido', message: 'Escribe el motivo.' }])
  const cambio = CAMBIOS_PRESTAMO[acto]
  return inTransaction(async () => {
    await selectRow(`SELECT id FROM prestamos WHERE id = $1${FOR_UPDATE}`, [id])
    const antes = await getPrestamoRow(id)
    if (antes.version !== version)
      throw await staleVersion(
        { objeto: 'prestamo', objetoId: antes.folio },
        'cambió este préstamo mientras lo tenías abierto.',
        { actual: antes },
      )
    if (!actosDe(antes.estado).includes(acto))
      throw conflict('estado', `El préstamo está ${antes.estado.replace('_', ' ')}: ya no se puede.`)
    if (acto === 'liquidar') {
      await assertRespondido(id)
      await settle(actor, antes)
    }
    if (acto === 'reanudar') await assertCapacidad(antes)
    const hacia = cambio.hacia ?? antes.estado
    const pagado = acto === 'abonar' ? await abonar(actor, antes, importeCentavos) : {}
    await execute('UPDATE prestamos SET motivo = $1 WHERE id = $2', [reason, id])
    await setEstado(id, hacia)
    await logActo(actor, {
      acto: cambio.acto,
      objeto: 'prestamo',
      objetoId: antes.folio,
      antes: { estado: antes.estado, saldo: antes.saldoCentavos },
      despues: { estado: hacia, motivo: reason, ...pagado },
    })
    return getPrestamoRow(id)
  })
}

/** Throws 422 where the abono of a loan is more than what may still be withheld of its person. */
async function assertCapacidad(prestamo: PrestamoPanel): Promise<void> {
  const reglas = await loadReglasPrestamo()
  await selectRow(`SELECT id FROM afiliados WHERE id = $1${FOR_UPDATE}`, [prestamo.afiliadoId])
  const { contexto } = await loadContextoPrestamo({ interno: Number(prestamo.interno), tipo: prestamo.tipo }, reglas)
  const issues = reanudarIssues(prestamo, contexto.capacidadCentavos)
  if (issues.length > 0) throw broken(issues, issues[0]?.message)
}

/** Throws 409 while a close that stands has an order that nobody answered. */
export async function assertRespondido(id: number): Promise<void> {
  const impide = impideCambio('liquidar', { ordenadoCentavos: await ordenadoDe(id) })
  if (impide !== '') throw conflict('sin_respuesta', impide)
}

/** Centavos that closes that stand ordered of a loan and nobody answered. */
async function ordenadoDe(id: number): Promise<number> {
  const row = await selectRow<{ ordenado: number }>(
    `SELECT CAST(COALESCE(SUM(r.ordenado_centavos), 0) AS BIGINT) AS ordenado
     FROM retenciones r JOIN cierres k ON k.id = r.cierre_id
     WHERE r.prestamo_id = $1 AND k.estado = 'cerrado' AND r.retenido_centavos IS NULL`,
    [id],
  )
  return row?.ordenado ?? 0
}

async function abonar(actor: Actor, antes: PrestamoPanel, importe: number | null) {
  const issues = abonoIssues(importe, { ...antes, ordenadoCentavos: await ordenadoDe(antes.id) })
  if (issues.length > 0 || importe === null) throw broken(issues)
  await move(actor, antes.id, 'pago', -importe)
  return { importe, saldo: antes.saldoCentavos - importe }
}

async function settle(actor: Actor, { id, saldoCentavos, liquidaCentavos }: PrestamoPanel): Promise<void> {
  await move(actor, id, 'pago', -liquidaCentavos)
  await move(actor, id, 'condonado', liquidaCentavos - saldoCentavos)
}

async function move(actor: Actor, id: number, clase: 'pago' | 'condonado', importe: number): Promise<void> {
  if (importe === 0) return
  const [hecho_at, hecho_por] = [nowAt(), actor.id]
  await insertRow(PrestamoMovimientoModel, { prestamo_id: id, clase, importe_centavos: importe, hecho_at, hecho_por })
}
