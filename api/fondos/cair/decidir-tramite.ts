import type { Actor } from '#domain/acceso/actor.ts'
import type { TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import { partirRetiro, type Beneficiario } from '#domain/fondos/cair/retiro.ts'
import { saldoCair } from '#domain/fondos/cair/saldo.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { findAfiliadoInScope } from '#api/afiliacion/afiliado-row.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { FOR_UPDATE, selectRow, type Bind } from '#api/db/sql.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { AppError, broken, conflict } from '#api/errors.ts'
import { cuentasDe, cuentasDelActor } from '#api/usuarios/misma-persona.ts'
import { holdCuentas, insertAsientos, loadAsientos } from './asiento-row.ts'
import { issuesDeRetiro, issuesDeVoluntaria } from './solicitar-tramite.ts'
import { getTramiteCair } from './list-tramites.ts'
import { findTramite, type TramiteRow } from './tramite-row.ts'

/**
 * Gives one of the two approvals; the second one writes the ledger. Each is of another person, and none of who asked for it
 * (decision 10.7). The rules are asked again: what changed since stops it. Throws 404, 409 (`version`, `estado`,
 * `misma_persona`), 422 with the rules broken.
 */
export function aprobarTramite(actor: Actor, id: number, version: number): Promise<TramiteCair> {
  authorize(actor, 'cair.aprobar')
  return inTransaction(async () => {
    const row = await holdTramite(actor, id, version)
    await assertOtraPersona(actor, row)
    await holdCuentas([row.afiliadoId])
    await assertReglas(actor, row)
    const who = actor.id === 0 ? null : actor.id
    const isLast = row.estado === 'aprobado_una'
    await change(
      row,
      version,
      isLast
        ? { estado: 'aprobado', resuelto_por: who, resuelto_at: nowAt() }
        : { estado: 'aprobado_una', primera_por: who, primera_at: nowAt() },
    )
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
  const reason = nota.trim()
  if (reason === '') throw broken([{ path: 'nota', code: 'requerido', message: 'Escribe por qué se rechaza.' }])
  return inTransaction(async () => {
    const row = await holdTramite(actor, id, version)
    await change(row, version, {
      estado: 'rechazado',
      resuelto_por: actor.id === 0 ? null : actor.id,
      resuelto_at: nowAt(),
      nota: reason,
    })
    await logActo(actor, { acto: 'cair.rechazar', objeto: 'cair', objetoId: row.folio, despues: { nota: reason } })
    return getTramiteCair(actor, id)
  })
}

/** The procedure held until the transaction ends, while it can still be decided. */
async function holdTramite(actor: Actor, id: number, version: number): Promise<TramiteRow> {
  await selectRow(`SELECT id FROM cair_tramites WHERE id = $1${FOR_UPDATE}`, [id])
  const row = await findTramite(actor, id)
  if (row.estado === 'aprobado' || row.estado === 'rechazado')
    throw conflict('estado', `El trámite ${row.folio} ya está ${row.estado}.`)
  if (row.version !== version) throw await stale(actor, id)
  return row
}

const stale = async (actor: Actor, id: number): Promise<AppError> =>
  conflict('version', 'Otra persona cambió este trámite mientras lo tenías abierto.', {
    actual: await getTramiteCair(actor, id),
  })

async function change(row: TramiteRow, version: number, values: Readonly<Record<string, Bind>>): Promise<void> {
  if (!(await updateVersioned('cair_tramites', row.id, version, values)))
    throw conflict('version', 'Otra persona cambió este trámite mientras lo tenías abierto.')
}

async function assertOtraPersona(actor: Actor, { solicitadoPor, primeraPor, folio }: TramiteRow): Promise<void> {
  const own = new Set(await cuentasDelActor(actor))
  const isOwn = async (id: number | null) => (await cuentasDe([id])).some((each) => own.has(each))
  if (await isOwn(solicitadoPor))
    throw new AppError(409, 'misma_persona', `El trámite ${folio} lo aprueba otra persona: lo solicitaste tú.`)
  if (primeraPor !== null && (await isOwn(primeraPor)))
    throw new AppError(
      409,
      'misma_persona',
      `La segunda aprobación de ${folio} es de otra persona: la primera es tuya.`,
    )
}

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
}
