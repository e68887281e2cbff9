import type { Actor } from '#domain/acceso/actor.ts'
import {
  fueraDeTurnoCierre,
  OTRA_FIRMA,
  OTRA_PERSONA_REABRE,
  rechazoCierre,
  type QuienFirma,
} from '#domain/quincenas/acciones-cierre.ts'
import type { ActoCierre } from '#domain/quincenas/tabla-cierre.ts'
import { cuentasDelActor } from '#api/usuarios/misma-persona.ts'
import { AppError, conflict, forbidden } from '#api/errors.ts'
import type { ContextoCadena } from './contexto-cadena.ts'

/** Who signs, with every account of the same person. */
export async function quienFirma(actor: Actor): Promise<QuienFirma> {
  return { ids: await cuentasDelActor(actor), actos: actor.actos }
}

/** The account that an act is kept under. Throws 403 for the machine: a signature is somebody's. */
export function cuentaDe(actor: Actor): number {
  if (actor.id === null)
    throw new AppError(403, 'permiso', 'Un cierre lo firma una persona: di con --como qué usuario actúa.')
  return actor.id
}

/** Throws unless `actor` may do `acto` by the table: 403 without the right or for a second signature, 409 out of turn. */
export async function assertCadena(
  actor: Actor,
  acto: ActoCierre,
  entidad: string,
  contexto: ContextoCadena,
): Promise<void> {
  const rechazo = rechazoCierre(acto, contexto, await quienFirma(actor))
  if (rechazo === 'permiso') throw forbidden()
  if (rechazo === 'persona') throw new AppError(403, 'permiso', acto === 'reabrir' ? OTRA_PERSONA_REABRE : OTRA_FIRMA)
  if (rechazo === 'estado') throw conflict('estado', fueraDeTurnoCierre(acto, entidad, contexto.etapa))
}

/** 409: somebody acted on the close since it was read. */
export function assertVersion(row: { readonly version: number; readonly entidad: string }, version: number): void {
  if (row.version === version) return
  throw conflict('version', `El cierre de ${row.entidad} cambió mientras lo tenías abierto. Revisa cómo está ahora.`, {
    actual: { version: row.version },
  })
}
