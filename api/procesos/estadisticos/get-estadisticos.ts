import type { Actor } from '#domain/acceso/actor.ts'
import { FORMAS_GRAFICA, type FormaGrafica, type Grafica } from '#domain/procesos/estadisticos.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { graficaAportaciones } from './grafica-aportaciones.ts'
import { graficaAtencion, graficaEsperas, graficaMovimientos } from './graficas-movimientos.ts'
import { graficaCategorias, graficaEdades, graficaEntidades, graficaSituaciones } from './graficas-personas.ts'

const GRAFICA = {
  barras: graficaEntidades,
  lineas: graficaMovimientos,
  pastel: graficaSituaciones,
  area: graficaAportaciones,
  radar: graficaEdades,
  dona: graficaEsperas,
  dispersion: graficaCategorias,
  combinada: graficaAtencion,
} as const satisfies Record<FormaGrafica, (actor: Actor) => Promise<Grafica>>

/** The charts of the gallery, counted now in the actor's scope: one, or all eight. Throws 403. */
export function getEstadisticos(actor: Actor, forma: FormaGrafica | null): Promise<Grafica[]> {
  authorize(actor, 'estadisticos.ver')
  const formas = forma === null ? FORMAS_GRAFICA : [forma]
  return Promise.all(formas.map((each) => GRAFICA[each](actor)))
}
