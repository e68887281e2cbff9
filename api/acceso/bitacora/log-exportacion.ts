import type { Actor } from '#domain/acceso/actor.ts'
import type { FormatoExporteBitacora } from '#domain/acceso/bitacora/archivo-bitacora.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import type { Tramo } from './tramo.ts'

/** Notes that the rows of a period were taken out of the portal, in the caller's transaction. */
export function logExportacion(actor: Actor, tramo: Tramo, formato: FormatoExporteBitacora): Promise<void> {
  const { desde, hasta, filas, cabeza } = tramo
  return logActo(actor, {
    acto: 'bitacora.exportar',
    objeto: 'bitacora',
    objetoId: `${desde} ${hasta}`,
    despues: { desde, hasta, filas, huella: cabeza, formato },
  })
}
