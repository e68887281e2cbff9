import type { Attributes } from 'sequelize'
import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import type { CapacidadId } from '#domain/acceso/llamadas.ts'
import type { EstadoTramite } from '#domain/fondos/dos-aprobaciones.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { nowAt } from '#api/clock.ts'
import { FOR_UPDATE, selectRow } from '#api/db/sql.ts'
import { AppError, conflict } from '#api/errors.ts'
import type { CairTramiteModel } from '#api/fondos/models/CairTramiteModel.ts'
import { cuentasDe, cuentasPara } from '#api/usuarios/misma-persona.ts'

/** Procedures that two people approve: their table, whose columns of the same names say who, and what the bitácora calls them. */
export interface ClaseTramite {
  readonly tabla: 'cair_tramites' | 'extemporaneas'
  readonly objeto: 'cair' | 'extemporanea'
  /** What an approval takes. */
  readonly aprueba: CapacidadId
  /** Writes one of them, if it is still at `version` (`updateVersioned` of its model). */
  readonly update: (id: number, version: number, values: CambioTramite) => Promise<boolean>
}

/** What an approval or a refusal writes. */
export type CambioTramite = Partial<
  Pick<Attributes<CairTramiteModel>, 'estado' | 'primera_por' | 'primera_at' | 'resuelto_por' | 'resuelto_at' | 'nota'>
>

/** A procedure as far as its approvals ask. */
export interface TramiteDeDos {
  readonly id: number
  readonly version: number
  readonly folio: string
  readonly estado: EstadoTramite
  readonly solicitadoPor: number | null
  readonly primeraPor: number | null
}

/** A procedure as its table keeps it, with the names of who acted. */
export interface TramiteGuardado extends TramiteDeDos {
  readonly solicitado: string | null
  readonly primera: string | null
  readonly resuelto: string | null
}

/** Who acted on a procedure, by name; and what may be done: nobody approves what they asked for, nor twice. */
export function presentAprobaciones(row: TramiteGuardado, actor: Actor, aprueba: CapacidadId) {
  const { solicitadoPor, primeraPor, estado } = row
  const isOpen = estado === 'solicitado' || estado === 'aprobado_una'
  const isOwn = solicitadoPor === actor.id || primeraPor === actor.id
  const actions: readonly ('aprobar' | 'rechazar')[] =
    isOpen && can(actor, aprueba) ? [...(isOwn ? [] : (['aprobar'] as const)), 'rechazar'] : []
  return {
    solicitado: row.solicitado ?? 'Sistema',
    primera: row.primera ?? '',
    resuelto: row.resuelto ?? '',
    actions,
  }
}

/** How a procedure of a table is read: as its row, and as a screen is told when it is stale. */
export interface LecturaTramite<Row extends TramiteDeDos> {
  readonly find: () => Promise<Row>
  readonly actual: () => Promise<object>
}

/**
 * The procedure held until the transaction ends, while it can still be decided. Throws what `find` throws, 409 `estado` once it
 * is decided, 409 `version` with what is there now.
 */
export async function holdTramite<Row extends TramiteDeDos>(
  clase: ClaseTramite,
  { id, version }: { readonly id: number; readonly version: number },
  { find, actual }: LecturaTramite<Row>,
): Promise<Row> {
  await selectRow(`SELECT id FROM ${clase.tabla} WHERE id = $1${FOR_UPDATE}`, [id])
  const row = await find()
  if (row.estado === 'aprobado' || row.estado === 'rechazado')
    throw conflict('estado', `El trámite ${row.folio} ya está ${row.estado}.`)
  if (row.version !== version) throw await stale(clase, row, { actual: await actual() })
  return row
}

/**
 * Keeps one of the two approvals of a procedure that is held. Each is of another person, whatever the account, and none of who
 * asked for it (decision 10.7). Tells whether it was the last one. Throws 409 `misma_persona`.
 */
export async function keepAprobacion(clase: ClaseTramite, actor: Actor, row: TramiteDeDos): Promise<boolean> {
  await assertOtraPersona(actor, row, clase.aprueba)
  const isLast = row.estado === 'aprobado_una'
  await change(
    clase,
    row,
    isLast
      ? { estado: 'aprobado', resuelto_por: actor.id, resuelto_at: nowAt() }
      : { estado: 'aprobado_una', primera_por: actor.id, primera_at: nowAt() },
  )
  return isLast
}

/** Turns down a procedure that is held, with its reason. */
export function keepRechazo(clase: ClaseTramite, actor: Actor, row: TramiteDeDos, nota: string): Promise<void> {
  return change(clase, row, { estado: 'rechazado', resuelto_por: actor.id, resuelto_at: nowAt(), nota })
}

async function change(clase: ClaseTramite, row: TramiteDeDos, values: CambioTramite): Promise<void> {
  if (!(await clase.update(row.id, row.version, values))) throw await stale(clase, row)
}

function stale({ objeto }: ClaseTramite, { folio }: TramiteDeDos, extra: { readonly actual?: object } = {}) {
  const hecho = 'cambió este trámite mientras lo tenías abierto.'
  return staleVersion({ objeto, objetoId: folio }, hecho, extra)
}

async function assertOtraPersona(
  actor: Actor,
  { solicitadoPor, primeraPor, folio }: TramiteDeDos,
  aprueba: CapacidadId,
): Promise<void> {
  const own = new Set(await cuentasPara(actor, aprueba))
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
