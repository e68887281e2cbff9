import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { holdChain, logActo } from '#api/acceso/bitacora.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { verifyBitacora } from '#api/acceso/verify-bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRow } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'
import { defineTrabajo, enqueueTrabajo, scheduleTrabajo } from '#api/jobs/trabajos.ts'

const CLASE = 'bitacora.verificar'

/** Every night, and whenever an administrator asks, the whole chain is walked; a row that does not fit fails the job. */
export function defineTrabajoVerificar(): void {
  defineTrabajo({
    clase: CLASE,
    titulo: 'Verificar la cadena de la bitácora',
    run: async (_datos, { progreso, signal }) => {
      const row = await selectRow<{ filas: number }>('SELECT COALESCE(MAX(id), 0) AS filas FROM bitacora')
      const total = row?.filas ?? 0
      const { filas, cabeza, falla } = await verifyBitacora(undefined, {
        signal,
        progreso: (hechas) => progreso(Math.min(hechas, total), total, 'Recorriendo la cadena'),
      })
      if (falla) throw new AppError(422, 'bitacora', `Bitácora alterada en la fila ${falla.id}: ${falla.motivo}.`)
      progreso(filas, filas)
      return `Bitácora íntegra: ${cuentaTexto(filas, 'fila', 'filas')}, cabeza ${cabeza}`
    },
  })
  scheduleTrabajo(CLASE, { hora: '03:10' })
}

/** Leaves the verification waiting for its turn and gives its job; the one that already waits or runs when there is one. */
export async function requestVerificacion(actor: Actor): Promise<{ readonly trabajo: number }> {
  authorizeInstituto(actor, 'bitacora.verificar')
  await flushReadAudit()
  return inTransaction(async () => {
    // Whoever asks at the same time waits here, and then finds the one that waits.
    await holdChain()
    const pending = await selectRow<{ id: number }>(
      `SELECT id FROM trabajos WHERE clase = $1 AND estado IN ('espera', 'curso') ORDER BY id LIMIT 1`,
      [CLASE],
    )
    if (pending) return { trabajo: pending.id }
    const trabajo = await enqueueTrabajo(actor, CLASE, {})
    await logActo(actor, { acto: 'bitacora.verificar', objeto: 'bitacora', objetoId: trabajo })
    return { trabajo }
  })
}
