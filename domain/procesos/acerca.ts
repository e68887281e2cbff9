import type { Ubicacion } from './modulo.ts'

/** `GET /api/acerca`: what the institute does and how it is organised. */
export interface AcercaInstituto {
  readonly modulos: readonly {
    readonly id: number
    readonly nombre: string
    readonly tipo: Ubicacion
    readonly icono: string
    /** Names of its processes and groups, in order. */
    readonly procesos: readonly string[]
  }[]
  /** Active units of each level of the organic tree, from types of entity to areas. */
  readonly unidades: readonly number[]
}
