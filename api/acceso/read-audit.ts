import type { Actor } from '#domain/acceso/actor.ts'
import { logger } from '#api/logging/logger.ts'
import { onReset } from '#api/memory.ts'
import { logActosAlone, type ActoBitacora } from './bitacora.ts'

const FLUSH_MS = 500
const FLUSH_ROWS = 100

let pending: { readonly actor: Actor; readonly entry: ActoBitacora }[] = []
let timer: NodeJS.Timeout | null = null
let flushing: Promise<void> = Promise.resolve()
onReset(async () => {
  await flushReadAudit()
  pending = []
})

/**
 * Notes that `actor` read a person's file. Rows are written in small batches (decisions §2), so that a read never
 * waits for a write; `flushReadAudit` writes what is left at shutdown.
 */
export function auditRead(actor: Actor, entry: ActoBitacora): void {
  pending.push({ actor, entry })
  if (pending.length >= FLUSH_ROWS) void flushReadAudit()
  else timer ??= setTimeout(() => void flushReadAudit(), FLUSH_MS).unref()
}

/** Writes the pending rows; a failure is logged and the rows are kept for the next attempt. */
export function flushReadAudit(): Promise<void> {
  if (timer) clearTimeout(timer)
  timer = null
  flushing = flushing.then(writeBatch)
  return flushing
}

async function writeBatch(): Promise<void> {
  const batch = pending
  pending = []
  if (batch.length === 0) return
  try {
    await logActosAlone(batch)
  } catch (error) {
    pending = [...batch, ...pending]
    logger.error({ err: error, filas: batch.length }, 'read audit not written')
  }
}
