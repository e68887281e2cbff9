import { cuentaOf, type Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import type { NombreActo } from '#domain/acceso/bitacora/acto-bitacora.ts'
import { DOS_MANOS, puedeAutorizar } from '#domain/autorizaciones/dos-manos.ts'
import {
  ESTADOS_PROPUESTA,
  folioPropuesta,
  NOTA_PROPUESTA_MAX,
  sePuedeDeshacer,
  type EstadoPropuesta,
  type PropuestaAutorizada,
  type PropuestaPanel,
  type ResumenPropuesta,
} from '#domain/autorizaciones/propuesta.ts'
import { ACCIONES } from '#api/acciones-de-dos.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { nowAt } from '#api/clock.ts'
import { findRow } from '#api/db/find-row.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { inTransaction } from '#api/db/database.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { AppError, conflict, forbidden } from '#api/errors.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import { cuentasDe, cuentasPara } from '#api/usuarios/misma-persona.ts'
import { avisarDecision, avisarPorAutorizar } from './avisar-propuesta.ts'
import { getPropuesta } from './list-propuestas.ts'
import { PropuestaModel } from './models/PropuestaModel.ts'
import { motivoDeRechazo } from './motivo-de-rechazo.ts'
import { holdPropuesta, type PropuestaRow } from './propuesta-row.ts'
import type { HechoDeDos } from './accion.ts'

interface Vista {
  readonly id: number
  readonly version: number
}

/** The effect of the act today differs from the effect that was proposed. */
class OtroEfecto extends Error {
  readonly row: PropuestaRow
  readonly resumen: ResumenPropuesta

  constructor(row: PropuestaRow, resumen: ResumenPropuesta) {
    super('The effect of a proposal changed')
    this.row = row
    this.resumen = resumen
  }
}

/**
 * Authorises a proposal and does its act in the same transaction, as the person who proposed it. Every rule of the act is checked again,
 * and its effect must be the one that both people read. Throws 403, 404, 409 (`estado`, `version` with `actual`, `misma_persona`, `sin_acceso`), and what the
 * act itself throws.
 */
export async function autorizarPropuesta(actor: Actor, vista: Vista): Promise<PropuestaAutorizada> {
  authorizeInstituto(actor, 'autorizaciones.decidir')
  try {
    return await inTransaction(async () => {
      const row = await holdPendiente(actor, vista)
      await assertSegundaMano(actor, row)
      const hecho = await aplicar(row, actor)
      await decidir(actor, row, { estado: 'autorizada', registro: String(hecho.registro) })
      await avisarDecision(actor, { ...row, version: row.version + 1 }, { ...row, hecho: 'lo autorizó.' })
      return { ...(await getPropuesta(actor, row.id)), claveUnica: hecho.claveUnica ?? null }
    })
  } catch (error) {
    if (error instanceof OtroEfecto) throw await conOtroEfecto(actor, error)
    throw error
  }
}

/** Rejects a proposal with a reason. Throws 403, 404, 409, and what `motivoDeRechazo` throws. */
export function rechazarPropuesta(
  actor: Actor,
  { nota, ...vista }: Vista & { readonly nota: string },
): Promise<PropuestaPanel> {
  authorizeInstituto(actor, 'autorizaciones.decidir')
  const motivo = motivoDeRechazo(nota, NOTA_PROPUESTA_MAX)
  return inTransaction(async () => {
    const row = await holdPendiente(actor, vista)
    await assertSegundaMano(actor, row)
    await decidir(actor, row, { estado: 'rechazada', nota: motivo })
    await avisarDecision(actor, { ...row, version: row.version + 1 }, { ...row, hecho: `lo rechazó: ${motivo}.` })
    return getPropuesta(actor, row.id)
  })
}

/** Withdraws the actor's own proposal while it is pending. Throws 403, 404, 409. */
export function retirarPropuesta(actor: Actor, vista: Vista): Promise<PropuestaPanel> {
  authorizeInstituto(actor, 'autorizaciones.decidir')
  return inTransaction(async () => {
    const row = await holdPendiente(actor, vista)
    if (row.propuestaPor !== actor.id) throw forbidden()
    await decidir(actor, row, { estado: 'retirada' })
    return getPropuesta(actor, row.id)
  })
}

/** Undoes the actor's recent rejection or withdrawal: the proposal is pending again. Throws 403, 404, 409. */
export function deshacerDecision(actor: Actor, { id, version }: Vista): Promise<PropuestaPanel> {
  authorizeInstituto(actor, 'autorizaciones.decidir')
  return inTransaction(async () => {
    await holdTurno('propuestas')
    const row = await holdPropuesta(actor, id)
    const { huella } = (await findRow(PropuestaModel, { id }, ['huella'])) ?? { huella: '' }
    if (row.version !== version) throw await stale(actor, row)
    if (row.decididaPor !== actor.id || (row.estado !== 'rechazada' && row.estado !== 'retirada')) throw forbidden()
    if (!sePuedeDeshacer(row.decididaAt ?? '', nowAt()))
      throw conflict('estado', `Ya no se puede deshacer: pasaron más de diez minutos. Propónlo de nuevo.`)
    if (await findRow(PropuestaModel, { huella, estado: 'pendiente' }, ['id']))
      throw conflict('repetida', 'Mientras tanto se propuso lo mismo otra vez: decide esa propuesta.')
    await decidir(actor, row, { estado: 'pendiente', nota: '' })
    await avisarPorAutorizar(actor, { ...row, version: row.version + 1 })
    return getPropuesta(actor, id)
  })
}

const ACTO_DE = {
  autorizada: 'propuesta.autorizar',
  rechazada: 'propuesta.rechazar',
  retirada: 'propuesta.retirar',
  pendiente: 'propuesta.deshacer',
} as const satisfies Record<EstadoPropuesta, NombreActo>

async function holdPendiente(actor: Actor, { id, version }: Vista): Promise<PropuestaRow> {
  const row = await holdPropuesta(actor, id)
  if (row.estado !== 'pendiente')
    throw conflict(
      'estado',
      `La propuesta ${folioPropuesta(id)} ya está ${ESTADOS_PROPUESTA[row.estado].toLowerCase()}.`,
    )
  if (row.version !== version) throw await stale(actor, row)
  return row
}

/** Requires a person other than the author, whatever account they use, with the right to authorise the act. */
async function assertSegundaMano(actor: Actor, { accion, propuestaPor }: PropuestaRow): Promise<void> {
  const suyas = new Set(await cuentasPara(actor, DOS_MANOS[accion].capacidad))
  if ((await cuentasDe([propuestaPor])).some((id) => suyas.has(id)))
    throw new AppError(409, 'misma_persona', 'La autoriza otra persona: esta propuesta es tuya.')
  if (!puedeAutorizar(actor, accion)) throw forbidden()
}

async function aplicar(row: PropuestaRow, actor: Actor): Promise<HechoDeDos> {
  const { capacidad } = DOS_MANOS[row.accion]
  const quien = row.propuestaPor === null ? SISTEMA : await loadActor(row.propuestaPor, actor.origen)
  if (!quien || !can(quien, capacidad))
    throw conflict(
      'sin_acceso',
      `${row.propuso ?? 'Quien lo propuso'} ya no puede hacerlo: rechaza la propuesta, y que otra persona la haga.`,
    )
  const hecho = await ACCIONES[row.accion].aplicar(quien, JSON.parse(row.datos) as never)
  if (JSON.stringify(hecho.cambios) !== row.cambios || hecho.importeCentavos !== row.importeCentavos)
    throw new OtroEfecto(row, hecho)
  return hecho
}

/** Stores today's effect of the act, so that the second person reads it before authorising. */
async function conOtroEfecto(actor: Actor, { row, resumen }: OtroEfecto): Promise<AppError> {
  await inTransaction(() =>
    updateVersioned(PropuestaModel, row.id, row.version, {
      cambios: JSON.stringify(resumen.cambios),
      importe_centavos: resumen.importeCentavos,
      sujeto: resumen.sujeto,
    }),
  )
  const message = 'Lo que haría cambió desde que se propuso: revisa cómo quedaría y autorízalo de nuevo.'
  return conflict('version', message, { actual: await getPropuesta(actor, row.id) })
}

async function decidir(
  actor: Actor,
  row: PropuestaRow,
  values: {
    readonly estado: EstadoPropuesta
    readonly registro?: string
    readonly nota?: string
  },
): Promise<void> {
  const isOpen = values.estado === 'pendiente'
  const decision = { decidida_por: isOpen ? null : actor.id, decidida_at: isOpen ? null : nowAt() }
  if (!(await updateVersioned(PropuestaModel, row.id, row.version, { ...values, ...decision })))
    throw await stale(actor, row)
  await logActo(actor, {
    acto: ACTO_DE[values.estado],
    objeto: 'propuesta',
    objetoId: row.id,
    despues: {
      titulo: DOS_MANOS[row.accion].titulo,
      sujeto: row.sujeto,
      propuso: row.propuso ?? 'Sistema',
      cuenta: cuentaOf(row.propuestaPor),
      registro: values.registro ?? '',
      nota: values.nota ?? '',
    },
  })
}

async function stale(actor: Actor, { id }: PropuestaRow): Promise<AppError> {
  const hecho = 'cambió esta propuesta mientras la tenías abierta.'
  return staleVersion({ objeto: 'propuesta', objetoId: id }, hecho, { actual: await getPropuesta(actor, id) })
}
