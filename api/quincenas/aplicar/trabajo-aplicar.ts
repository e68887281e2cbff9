import { defineTrabajo } from '#api/jobs/trabajos.ts'
import { findRow } from '#api/db/find-row.ts'
import { CierreModel } from '#api/quincenas/models/CierreModel.ts'
import { aplicarCierre } from './aplicar-cierre.ts'
import { APLICAR_CIERRE } from './clase-trabajo.ts'

/** Applying can be done again without harm: a process that dies is taken up, many times before somebody must look. */
const INTENTOS = 40

/** The job that the Titular's signature leaves; one close at a time. */
export function defineTrabajoAplicar(): void {
  defineTrabajo({
    clase: APLICAR_CIERRE,
    titulo: 'Aplicar el cierre de una quincena',
    intentos: INTENTOS,
    run: async (datos, { progreso, signal }) => {
      const { cierre } = datos as { readonly cierre: number }
      const row = await findRow(CierreModel, { id: cierre }, ['personas'])
      const total = row?.personas ?? 0
      return aplicarCierre(cierre, {
        paso: (hecho, texto) => {
          signal.throwIfAborted()
          progreso(hecho, total, texto)
        },
      })
    },
  })
}
