import type { Actor } from '#domain/acceso/actor.ts'
import { diferenciasResumen } from '#domain/quincenas/cierre.ts'
import type { FirmaInstituto } from '#domain/quincenas/firmas-propias.ts'
import type { EtapaCierre } from '#domain/quincenas/tabla-cierre.ts'
import type { PruebaPropia } from '#domain/usuarios/prueba-propia.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { inTransaction } from '#api/db/database.ts'
import { conflict, type AppError } from '#api/errors.ts'
import { enqueueTrabajo } from '#api/jobs/trabajos.ts'
import { APLICAR_CIERRE } from '#api/quincenas/aplicar/clase-trabajo.ts'
import { pulsoDe } from '#api/quincenas/aplicar/pulso-cierre.ts'
import { cuentaDe } from './assert-cadena.ts'
import { holdCierre, resumenOf, type CierreRow } from './cierre-row.ts'
import { loadCadena, type ContextoCadena } from './contexto-cadena.ts'
import { assertSinBloqueos, revisarCierre, revisarSinPersonas, type Revisado } from './resumen-cierre.ts'
import { assertFirma, findConCadena } from './turno-firma.ts'
import { voidFirmas } from './void-firmas.ts'
import { writeActo } from './write-acto.ts'

/** Checks the password or code that a signature needs, and returns which it was; null when it needs none. */
export type Confirmar = (firma: FirmaInstituto) => Promise<PruebaPropia | null>

/** For code that signs without a person, like the demo. */
export const SIN_CONFIRMAR: Confirmar = () => Promise.resolve(null)

/**
 * Gives the signature whose turn it is: auxiliar, Jefe Dpto., Director or Titular, whose signature leaves the applying waiting
 * as a job. The close is computed again first, unless what it was computed from is as it was; for the Titular always. When its
 * hash differs, its signatures are voided, it returns to its request, and the error says what changed (decision 10.26).
 * `confirmar` runs once the actor may sign. Throws 404, 403, 409, 422 when something stops it now.
 */
export async function firmarCierre(
  actor: Actor,
  id: number,
  version: number,
  confirmar: Confirmar,
): Promise<{ readonly id: number; readonly entidad: string; readonly etapa: EtapaCierre }> {
  authorize(actor, 'cierres.firmar')
  cuentaDe(actor)
  const { row: before, contexto: entonces } = await findConCadena(actor, id)
  const turno = await assertFirma(actor, before, version, entonces)
  // What signing asks for is decided by this turn: in the transaction the same version has the same turn.
  const prueba = await confirmar(turno)
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
    return { id, entidad: row.entidad, etapa: await sign(actor, row, contexto, { firma, prueba }) }
  })
  if ('etapa' in done) return done
  throw done
}

/** The close computed again; null where nothing that it was computed from changed since the request. */
async function revisarOtraVez(
  { entidadId, quincena, pulso }: CierreRow,
  turno: FirmaInstituto,
): Promise<Revisado | null> {
  if (turno !== 'autorizar' && pulso !== '' && pulso === (await pulsoDe(entidadId, quincena))) return null
  return revisarCierre(entidadId, quincena)
}

async function sign(
  actor: Actor,
  row: CierreRow,
  contexto: ContextoCadena,
  { firma, prueba }: { readonly firma: FirmaInstituto; readonly prueba: PruebaPropia | null },
): Promise<EtapaCierre> {
  const { huella } = row
  if (firma !== 'autorizar') return writeActo(actor, row, contexto, { acto: firma, huella, prueba })
  const trabajo = await enqueueTrabajo(actor, APLICAR_CIERRE, { cierre: row.id })
  const values = { trabajo_id: trabajo, cerrado_por: cuentaDe(actor) }
  return writeActo(actor, row, contexto, { acto: firma, huella, prueba, values })
}

/** Kept, and then told: the refusal is thrown once the signatures are void. */
async function voidChanged(actor: Actor, row: CierreRow, { resumen }: Revisado): Promise<AppError> {
  const diferencias = diferenciasResumen(resumenOf(row), resumen)
  const nota = await voidFirmas(actor, row, diferencias)
  return conflict('huella', nota, { diferencias })
}
