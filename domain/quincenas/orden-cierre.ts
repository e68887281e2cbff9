import { quincenaLong } from '#domain/calendario/quincena.ts'
import type { RevisionCierre } from './simulacion.ts'

/** What decides which quincena an entity closes next; ordinals. */
export interface OrdenEntidad {
  /** Last one that it closed; null if none. */
  readonly ultima: number | null
  /** First one whose close it requested; null if none. */
  readonly primera: number | null
  /** The one in which its validity begins. */
  readonly vigente: number
  /** First one whose close any entity requested in the portal; null if none. */
  readonly delInstituto: number | null
}

/**
 * The quincena that the entity closes next. The first one is the later of the one in which its validity begins and the institute's
 * first one in the portal (decisiones §11.1). Null when the portal has no close and the entity has no first day: any may be first.
 */
export function siguientePorCerrar({ ultima, primera, vigente, delInstituto }: OrdenEntidad): number | null {
  if (ultima !== null) return ultima + 1
  return primera ?? (delInstituto === null ? null : Math.max(vigente, delInstituto))
}

/** Returns why `quincena` is not the next one that the entity closes, a warning for its first close, or null. */
export function revisarOrden(quincena: number, orden: OrdenEntidad): RevisionCierre | null {
  const { ultima, vigente } = orden
  const siguiente = siguientePorCerrar(orden) ?? Math.max(vigente, quincena)
  if (ultima !== null && quincena <= ultima)
    return point('ya_cerrada', 'bloquea', `La ${quincenaLong(quincena)} ya está cerrada`)
  if (quincena > siguiente) return point('orden', 'bloquea', `Falta cerrar antes la ${quincenaLong(siguiente)}`)
  if (quincena < siguiente)
    return point('orden', 'bloquea', `La primera quincena que cierra es la ${quincenaLong(siguiente)}`)
  return ultima === null ? point('primer_cierre', 'avisa', 'Primer cierre de la entidad') : null
}

function point(codigo: string, nivel: RevisionCierre['nivel'], texto: string): RevisionCierre {
  return { codigo, nivel, texto, cuantos: 1, ejemplos: [] }
}
