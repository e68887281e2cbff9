import type { Actor } from '#domain/acceso/actor.ts'
import { accountId } from '#api/acceso/account-id.ts'
import { logActosAlone } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRow } from '#api/db/sql.ts'
import { unseal } from '#api/files/seal.ts'
import { useCodigoRespaldo } from './codigos-respaldo.ts'
import { pasoDeCodigo } from './totp.ts'

/** Whether `text` is a code of the account's app in its time, or a recovery code; either is worth once. */
export async function useCodigo(actor: Actor, text: string): Promise<boolean> {
  const usuarioId = accountId(actor)
  const codigo = text.replaceAll(/\s/g, '')
  if (/^\d{6}$/.test(codigo)) return useCodigoApp(usuarioId, codigo)
  if (!(await useCodigoRespaldo(usuarioId, codigo))) return false
  const entry = { acto: 'dos_pasos.usar_codigo' as const, objeto: 'usuario' as const, objetoId: usuarioId }
  await logActosAlone([{ actor, entry }])
  return true
}

/** A step of time opens once: neither its code again nor one of an earlier step is taken afterwards. */
async function useCodigoApp(usuarioId: number, codigo: string): Promise<boolean> {
  const row = await selectRow<{ secreto: string }>(
    'SELECT secreto FROM dos_pasos WHERE usuario_id = $1 AND confirmado_at IS NOT NULL',
    [usuarioId],
  )
  const secreto = row && (await unseal(row.secreto))
  const paso = secreto ? pasoDeCodigo(secreto, codigo) : null
  if (paso === null) return false
  const used = await inTransaction(() =>
    selectRow('UPDATE dos_pasos SET ultimo_paso = $1 WHERE usuario_id = $2 AND ultimo_paso < $1 RETURNING usuario_id', [
      paso,
      usuarioId,
    ]),
  )
  return used !== null
}
