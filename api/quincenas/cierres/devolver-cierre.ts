import type { Actor } from '#domain/acceso/actor.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import type { EtapaCierre } from '#domain/quincenas/tabla-cierre.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { inTransaction } from '#api/db/database.ts'
import { broken } from '#api/errors.ts'
import { assertCadena, assertVersion, cuentaDe } from './assert-cadena.ts'
import { findCierre, holdCierre } from './cierre-row.ts'
import { loadCadena } from './contexto-cadena.ts'
import { writeActo } from './write-acto.ts'

/** The text that an act must come with, or 422. */
export function notaDe(nota: string | undefined, message: string): string {
  const text = normalizeText(nota ?? '')
  if (text === '') throw broken([{ path: 'nota', code: 'requerido', message }], message)
  return text
}

/** Sends a close back to request with a note: all its signatures are void (decision 10.26). Throws 404, 403, 409, 422. */
export async function devolverCierre(
  actor: Actor,
  id: number,
  version: number,
  nota: string | undefined,
): Promise<{ readonly id: number; readonly entidad: string; readonly etapa: EtapaCierre }> {
  authorize(actor, 'cierres.devolver')
  cuentaDe(actor)
  const text = notaDe(nota, 'Escribe qué debe corregirse.')
  await findCierre(actor, id)
  return inTransaction(async () => {
    const row = await holdCierre(id)
    const contexto = await loadCadena(row)
    await assertCadena(actor, 'devolver', row.entidad, contexto)
    await assertVersion(row, version)
    const etapa = await writeActo(actor, row, contexto, { acto: 'devolver', nota: text, huella: row.huella })
    return { id, entidad: row.entidad, etapa }
  })
}
