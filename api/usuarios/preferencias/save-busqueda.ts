import { LIMITES_PREFERENCIAS } from '#domain/usuarios/preferencias.ts'
import { findRow } from '#api/db/find-row.ts'
import { SesionModel } from '#api/usuarios/models/SesionModel.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'

/** What a session searched in each list; nothing of who is not in any more. */
export async function busquedasDe(tokenHash: string): Promise<Readonly<Record<string, string>>> {
  const row = await findRow(SesionModel, { token_hash: tokenHash }, ['busquedas'])
  return row ? (JSON.parse(row.busquedas) as Record<string, string>) : {}
}

/**
 * Keeps what the session searches in a list, so that a reload comes back to it: a name or a key may stand in it, so it is in no
 * address, in no browser and in no bitácora, and it goes with the session. The oldest list is forgotten before there are too many.
 */
export async function saveBusqueda(
  tokenHash: string,
  { lista, texto }: { readonly lista: string; readonly texto: string },
): Promise<void> {
  await inTransaction(async () => {
    const others = Object.entries(await busquedasDe(tokenHash)).filter(([key]) => key !== lista)
    const kept = texto === '' ? others : [...others, [lista, texto] as const]
    const busquedas = JSON.stringify(Object.fromEntries(kept.slice(-LIMITES_PREFERENCIAS.listas)))
    await execute('UPDATE sesiones SET busquedas = $1 WHERE token_hash = $2', [busquedas, tokenHash])
  })
}
