import { headHash } from '#api/acceso/bitacora.ts'
import { defineTrabajo, scheduleTrabajo } from '#api/jobs/trabajos.ts'
import { logger } from '#api/logging/logger.ts'

const CLASE = 'bitacora.cabeza'

/**
 * Once a day the head of the chain goes into the log, which is kept away from the database: `portal bitacora verificar
 * --cabeza` against it finds a tail that was cut (decisions §2).
 */
export function defineTrabajoCabeza(): void {
  defineTrabajo({
    clase: CLASE,
    titulo: 'Anotar la cabeza de la bitácora en el registro del servidor',
    intentos: 3,
    run: async () => {
      const cabeza = await headHash()
      logger.info({ cabeza }, 'head of the bitácora')
      return `Cabeza ${cabeza}`
    },
  })
  scheduleTrabajo(CLASE, { hora: '00:05' })
}
