import { cuentaOf, type Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import type { NombreActo } from '#domain/acceso/bitacora/acto-bitacora.ts'
import { DOS_MANOS, faltaAntes, isDeTres } from '#domain/autorizaciones/dos-manos.ts'
import {
  ESTADOS_PROPUESTA,
  folioPropuesta,
  NOTA_PROPUESTA_MAX,
  sePuedeDeshacer,
  type EstadoPropuesta,
  type PropuestaAutorizada,
  type PropuestaPanel,
} from '#domain/autorizaciones/propuesta.ts'
import type { EstadoTramite } from '#domain/fondos/dos-aprobaciones.ts'
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
import { type AppError, conflict, forbidden } from '#api/errors.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import { avisarDecision, avisarPorAutorizar, avisarPrimeraAnulada } from './avisar-propuesta.ts'
import { ensayar } from './ensayar.ts'
import { getPropuesta } from './list-propuestas.ts'
import { PropuestaModel } from './models/PropuestaModel.ts'
import { motivoDeRechazo } from './motivo-de-rechazo.ts'
import { findPropuesta, holdPropuesta, type PropuestaRow } from './propuesta-row.ts'
import { assertOtraMano, assertPuedeRechazar } from './otra-mano.ts'
import type { EfectoDeDos, HechoDeDos } from './accion.ts'

interface Vista {
  readonly id: number
  readonly version: number
}

/** The effect of the act today differs from the effect that was proposed. */
class OtroEfecto extends Error {
  readonly row: PropuestaRow
  readonly resumen: EfectoDeDos

  constructor(row: PropuestaRow, resumen: EfectoDeDos) {
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
    const ensayado = await ensayarAntes(actor, vista)
    return await inTransaction(async () => {
      const row = await holdPendiente(actor, vista)
      await assertOtraMano(actor, row)
      if (faltaAntes(row.accion, row)) return await antesDeLaUltima(actor, row, ensayado)
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
    await assertPuedeRechazar(actor, row)
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
    const otra = await findRow(PropuestaModel, { huella, estado: 'pendiente' }, ['id'])
    if (otra)
      throw conflict('repetida', `Mientras tanto se propuso lo mismo otra vez: decide ${folioPropuesta(otra.id)}.`)
    await decidir(actor, row, { estado: 'pendiente', nota: '' })
    await avisarPorAutorizar(actor, { ...row, version: row.version + 1 }, row)
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

/**
 * The effect today of an act that needs an authorisation before its last one. Null for another proposal, and for a procedure, which computes
 * its own. It runs before the transaction of the decision: a rehearsal rolls back everything that its transaction did.
 */
async function ensayarAntes(actor: Actor, { id, version }: Vista): Promise<EfectoDeDos | null> {
  const row = await findPropuesta(actor, id)
  const isAntes = row.estado === 'pendiente' && row.version === version && faltaAntes(row.accion, row)
  if (!isAntes || isDeTres(row.accion)) return null
  await assertOtraMano(actor, row)
  const { accion, datos } = row
  return ensayar(async () => ACCIONES[accion].aplicar(await quienLoHace(row, actor), JSON.parse(datos) as never))
}

/** Gives an authorisation that is not the last one. Nothing is written but who gave it. */
async function antesDeLaUltima(
  actor: Actor,
  row: PropuestaRow,
  ensayado: EfectoDeDos | null,
): Promise<PropuestaAutorizada> {
  assertMismoEfecto(row, ensayado ?? (await revisar(actor, row)))
  const isPrimera = row.primeraPor === null
  const values = isPrimera
    ? { primera_por: actor.id, primera_at: nowAt() }
    : { segunda_por: actor.id, segunda_at: nowAt() }
  if (!(await updateVersioned(PropuestaModel, row.id, row.version, values))) throw await stale(actor, row)
  if (isDeTres(row.accion)) await ACCIONES[row.accion].decidido(JSON.parse(row.datos) as never, 'aprobado_una')
  await logActo(actor, {
    acto: isPrimera ? 'propuesta.primera' : 'propuesta.segunda',
    objeto: 'propuesta',
    objetoId: row.id,
    despues: { titulo: DOS_MANOS[row.accion].titulo, sujeto: row.sujeto, propuso: row.propuso ?? 'Sistema' },
  })
  await avisarPorAutorizar(
    actor,
    { ...row, version: row.version + 1 },
    {
      ...row,
      ...(isPrimera ? { primeraPor: actor.id } : { segundaPor: actor.id }),
    },
  )
  return { ...(await getPropuesta(actor, row.id)), claveUnica: null }
}

async function revisar(actor: Actor, row: PropuestaRow): Promise<EfectoDeDos> {
  if (!isDeTres(row.accion)) throw await stale(actor, row)
  return ACCIONES[row.accion].revisar(actor, JSON.parse(row.datos) as never)
}

async function aplicar(row: PropuestaRow, actor: Actor): Promise<HechoDeDos> {
  const hecho = await ACCIONES[row.accion].aplicar(await quienLoHace(row, actor), JSON.parse(row.datos) as never)
  assertMismoEfecto(row, hecho)
  return hecho
}

/** The author of the proposal. A procedure is paid or charged by the last of the two who authorise it: its author only requested it. */
async function quienLoHace(row: PropuestaRow, actor: Actor): Promise<Actor> {
  if (isDeTres(row.accion)) return actor
  const quien = row.propuestaPor === null ? SISTEMA : await loadActor(row.propuestaPor, actor.origen)
  if (quien && can(quien, DOS_MANOS[row.accion].capacidad)) return quien
  throw conflict(
    'sin_acceso',
    `${row.propuso ?? 'Quien lo propuso'} ya no puede hacerlo: rechaza la propuesta, y que otra persona la haga.`,
  )
}

function assertMismoEfecto(row: PropuestaRow, hoy: EfectoDeDos): void {
  const isOtroTurno = (hoy.exige ?? '') !== row.exige
  if (isOtroTurno || JSON.stringify(hoy.cambios) !== row.cambios || hoy.importeCentavos !== row.importeCentavos)
    throw new OtroEfecto(row, hoy)
}

/** `cambios` of a procedure requested before proposals stored their effect: a first authorisation of it stays. */
const SIN_EFECTO = '[]'

/**
 * Stores today's effect of the act, so that people read it before they authorise. Earlier authorisations were of the former effect: they are
 * void, and whoever gave them gets a notice.
 */
async function conOtroEfecto(actor: Actor, { row, resumen }: OtroEfecto): Promise<AppError> {
  const isAnulada = row.primeraPor !== null && row.cambios !== SIN_EFECTO
  await inTransaction(async () => {
    const isStored = await updateVersioned(PropuestaModel, row.id, row.version, {
      cambios: JSON.stringify(resumen.cambios),
      importe_centavos: resumen.importeCentavos,
      sujeto: resumen.sujeto,
      exige: resumen.exige ?? '',
      ...(isAnulada && { primera_por: null, primera_at: null, segunda_por: null, segunda_at: null }),
    })
    if (isStored && isAnulada) await anularPrimera(actor, row)
  })
  const message = isAnulada
    ? row.segundaPor === null
      ? `Lo que haría cambió y la autorización de ${row.primera ?? 'la primera persona'} ya no vale: hacen falta las dos de nuevo.`
      : 'Lo que haría cambió y las autorizaciones que tenía ya no valen: hacen falta todas de nuevo.'
    : 'Lo que haría cambió desde que se propuso: revisa cómo quedaría y autorízalo de nuevo.'
  return conflict('version', message, { actual: await getPropuesta(actor, row.id) })
}

async function anularPrimera(actor: Actor, row: PropuestaRow): Promise<void> {
  if (isDeTres(row.accion)) await ACCIONES[row.accion].decidido(JSON.parse(row.datos) as never, 'solicitado')
  await logActo(actor, {
    acto: 'propuesta.anular_primera',
    objeto: 'propuesta',
    objetoId: row.id,
    despues: { titulo: DOS_MANOS[row.accion].titulo, sujeto: row.sujeto, primera: row.primera ?? '' },
  })
  await avisarPrimeraAnulada({ ...row, version: row.version + 1 })
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
  await ACCIONES[row.accion].decidido?.(JSON.parse(row.datos) as never, estadoDeTramite(values.estado, row))
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

function estadoDeTramite(estado: EstadoPropuesta, { primeraPor }: PropuestaRow): EstadoTramite {
  if (estado === 'autorizada') return 'aprobado'
  if (estado !== 'pendiente') return 'rechazado'
  return primeraPor === null ? 'solicitado' : 'aprobado_una'
}

async function stale(actor: Actor, { id }: PropuestaRow): Promise<AppError> {
  const hecho = 'cambió esta propuesta mientras la tenías abierta.'
  return staleVersion({ objeto: 'propuesta', objetoId: id }, hecho, { actual: await getPropuesta(actor, id) })
}
