import type { Actor } from '#domain/acceso/actor.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { noteAccesoDado } from '#api/usuarios/acceso-dado.ts'
import { endEnlaces } from '#api/usuarios/end-enlaces.ts'
import { endSesiones } from '#api/usuarios/entrada/end-sesiones.ts'
import { oneTimePassword } from './one-time-password.ts'
import { hashPassword } from './password.ts'

/** Days that a one-time password waits for its person. */
const VIDA_DIAS = 3
const DAY_MS = 86_400_000

export interface ClaveTemporal {
  /** Told once, here: the database keeps its hash. */
  readonly clave: string
  /** ISO instant after which it opens nothing. */
  readonly venceAt: string
}

/** A fresh one-time password with what an account keeps of it. */
export async function newClaveTemporal(): Promise<ClaveTemporal & { readonly claveHash: string }> {
  const clave = oneTimePassword()
  const venceAt = new Date(Date.now() + VIDA_DIAS * DAY_MS).toISOString()
  return { clave, venceAt, claveHash: await hashPassword(clave) }
}

/** Passwords hashed at once: each takes 19 MiB. */
const A_LA_VEZ = 4

/** Several one-time passwords. Takes its time: call it outside a transaction. */
export async function newClavesTemporales(count: number): Promise<Awaited<ReturnType<typeof newClaveTemporal>>[]> {
  const claves = []
  for (let start = 0; start < count; start += A_LA_VEZ) {
    const size = Math.min(A_LA_VEZ, count - start)
    claves.push(...(await Promise.all(Array.from({ length: size }, () => newClaveTemporal()))))
  }
  return claves
}

/**
 * Gives the account a one-time password that must be changed at the next sign-in, without e-mail: its sessions end, its
 * waits are forgotten, links that waited are worth nothing. Who may do it is the caller's to ask. Throws 404.
 */
export async function issueClaveTemporal(actor: Actor, usuarioId: number): Promise<ClaveTemporal> {
  const { clave, venceAt, claveHash } = await newClaveTemporal()
  await inTransaction(async () => {
    const row = await selectRow<{ usuario: string }>(
      `UPDATE usuarios SET clave_hash = $1, debe_cambiar_clave = $2, clave_vence_at = $3, version = version + 1
       WHERE id = $4 RETURNING usuario`,
      [claveHash, true, venceAt, usuarioId],
    )
    if (!row) throw notFound('El usuario')
    await noteAccesoDado(actor, usuarioId)
    await execute('DELETE FROM intentos WHERE cuenta = $1', [row.usuario.toLowerCase()])
    await endEnlaces(usuarioId)
    await endSesiones(usuarioId)
    await logActo(actor, { acto: 'usuario.clave_temporal', objeto: 'usuario', objetoId: usuarioId })
  })
  return { clave, venceAt }
}
