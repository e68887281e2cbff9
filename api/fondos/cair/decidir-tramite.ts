import type { Actor } from '#domain/acceso/actor.ts'
import type { TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import { LIMITES_RETIRO, partirRetiro, type Beneficiario } from '#domain/fondos/cair/retiro.ts'
import { saldoCair } from '#domain/fondos/cair/saldo.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { findAfiliadoInScope } from '#api/afiliacion/padron/afiliado-row.ts'
import { motivoDeRechazo } from '#api/autorizaciones/motivo-de-rechazo.ts'
import { today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { broken } from '#api/errors.ts'
import { holdTramite, keepAprobacion, keepRechazo, type ClaseTramite } from '#api/fondos/dos-aprobaciones.ts'
import { CairTramiteModel } from '#api/fondos/models/CairTramiteModel.ts'
import { holdCuentas, insertAsientos, loadAsientos } from './asiento-row.ts'
import { descontarPrestamos } from './descontar-prestamos.ts'
import { issuesDeRetiro, issuesDeVoluntaria } from './solicitar-tramite.ts'
import { getTramiteCair } from './list-tramites.ts'
import { findTramite, type TramiteRow } from './tramite-row.ts'

/**
 * Gives one of the two approvals; the second one writes the ledger. Each is of another person, and none of who asked for it
 * (decision 10.7), and pays the person's loans where they consented. The rules are asked again: what changed since stops it. Throws
 * 404, 409 (`version`, `estado`, `misma_persona`, `sin_respuesta`), 422 with the rules broken.
 */
export function aprobarTramite(actor: Actor, id: number, version: number): Promise<TramiteCair> {
  authorize(actor, 'cair.aprobar')
  return inTransaction(async () => {
    const row = await hold(actor, id, version)
    await holdCuentas([row.afiliadoId])
    const isLast = await keepAprobacion(CLASE, actor, row)
    await assertReglas(actor, row)
    if (isLast) await writeAsientos(actor, row)
    await logActo(actor, {
      acto: 'cair.aprobar',
      objeto: 'cair',
      objetoId: row.folio,
      despues: { aprobacion: isLast ? 2 : 1, importe: row.importeCentavos },
    })
    return getTramiteCair(actor, id)
  })
}

/** Turns a procedure down, with the reason. Throws 404, 409, 422 without a reason. */
export function rechazarTramite(
  actor: Actor,
  id: number,
  { version, nota }: { readonly version: number; readonly nota: string },
): Promise<TramiteCair> {
  authorize(actor, 'cair.aprobar')
  const reason = motivoDeRechazo(nota, LIMITES_RETIRO.nota)
  return inTransaction(async () => {
    const row = await hold(actor, id, version)
    await keepRechazo(CLASE, actor, row, reason)
    await logActo(actor, { acto: 'cair.rechazar', objeto: 'cair', objetoId: row.folio, despues: { nota: reason } })
    return getTramiteCair(actor, id)
  })
}

const CLASE: ClaseTramite = {
  tabla: 'cair_tramites',
  objeto: 'cair',
  aprueba: 'cair.aprobar',
  update: (...change) => updateVersioned(CairTramiteModel, ...change),
}

const hold = (actor: Actor, id: number, version: number): Promise<TramiteRow> =>
  holdTramite(CLASE, { id, version }, { find: () => findTramite(actor, id), actual: () => getTramiteCair(actor, id) })

async function assertReglas(actor: Actor, row: TramiteRow): Promise<void> {
  const persona = await findAfiliadoInScope(actor, row.afiliadoId)
  const issues =
    row.motivo === null
      ? await issuesDeVoluntaria(persona, row)
      : await issuesDeRetiro(persona, {
          motivo: row.motivo,
          importeCentavos: row.importeCentavos,
          beneficiarios: JSON.parse(row.beneficiarios) as Beneficiario[],
        })
  if (issues.length > 0) throw broken(issues, issues.map(({ message }) => message).join(' '))
}

async function writeAsientos(actor: Actor, row: TramiteRow): Promise<void> {
  const common = { afiliadoId: row.afiliadoId, tramiteId: row.id }
  if (row.tipo === 'voluntaria') {
    const { importeCentavos } = row
    const fecha = row.fecha as PlainDate
    await insertAsientos(actor, [{ ...common, cuenta: 'voluntaria', clase: 'voluntaria', fecha, importeCentavos }])
    return
  }
  const saldo = saldoCair((await loadAsientos([row.afiliadoId])).get(row.afiliadoId) ?? [])
  await insertAsientos(
    actor,
    partirRetiro(row.importeCentavos, saldo).map(({ cuenta, importeCentavos }) => ({
      ...common,
      cuenta,
      clase: 'retiro',
      fecha: today(),
      importeCentavos: -importeCentavos,
    })),
  )
  if (row.consentimientoId !== null) await descontarPrestamos(actor, row)
}
