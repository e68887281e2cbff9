import type { Actor } from '#domain/acceso/actor.ts'
import { avisoPrivacidadIssues, limpiarAviso, type AvisoPrivacidad } from '#domain/instituto/aviso-privacidad.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { findRow } from '#api/db/find-row.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { execute } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import { AvisoPrivacidadModel } from '#api/instituto/models/AvisoPrivacidadModel.ts'
import { findAvisoVigente } from './find-aviso-vigente.ts'
import { nextVersion } from './list-avisos-privacidad.ts'

export interface AvisoNuevaVersion {
  readonly texto: string
  readonly vigenteDesde: string
  /** The newest version that whoever writes has seen; 0 when there was none. */
  readonly anterior: number
}

/**
 * Publishes a new version of the privacy notice. Versions are never changed: what a person was shown can always be read again.
 * Throws 409 `version` (with `actual`) when another was published meanwhile, 422 with its fields.
 */
export async function publishAvisoPrivacidad(
  actor: Actor,
  nueva: AvisoNuevaVersion,
): Promise<AvisoPrivacidad & { id: number }> {
  authorize(actor, 'instituto.administrar')
  const texto = limpiarAviso(nueva.texto)
  const issues = avisoPrivacidadIssues(texto, nueva.vigenteDesde, today())
  const vigenteDesde = parsePlainDate(nueva.vigenteDesde)
  if (issues.length > 0 || vigenteDesde === null) throw broken(issues)
  return inTransaction(async () => {
    // The institute's row is the turn of whoever publishes.
    await execute('UPDATE instituto SET version = version + 1')
    const version = await nextVersion()
    if (version !== nueva.anterior + 1) throw await stale(version - 1, texto)
    if ((await findAvisoVigente())?.texto === texto)
      throw broken([
        { path: 'texto', code: 'igual', message: 'El texto es igual al vigente: no hay nada que publicar.' },
      ])
    const publicado = { publicado_at: nowAt(), publicado_por: actor.id }
    const id = await insertRow(AvisoPrivacidadModel, { version, texto, vigente_desde: vigenteDesde, ...publicado })
    await logActo(actor, {
      acto: 'aviso_privacidad.publicar',
      objeto: 'aviso_privacidad',
      objetoId: version,
      despues: { version, vigenteDesde, texto },
    })
    return { id, version, texto, vigenteDesde }
  })
}

async function stale(version: number, propuesto: string) {
  const row = await findRow(AvisoPrivacidadModel, { version }, ['texto', 'vigente_desde'])
  const actual = row && { version, texto: row.texto, vigenteDesde: row.vigente_desde }
  return staleVersion(
    { objeto: 'aviso_privacidad', objetoId: version },
    'publicó una versión mientras escribías. Revísala antes de publicar la tuya.',
    { actual, propuesto: { texto: propuesto } },
  )
}
