import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { clavesOf, type ArchivoGuardadoEnDisco } from '#api/documentos/claves-archivo.ts'
import { forgetPaginas } from '#api/documentos/paginas-enderezadas.ts'
import { defineTrabajo, scheduleTrabajo } from '#api/jobs/trabajos.ts'
import { dropRespuestas } from '#api/afiliacion/alta/idempotencia.ts'
import { sweepExpired } from '#api/afiliacion/borradores/create-borrador.ts'
import { deleteStored } from '#api/afiliacion/borradores/delete-borradores.ts'

const CLASE = 'afiliacion.limpiar_papeles'

/** A paper that nothing names is deleted after as long as a draft is, in ms; a closed proposal lets go of its paper as late. */
const ESPERA_MS = 30 * 86_400_000

/**
 * Takes away the pages of photos that nobody decided on, every expired draft with its papers, and the papers of no draft and no
 * expediente that nobody used in as long; with them, the answers kept for calls sent twice. Gives how many drafts and papers went. What is personal goes by itself, whether or not somebody comes to the desk.
 */
export async function limpiarPapeles(now = Date.now()): Promise<{ borradores: number; papeles: number }> {
  await forgetPaginas()
  const borradores = await selectRow<{ n: number }>('SELECT COUNT(*) AS n FROM borradores WHERE vence_at <= $1', [
    nowAt(),
  ])
  while (await selectRow('SELECT id FROM borradores WHERE vence_at <= $1 LIMIT 1', [nowAt()]))
    await deleteStored(await inTransaction(sweepExpired))
  const sueltos = await inTransaction(() => deleteSueltos(new Date(now - ESPERA_MS).toISOString()))
  await deleteStored(sueltos.flatMap(clavesOf))
  await inTransaction(() => dropRespuestas(now))
  return { borradores: borradores?.n ?? 0, papeles: sueltos.length }
}

/**
 * Deletes the rows of papers uploaded before `antes` that nothing names. A draft may name one that was uploaded without it. A
 * proposal that was rejected or withdrawn before `antes` lets go of its paper; a pending or authorised one keeps it.
 */
async function deleteSueltos(antes: string): Promise<ArchivoGuardadoEnDisco[]> {
  await execute(
    `UPDATE propuestas SET archivo_id = NULL
     WHERE archivo_id IS NOT NULL AND estado IN ('rechazada', 'retirada') AND decidida_at < $1`,
    [antes],
  )
  return selectRows<ArchivoGuardadoEnDisco>(
    `DELETE FROM archivos WHERE borrador_id IS NULL AND creado_at < $1
       AND NOT EXISTS (SELECT 1 FROM expediente e WHERE e.archivo_id = archivos.id)
       AND NOT EXISTS (SELECT 1 FROM propuestas p WHERE p.archivo_id = archivos.id)
       AND NOT EXISTS (SELECT 1 FROM carga_oficios o WHERE o.archivo_id = archivos.id)
       AND NOT EXISTS (SELECT 1 FROM borradores b WHERE b.datos LIKE '%' || archivos.id || '%')
     RETURNING id, clave, paginas`,
    [antes],
  )
}

/** Every night, before the icons. */
export function defineTrabajoPapeles(): void {
  defineTrabajo({
    clase: CLASE,
    titulo: 'Quitar los borradores vencidos y los papeles sin uso',
    intentos: 3,
    run: async () => {
      const { borradores, papeles } = await limpiarPapeles()
      if (borradores + papeles === 0) return 'Nada había vencido.'
      return `${cuentaTexto(borradores, 'borrador', 'borradores')} y ${cuentaTexto(papeles, 'papel', 'papeles')} sin uso.`
    },
  })
  scheduleTrabajo(CLASE, { hora: '03:20' })
}
