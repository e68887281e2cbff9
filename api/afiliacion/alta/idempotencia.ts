import { createHash } from 'node:crypto'
import { cuentaOf, type Actor } from '#domain/acceso/actor.ts'
import { canonicalJson, type Json } from '#domain/acceso/bitacora/canonical-json.ts'
import { nowAt } from '#api/clock.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { AppError, conflict, malformed } from '#api/errors.ts'

/** Days that an answer is kept (decisions §8). */
const DIAS = 7
const MAX_KEY = 200

/** One attempt at a call: the caller's key and the fingerprint of what was asked. */
export interface Intento {
  readonly clave: string
  readonly cuerpoHash: string
}

/** Fingerprint of a call and its body. */
export function bodyHash(llamada: string, body: Json): string {
  return createHash('sha256').update(llamada).update('\n').update(canonicalJson(body)).digest('hex')
}

/** The attempt of a call whose `Idempotency-Key` is compulsory: 400 without one. */
export function intentoOf(key: string | undefined, llamada: string, body: Json): Intento {
  const clave = key?.trim() ?? ''
  if (clave === '' || clave.length > MAX_KEY)
    throw malformed('Falta el encabezado Idempotency-Key, que evita registrar dos veces lo mismo.', [
      { path: 'Idempotency-Key', code: 'requerido', message: `De 1 a ${MAX_KEY} caracteres` },
    ])
  return { clave, cuerpoHash: bodyHash(llamada, body) }
}

const oldestKept = (now = Date.now()) => new Date(now - DIAS * 86_400_000).toISOString()

/**
 * Runs `work`, which keeps its answer in its transaction (`keepRespuesta`). Where it cannot be done, or not again, the answer that this
 * attempt was given already is given once more: only what fails asks for it. Throws what `work` throws, and 422 when the same key came
 * with another body.
 */
export async function once<T>(actor: Actor, intento: Intento, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const kept = await findRespuesta<T>(actor, intento)
    if (kept) return kept
    throw error
  }
}

/** The answer already given to this attempt, or null. 422 when the same key came with another body. */
async function findRespuesta<T>(actor: Actor, { clave, cuerpoHash }: Intento): Promise<T | null> {
  const row = await selectRow<{ cuerpo_hash: string; respuesta: string }>(
    'SELECT cuerpo_hash, respuesta FROM idempotencia WHERE usuario_id = $1 AND clave = $2 AND creada_at >= $3',
    [cuentaOf(actor.id), clave, oldestKept()],
  )
  if (!row) return null
  if (row.cuerpo_hash !== cuerpoHash)
    throw new AppError(
      422,
      'idempotencia',
      'Esa clave de envío ya se usó con otros datos. Vuelve a enviar el formulario.',
    )
  return JSON.parse(row.respuesta) as T
}

/**
 * Keeps a success, in the transaction of the change, in the place of one that expired. 409 for a key that has its answer already: the
 * change is not kept then.
 */
export async function keepRespuesta(actor: Actor, { clave, cuerpoHash }: Intento, respuesta: object): Promise<void> {
  const kept = await selectRow<{ clave: string }>(
    `INSERT INTO idempotencia (usuario_id, clave, cuerpo_hash, respuesta, creada_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (usuario_id, clave) DO UPDATE
       SET cuerpo_hash = excluded.cuerpo_hash, respuesta = excluded.respuesta, creada_at = excluded.creada_at
       WHERE idempotencia.creada_at < $6
     RETURNING clave`,
    [cuentaOf(actor.id), clave, cuerpoHash, JSON.stringify(respuesta), nowAt(), oldestKept()],
  )
  if (!kept) throw conflict('duplicado', 'Ya existe un registro con esos datos.')
}

/** Takes away every answer that expired by the instant `now` (ms), of whoever it was; in the caller's transaction. */
export function dropRespuestas(now: number): Promise<void> {
  return execute('DELETE FROM idempotencia WHERE creada_at < $1', [oldestKept(now)])
}
