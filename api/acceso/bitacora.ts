import { hash } from 'node:crypto'
import type { NombreActo } from '#domain/acceso/bitacora/acto-bitacora.ts'
import type { NombreObjeto } from '#domain/acceso/bitacora/objeto-bitacora.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { canonicalJson, type Json } from '#domain/acceso/bitacora/canonical-json.ts'
import { beforeCommit, dialect, inTransaction, isInTransaction } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { Binds, execute, selectRow, selectRows } from '#api/db/sql.ts'

/** Previous hash of the first row. */
export const GENESIS = '0'.repeat(64)

/** PostgreSQL: one appender of the chain at a time, until its transaction ends. */
const CHAIN_LOCK = 7_204_211

export interface ActoBitacora {
  /** What was done, `area.verb`: `afiliado.crear`, `sesion.entrar`, `afiliado.leer`. */
  readonly acto: NombreActo
  /** Kind and id of the record. */
  readonly objeto: NombreObjeto
  readonly objetoId: string | number
  readonly antes?: Json
  readonly despues?: Json
}

/** A read that was noted in a file, and its id, which keeps it from entering the chain twice. */
export interface LineaConsulta {
  readonly consulta: string
  readonly fila: FilaNueva
}

export interface FilaBitacora {
  readonly id: number
  readonly ocurrio_at: string
  readonly actor_id: number | null
  readonly actor: string
  readonly medio: string
  readonly direccion: string
  readonly acto: string
  readonly objeto: string
  readonly objeto_id: string
  readonly antes: string | null
  readonly despues: string | null
  readonly hash_previo: string
  readonly hash: string
}

/** A row before it is chained. */
export type FilaNueva = Omit<FilaBitacora, 'id' | 'hash_previo' | 'hash'>

/** SHA-256 (hex) of the previous hash and the row's canonical JSON: what chains the rows (decisions §2). */
export const hashFila = (previo: string, fila: FilaNueva): string => hash('sha256', `${previo}\n${textoDe(fila)}`)

/** The row's canonical JSON. */
function textoDe(fila: FilaNueva): string {
  const { ocurrio_at, actor_id, actor, medio, direccion, acto, objeto, objeto_id, antes, despues } = fila
  return canonicalJson({ ocurrio_at, actor_id, actor, medio, direccion, acto, objeto, objeto_id, antes, despues })
}

/**
 * Appends one row for a change, in the change's own transaction: both are kept or neither. The row is written when the transaction
 * ends, so that on PostgreSQL the chain is held for the shortest time, and by nobody who still waits for a row. Throws outside a
 * transaction: that is a fault of ours.
 */
export function logActo(actor: Actor, entry: ActoBitacora): Promise<void> {
  return logActos(actor, [entry])
}

/** The same for several acts of one transaction. */
export function logActos(actor: Actor, entries: readonly ActoBitacora[]): Promise<void> {
  if (!isInTransaction()) return Promise.reject(outside())
  const filas = entries.map((entry) => filaOf(actor, entry))
  beforeCommit(() => appendAll(filas))
  return Promise.resolve()
}

const appendAll = (filas: readonly FilaNueva[]): Promise<void> =>
  append(filas.map((fila) => ({ fila, consulta: null })))

/**
 * Appends rows of reads that were noted before (`auditRead`), in the caller's transaction, each under the id of its read:
 * those whose id is there already are left out.
 */
export function logConsultas(lineas: readonly LineaConsulta[]): Promise<void> {
  return isInTransaction() ? append(lineas) : Promise.reject(outside())
}

const outside = () => new Error('The bitácora is written in the transaction of the change')

/** PostgreSQL: the chain is ours until the transaction ends. SQLite has one writer anyway. Throws outside a transaction. */
export async function holdChain(): Promise<void> {
  if (!isInTransaction()) throw outside()
  if (dialect === 'postgres') await execute('SELECT pg_advisory_xact_lock($1)', [CHAIN_LOCK])
}

/** Appends rows that stand alone (sign-ins), in a transaction of their own. */
export function logActosAlone(
  entries: readonly { readonly actor: Actor; readonly entry: ActoBitacora }[],
): Promise<void> {
  return inTransaction(async () => {
    for (const { actor, entry } of entries) await logActo(actor, entry)
  })
}

/** Hash of the newest row: what `portal bitacora cabeza` prints. */
export async function headHash(): Promise<string> {
  const row = await selectRow<{ hash: string }>('SELECT hash FROM bitacora ORDER BY id DESC LIMIT 1')
  return row?.hash ?? GENESIS
}

/** The row of an act done now. */
export function filaOf(actor: Actor, entry: ActoBitacora): FilaNueva {
  return {
    ocurrio_at: new Date().toISOString(),
    actor_id: actor.id,
    actor: actor.usuario,
    medio: actor.origen.medio,
    direccion: actor.origen.direccion,
    acto: entry.acto,
    objeto: entry.objeto,
    objeto_id: String(entry.objetoId),
    antes: entry.antes === undefined ? null : canonicalJson(entry.antes),
    despues: entry.despues === undefined ? null : canonicalJson(entry.despues),
  }
}

const COLUMNAS = [
  'ocurrio_at',
  'actor_id',
  'actor',
  'medio',
  'direccion',
  'acto',
  'objeto',
  'objeto_id',
  'antes',
  'despues',
] as const satisfies readonly (keyof FilaNueva)[]

interface PorEncadenar {
  readonly fila: FilaNueva
  /** Of a read that was noted before: it enters once. */
  readonly consulta: string | null
}

/**
 * Chains rows behind the newest one, without the reads that are in it already. PostgreSQL does it in one statement of its own
 * (`encadenar_bitacora`): everybody who saves waits for the chain, and each trip to the server would be waited for too.
 */
async function append(nuevas: readonly PorEncadenar[]): Promise<void> {
  if (dialect === 'postgres') {
    const filas = nuevas.map(({ fila, consulta }) => ({ ...fila, consulta, texto: textoDe(fila) }))
    await execute('SELECT encadenar_bitacora($1::jsonb, $2)', [JSON.stringify(filas), CHAIN_LOCK])
    return
  }
  const known = await consultasEncadenadas(nuevas)
  let previo = await headHash()
  const rows = nuevas
    .filter(({ consulta }) => consulta === null || !known.has(consulta))
    .map(({ fila, consulta }) => {
      const propio = hashFila(previo, fila)
      const row = [...COLUMNAS.map((columna) => fila[columna]), previo, propio, consulta]
      previo = propio
      return row
    })
  // The engine numbers the rows of a statement in the order in which they stand in it.
  await insertRows('bitacora', [...COLUMNAS, 'hash_previo', 'hash', 'consulta'], rows)
}

async function consultasEncadenadas(nuevas: readonly PorEncadenar[]): Promise<ReadonlySet<string>> {
  const consultas = nuevas.flatMap(({ consulta }) => consulta ?? [])
  if (consultas.length === 0) return new Set()
  const binds = new Binds()
  const sql = `SELECT consulta FROM bitacora WHERE consulta IN (${binds.addAll(consultas)})`
  const rows = await selectRows<{ consulta: string }>(sql, binds.values)
  return new Set(rows.map(({ consulta }) => consulta))
}
