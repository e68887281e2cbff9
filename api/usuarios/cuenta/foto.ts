import { randomBytes } from 'node:crypto'
import type { Actor } from '#domain/acceso/actor.ts'
import { readFoto } from '#domain/usuarios/foto.ts'
import { accountId } from '#api/acceso/account-id.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { findRow } from '#api/db/find-row.ts'
import { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { AppError, notFound, type ErrorStatus } from '#api/errors.ts'
import { deleteFile, getFile, putFile } from '#api/files/storage.ts'
import { fotoUrl } from './foto-url.ts'

const STATUS: Readonly<Record<string, ErrorStatus>> = { tamano: 413, tipo: 415 }

/** Puts a JPG or PNG in the place of the actor's photo and gives its address. Throws 413, 415, 422. */
export async function saveFoto(actor: Actor, bytes: Uint8Array): Promise<string | null> {
  const id = accountId(actor)
  const foto = readFoto(bytes)
  if ('message' in foto) throw new AppError(STATUS[foto.code] ?? 422, foto.code, foto.message, [foto])
  const clave = `fotos/${randomBytes(16).toString('base64url')}.${foto.tipo === 'png' ? 'png' : 'jpg'}`
  await putFile(clave, foto.bytes)
  try {
    await replaceFoto(actor, id, clave)
  } catch (error) {
    await deleteFile(clave)
    throw error
  }
  return fotoUrl(clave)
}

/** Takes the actor's photo away. */
export function removeFoto(actor: Actor): Promise<void> {
  return replaceFoto(actor, accountId(actor), null)
}

async function replaceFoto(actor: Actor, id: number, clave: string | null): Promise<void> {
  const before = await inTransaction(async () => {
    const row = await findRow(UsuarioModel, { id }, ['foto'])
    await execute('UPDATE usuarios SET foto = $1 WHERE id = $2', [clave, id])
    const acto = clave === null ? 'usuario.quitar_foto' : 'usuario.foto'
    await logActo(actor, { acto, objeto: 'usuario', objetoId: id })
    return row?.foto ?? null
  })
  if (before !== null) await deleteFile(before)
}

/** The actor's own photo. Throws 404 without one. */
export async function getFoto(actor: Actor): Promise<{ readonly bytes: Uint8Array; readonly mime: string }> {
  const row = await findRow(UsuarioModel, { id: accountId(actor) }, ['foto'])
  if (!row?.foto) throw notFound('La fotografía')
  return { bytes: await getFile(row.foto), mime: row.foto.endsWith('.png') ? 'image/png' : 'image/jpeg' }
}
