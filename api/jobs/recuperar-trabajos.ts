import { inTransaction } from '#api/db/database.ts'
import type { NotNull, RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import { logger } from '#api/logging/logger.ts'
import type { TrabajoModel } from '#api/jobs/models/TrabajoModel.ts'
import { avisarFin } from './avisar-fin.ts'
import { soltarTrabajo, type Desenlace } from './cola-trabajos.ts'
import { otraVez } from './correr-trabajo.ts'
import { DUENIO, isGone } from './duenio.ts'

/** A running job without a heartbeat for this long belongs to a process that died: nine heartbeats were missed. */
const SIN_LATIDO_MS = 45_000

/** A running job always has a heartbeat: who takes it writes the first one. */
type EnCursoRow = Pick<
  RowOf<TrabajoModel>,
  'id' | 'clase' | 'intentos' | 'titulo' | 'turno' | 'usuario_id' | 'duenio'
> &
  NotNull<Pick<RowOf<TrabajoModel>, 'latido_at'>>

/**
 * Finds the running jobs whose process died and marks them: they wait again while they have attempts left, else they
 * failed and say why, to whoever is told of it too. Should that process live after all, it learns at its next heartbeat that the job is not its own.
 */
export async function recuperarTrabajos(): Promise<number> {
  const rows = await selectRows<EnCursoRow>(
    `SELECT id, clase, intentos, titulo, turno, usuario_id, duenio, latido_at FROM trabajos WHERE estado = 'curso' AND duenio <> $1`,
    [DUENIO],
  )
  const limit = new Date(Date.now() - SIN_LATIDO_MS).toISOString()
  let marked = 0
  for (const row of rows.filter(({ duenio, latido_at }) => latido_at < limit || isGone(duenio))) {
    const fin = otraVez(row, 'El proceso que lo hacía terminó sin avisar.', 0)
    if (!(await marcar(row, fin))) continue
    marked += 1
    logger.warn({ trabajo: row.id, clase: row.clase, estado: fin.estado }, 'the process of a job died')
  }
  return marked
}

/** Writes the end that the process could not write; false when it, or another, was faster. */
function marcar(
  { id, clase, titulo, turno, usuario_id: usuarioId, duenio }: EnCursoRow,
  fin: Desenlace,
): Promise<boolean> {
  return inTransaction(async () => {
    const kept = await soltarTrabajo(id, fin, duenio)
    if (kept) await avisarFin({ id, clase, titulo, usuarioId, programado: turno !== null }, fin)
    return kept
  })
}
