import type { Actor } from '#domain/acceso/actor.ts'
import { fueraDeTurnoCierre } from '#domain/quincenas/acciones-cierre.ts'
import { firmasPropias, type FirmaInstituto } from '#domain/quincenas/firmas-propias.ts'
import { firmaDe } from '#domain/quincenas/tabla-cierre.ts'
import { conflict } from '#api/errors.ts'
import { assertCadena, assertVersion } from './assert-cadena.ts'
import { findCierre, type CierreRow } from './cierre-row.ts'
import { loadCadena, type ContextoCadena } from './contexto-cadena.ts'

/**
 * A close with its context as one moment had them: read again while somebody acts on it between the two, whose signature would
 * be told to its own author as a second one.
 */
export async function findConCadena(
  actor: Actor,
  id: number,
): Promise<{ readonly row: CierreRow; readonly contexto: ContextoCadena }> {
  const row = await findCierre(actor, id)
  const contexto = await loadCadena(row)
  const { version } = await findCierre(actor, id)
  return version === row.version ? { row, contexto } : findConCadena(actor, id)
}

/** Which signature it is the turn of, if `actor` may give it. */
export async function assertFirma(
  actor: Actor,
  row: CierreRow,
  version: number,
  contexto: ContextoCadena,
): Promise<FirmaInstituto> {
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
