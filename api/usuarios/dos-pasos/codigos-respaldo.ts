import { randomInt } from 'node:crypto'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { hashPassword, verifyPassword } from '#api/usuarios/clave/password.ts'

const CUANTOS = 10
/** No 0/O, 1/I/L or U: they are read from paper. 12 of them are some 59 bits. */
const ALFABETO = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LARGO = 12

const newCodigo = () => Array.from({ length: LARGO }, () => ALFABETO[randomInt(ALFABETO.length)] ?? '').join('')

/** "ABCD-EFGH-JKLM" as it is shown. */
const shown = (codigo: string) => codigo.replaceAll(/.{4}(?=.)/g, '$&-')

/** As it is compared: whatever separates the groups, and lower case, do not matter. */
const clean = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** Ten fresh recovery codes with their argon2id hashes; made before the transaction, which hashing would hold for long. */
export async function newCodigos(): Promise<{ readonly codigos: string[]; readonly hashes: string[] }> {
  const codigos = Array.from({ length: CUANTOS }, newCodigo)
  return { codigos: codigos.map(shown), hashes: await Promise.all(codigos.map(hashPassword)) }
}

/** Puts `hashes` in the place of the codes that the account had. In the caller's transaction. */
export async function saveCodigos(usuarioId: number, hashes: readonly string[]): Promise<void> {
  await execute('DELETE FROM codigos_respaldo WHERE usuario_id = $1', [usuarioId])
  await insertRows(
    'codigos_respaldo',
    ['usuario_id', 'codigo_hash'],
    hashes.map((hash) => [usuarioId, hash]),
  )
}

/** Whether `text` is a recovery code of the account that nobody used; from now on it is used. */
export async function useCodigoRespaldo(usuarioId: number, text: string): Promise<boolean> {
  const codigo = clean(text)
  if (codigo.length !== LARGO) return false
  const rows = await selectRows<{ id: number; codigo_hash: string }>(
    'SELECT id, codigo_hash FROM codigos_respaldo WHERE usuario_id = $1 AND usado_at IS NULL',
    [usuarioId],
  )
  const matches = await Promise.all(rows.map(({ codigo_hash }) => verifyPassword(codigo_hash, codigo)))
  const found = rows[matches.indexOf(true)]
  if (!found) return false
  const used = await inTransaction(() =>
    selectRow('UPDATE codigos_respaldo SET usado_at = $1 WHERE id = $2 AND usado_at IS NULL RETURNING id', [
      nowAt(),
      found.id,
    ]),
  )
  return used !== null
}
