import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { defineTrabajo, scheduleTrabajo } from '#api/jobs/trabajos.ts'
import { aplicarProgramados } from './aplicar-programados.ts'

const CLASE = 'organica.programados'

/** Each day, early: the acts on the tree whose day has come. */
export function defineTrabajoProgramados(): void {
  defineTrabajo({
    clase: CLASE,
    titulo: 'Actos programados de la estructura',
    intentos: 3,
    run: async (_datos, { signal }) => {
      const { hechos, rechazados } = await aplicarProgramados(signal)
      if (hechos + rechazados === 0) return ''
      const refused = rechazados === 0 ? '' : ` ${cuentaTexto(rechazados, 'no se pudo hacer', 'no se pudieron hacer')}.`
      return `${cuentaTexto(hechos, 'acto hecho', 'actos hechos')}.${refused}`
    },
  })
  scheduleTrabajo(CLASE, { hora: '00:10' })
}
