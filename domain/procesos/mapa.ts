import { isProceso } from './clave-proceso.ts'

/** What tells apart two processes at one address: `?proceso=<clave>`. The map's own address takes it too, to mark where one was. */
export const PARAM_PROCESO = 'proceso'

/** A button of the process map: a target (`componente`), or a popup with `hijos`. */
export interface ProcesoNodo {
  readonly id: number
  /** What names it in an address. */
  readonly clave: string
  readonly nombre: string
  /** A view name or an address; null for a group. http(s) opens a new tab. */
  readonly componente: string | null
  /** A page of its own at the address of a process that stands before it: it is reached with its key. */
  readonly repetida: boolean
  readonly hijos: readonly ProcesoNodo[]
}

export interface ModuloMapa {
  readonly id: number
  readonly nombre: string
  readonly icono: string | null
  /** Open cases of its processes in the actor's sight. */
  readonly casosAbiertos: number
  readonly procesos: readonly ProcesoNodo[]
}

/** `GET /api/mapa`: the three bands of `/inicio` (specification 2 §2.2): top, center, bottom. */
export interface RespuestaMapa {
  readonly bandas: readonly {
    readonly tipo: 'top' | 'center' | 'bottom'
    readonly titulo: string
    readonly modulos: readonly ModuloMapa[]
  }[]
}

/** A process that is no group, with the names of what holds it, module first. */
export interface ProcesoUbicado {
  readonly id: number
  readonly clave: string
  readonly nombre: string
  readonly camino: readonly string[]
}

/** Every process of the map that is no group, in its order. */
export function procesosDe({ bandas }: RespuestaMapa): readonly ProcesoUbicado[] {
  const under = (nodos: readonly ProcesoNodo[], camino: readonly string[]): readonly ProcesoUbicado[] =>
    nodos.flatMap(({ id, clave, nombre, componente, hijos }) => [
      ...(componente === null ? [] : [{ id, clave, nombre, camino }]),
      ...under(hijos, [...camino, nombre]),
    ])
  return bandas.flatMap(({ modulos }) => modulos.flatMap(({ nombre, procesos }) => under(procesos, [nombre])))
}

/** How many processes stand under those buttons: a popup is none, what it holds is. The same count as the panel's list of modules. */
export function countProcesos(nodos: readonly ProcesoNodo[]): number {
  return nodos.reduce((sum, { componente, hijos }) => sum + (componente === null ? 0 : 1) + countProcesos(hijos), 0)
}

/** Whether `nodo` is the process that an address names (`isProceso`), or a popup that holds it. */
export function holds(nodo: ProcesoNodo, cual: string): boolean {
  return isProceso(nodo, cual) || nodo.hijos.some((hijo) => holds(hijo, cual))
}
