import type { Actor } from '#domain/acceso/actor.ts'
import { diferenciasResumen } from '#domain/quincenas/cierre.ts'
import { fueraDeTurnoCierre } from '#domain/quincenas/acciones-cierre.ts'
import { firmasPropias } from '#domain/quincenas/firmas-propias.ts'
import { firmaDe, type EtapaCierre, type FirmaCierre } from '#domain/quincenas/tabla-cierre.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { inTransaction } from '#api/db/database.ts'
import { conflict, type AppError } from '#api/errors.ts'
import { enqueueTrabajo } from '#api/jobs/trabajos.ts'
import { APLICAR_CIERRE } from '#api/quincenas/aplicar/clase-trabajo.ts'
import { pulsoDe } from '#api/quincenas/aplicar/pulso-cierre.ts'
import { assertCadena, assertVersion, cuentaDe } from './assert-cadena.ts'
import { findCierre, holdCierre, resumenOf, type CierreRow } from './cierre-row.ts'
import { loadCadena, type ContextoCadena } from './contexto-cadena.ts'
import { assertSinBloqueos, revisarCierre, revisarSinPersonas, type Revisado } from './resumen-cierre.ts'
import { voidFirmas } from './void-firmas.ts'
import { writeActo } from './write-acto.ts'

/**
 * Gives the signature whose turn it is: auxiliar, Jefe Dpto., Director or Titular, whose signature leaves the applying waiting
 * as a job. The close is computed again first, unless what it was computed from is as it was; for the Titular always. When its
 * hash is another, the signatures are void, it goes back to request and the refusal tells what changed (decision 10.26). Throws
 * 404, 403, 409, 422 when something stops it now.
 */
export async function firmarCierre(
  actor: Actor,
  id: number,
  version: number,
): Promise<{ readonly id: number; readonly entidad: string; readonly etapa: EtapaCierre }> {
  authorize(actor, 'cierres.firmar')
  cuentaDe(actor)
  const { row: before, contexto: entonces } = await findConCadena(actor, id)
  const turno = await assertFirma(actor, before, version, entonces)
  const ahora = await revisarOtraVez(before, turno)
  const done = await inTransaction(async () => {
    const row = await holdCierre(id)
    const contexto = await loadCadena(row)
    const firma = await assertFirma(actor, row, version, contexto)
    if (ahora && ahora.simulacion.huella !== row.huella) return voidChanged(actor, row, ahora)
    assertSinBloqueos(
      row.entidad,
      ahora?.simulacion.revisiones ?? (await revisarSinPersonas(row.entidadId, row.quincena)),
    )
    return { id, entidad: row.entidad, etapa: await sign(actor, row, contexto, firma) }
  })
  if ('etapa' in done) return done
  throw done
}

/**
 * A close with its context as one moment had them: read again while somebody acts on it between the two, whose signature would
 * be told to its own author as a second one.
 */
async function findConCadena(
  actor: Actor,
  id: number,
): Promise<{ readonly row: CierreRow; readonly contexto: ContextoCadena }> {
  const row = await findCierre(actor, id)
  const contexto = await loadCadena(row)
  const { version } = await findCierre(actor, id)
  return version === row.version ? { row, contexto } : findConCadena(actor, id)
}

/** The close computed again; null where nothing that it was computed from changed since the request. */
async function revisarOtraVez(
  { entidadId, quincena, pulso }: CierreRow,
  turno: Exclude<FirmaCierre, 'solicitar'>,
): Promise<Revisado | null> {
  if (turno !== 'autorizar' && pulso !== '' && pulso === (await pulsoDe(entidadId, quincena))) return null
  return revisarCierre(entidadId, quincena)
}

/** Which signature it is the turn of, if `actor` may give it. */
async function assertFirma(
  actor: Actor,
  row: CierreRow,
  version: number,
  contexto: ContextoCadena,
): Promise<Exclude<FirmaCierre, 'solicitar'>> {
  const firma = firmaDe(contexto.etapa)
  if (firma === null || firma === 'solicitar')
    throw conflict(
      'estado',
      fueraDeTurnoCierre(firmasPropias(actor.actos).at(-1) ?? 'firmar', row.entidad, contexto.etapa),
    )
  await assertCadena(actor, firma, row.entidad, contexto)
  await assertVersion(row, version)
  return firma
}

async function sign(
  actor: Actor,
  row: CierreRow,
  contexto: ContextoCadena,
  firma: Exclude<FirmaCierre, 'solicitar'>,
): Promise<EtapaCierre> {
  const { huella } = row
  if (firma !== 'autorizar') return writeActo(actor, row, contexto, { acto: firma, huella })
  const trabajo = await enqueueTrabajo(actor, APLICAR_CIERRE, { cierre: row.id })
  const values = { trabajo_id: trabajo, cerrado_por: cuentaDe(actor) }
  return writeActo(actor, row, contexto, { acto: firma, huella, values })
}

/** Kept, and then told: the refusal is thrown once the signatures are void. */
async function voidChanged(actor: Actor, row: CierreRow, { resumen }: Revisado): Promise<AppError> {
  const diferencias = diferenciasResumen(resumenOf(row), resumen)
  const nota = await voidFirmas(actor, row, diferencias)
  return conflict('huella', nota, { diferencias })
}
