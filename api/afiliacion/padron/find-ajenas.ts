import type { Actor } from '#domain/acceso/actor.ts'
import { parseClaveEntera } from '#domain/identidad/clave-entera.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { findAfiliadosByIds, type AfiliadoRow } from './afiliado-row.ts'
import { findIdsByKey, isPropia } from './coincidencia.ts'

/**
 * Finds people outside the actor's scope whose CURP, RFC or NSS is exactly `texto`. Callers may show only the name and the
 * situation (decisions §2). Each person found is an act in the bitácora (§11.22), so `seMuestra` excludes the rest before.
 */
export async function findAjenas(
  actor: Actor,
  texto: string,
  seMuestra: (row: AfiliadoRow) => boolean = () => true,
): Promise<readonly AfiliadoRow[]> {
  const entera = parseClaveEntera(texto)
  if (!entera || actor.ambito === 'instituto') return []
  const rows = await findAfiliadosByIds(await findIdsByKey(entera.columna, entera.clave))
  const ajenas = rows.filter((row) => !isPropia(actor, row) && seMuestra(row))
  await noteAjenas(actor, ajenas)
  return ajenas
}

/** Logs in the bitácora each person of another dependency whose name the actor saw. */
export function noteAjenas(actor: Actor, rows: readonly AfiliadoRow[]): Promise<void> {
  const ajenas = rows.filter((row) => !isPropia(actor, row))
  return auditRead(
    actor,
    ...ajenas.map(({ id }) => ({
      acto: 'afiliado.coincidencia' as const,
      objeto: 'afiliado' as const,
      objetoId: id,
    })),
  )
}
