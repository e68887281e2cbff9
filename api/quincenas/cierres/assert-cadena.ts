import type { Actor } from '#domain/acceso/actor.ts'
import {
  fueraDeTurnoCierre,
  OTRA_FIRMA,
  OTRA_PERSONA_REABRE,
  rechazoCierre,
} from '#domain/quincenas/acciones-cierre.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { antesDeTiempo } from '#domain/quincenas/fecha-cierre.ts'
import type { ActoCierre } from '#domain/quincenas/tabla-cierre.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { quienDe } from '#api/usuarios/misma-persona.ts'
import { AppError, conflict, forbidden } from '#api/errors.ts'
import type { CierreRow } from './cierre-row.ts'
import type { ContextoCadena } from './contexto-cadena.ts'

/** The account that an act is kept under. Throws 403 for the machine: a signature is somebody's. */
export function cuentaDe(actor: Actor): number {
  if (actor.id === null)
    throw new AppError(403, 'permiso', 'Un cierre lo firma una persona: di con --como qué usuario actúa.')
  return actor.id
}

/**
 * Throws unless `actor` may do `acto` by the table: 403 without the right or for a second signature, 409 out of turn, 423 `antes` with
 * `desde` (PlainDate) before the day of the close.
 */
export async function assertCadena(
  actor: Actor,
  acto: ActoCierre,
  entidad: string,
  contexto: ContextoCadena,
): Promise<void> {
  const rechazo = rechazoCierre(acto, contexto, await quienDe(actor))
  if (rechazo === 'permiso') throw forbidden()
  if (rechazo === 'persona') throw new AppError(403, 'permiso', acto === 'reabrir' ? OTRA_PERSONA_REABRE : OTRA_FIRMA)
  if (rechazo === 'fecha') throw cierreAntes(contexto)
  if (rechazo === 'estado') throw conflict('estado', fueraDeTurnoCierre(acto, entidad, contexto.etapa))
}

/** 423 of a signature before the day of its close. */
function cierreAntes({ quincena, desde }: ContextoCadena): AppError {
  const message = antesDeTiempo(quincena, desde)
  return new AppError(423, 'antes', message, [{ path: 'quincena', code: 'antes', message }], {
    desde,
    desdeTexto: formatFecha(desde),
  })
}

/** Throws 409 where somebody acted on the close since it was read. */
export async function assertVersion(row: CierreVisto, version: number): Promise<void> {
  if (row.version !== version) throw await staleCierre(row)
}

/** 409 of a close that somebody acted on first. */
export function staleCierre({ id, entidad, version }: CierreVisto): Promise<AppError> {
  const hecho = `actuó sobre el cierre de ${entidad} mientras lo tenías abierto. Revisa cómo está ahora.`
  return staleVersion({ objeto: 'cierre', objetoId: id }, hecho, { actual: { version } })
}

type CierreVisto = Pick<CierreRow, 'id' | 'entidad' | 'version'>
