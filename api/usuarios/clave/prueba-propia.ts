import type { Actor } from '#domain/acceso/actor.ts'
import { FALTA_PRUEBA, type PruebaDada, type PruebaPropia } from '#domain/usuarios/prueba-propia.ts'
import { accountId } from '#api/acceso/account-id.ts'
import { broken } from '#api/errors.ts'
import { assertCodigoPropio } from '#api/usuarios/dos-pasos/codigo-propio.ts'
import { loadDosPasos } from '#api/usuarios/dos-pasos/load-dos-pasos.ts'
import { assertClavePropia } from './clave-propia.ts'

/** What the actor's account is asked for again: its code once it has two-step codes, else its password. */
export async function pruebaDe(actor: Actor): Promise<PruebaPropia> {
  return (await loadDosPasos(accountId(actor))).activo ? 'codigo' : 'clave'
}

/**
 * That the person of the account is the one at the screen. Gives what proved it. Wrong ones count as failed sign-ins. Throws
 * 422 at `clave` or `codigo`, 429 while the account must wait.
 */
export async function assertPruebaPropia(actor: Actor, dada: PruebaDada): Promise<PruebaPropia> {
  const pide = await pruebaDe(actor)
  const text = dada[pide] ?? ''
  if (text.trim() === '') throw broken([{ path: pide, code: 'requerido', message: FALTA_PRUEBA[pide] }])
  await (pide === 'codigo' ? assertCodigoPropio(actor, text) : assertClavePropia(actor, text))
  return pide
}
