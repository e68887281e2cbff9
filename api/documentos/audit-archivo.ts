import type { Actor } from '#domain/acceso/actor.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import type { ArchivoRow } from './find-archivo.ts'

/** Notes that somebody opened a paper of a person's expediente, whole or one page of it; drafts and own uploads are none. */
export async function auditArchivo(actor: Actor, archivo: ArchivoRow, pagina?: number): Promise<void> {
  if (archivo.afiliado_id === null) return
  await auditRead(actor, {
    acto: 'archivo.leer',
    objeto: 'afiliado',
    objetoId: archivo.afiliado_id,
    despues: { archivo: archivo.nombre, ...(pagina !== undefined && { pagina }) },
  })
}
