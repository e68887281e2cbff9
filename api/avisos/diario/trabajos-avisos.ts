import { formatCuenta } from '#domain/cuenta-texto.ts'
import { defineTrabajo, scheduleTrabajo } from '#api/jobs/trabajos.ts'
import { runAvisosDiarios, type AvisosDelDia } from './run-avisos-diarios.ts'
import { sendResumenes } from './send-resumenes.ts'

const MEDIA_HORA_MS = 30 * 60_000

/** Notices are made before the day's digest leaves; who has hours without mail gets it when they end. */
export function defineTrabajosAvisos(fuentes: readonly AvisosDelDia[]): void {
  defineTrabajo({
    clase: 'avisos.diario',
    titulo: 'Avisos del día',
    intentos: 3,
    run: async () => {
      const n = await runAvisosDiarios(fuentes)
      return n === 0 ? '' : n === 1 ? 'Un aviso nuevo.' : `${formatCuenta(n)} avisos nuevos.`
    },
  })
  defineTrabajo({
    clase: 'avisos.resumen',
    titulo: 'Resumen de avisos por correo',
    intentos: 3,
    run: async () => {
      const n = await sendResumenes()
      return n === 0
        ? ''
        : n === 1
          ? 'Un resumen puesto en el correo.'
          : `${formatCuenta(n)} resúmenes puestos en el correo.`
    },
  })
  scheduleTrabajo('avisos.diario', { hora: '06:30' })
  scheduleTrabajo('avisos.resumen', { cadaMs: MEDIA_HORA_MS })
}
