import type { EstadoTrabajo } from '#domain/acceso/trabajo.ts'

/** How many of a kind, with the first names of them. */
export interface CuentaSepomex {
  readonly cuantas: number
  readonly primeras: readonly string[]
}

/** What the file does, or did, to one state. */
export interface CambiosDelEstado {
  readonly clave: string
  readonly estado: string
  /** Settlements of it in the file. */
  readonly filas: number
  readonly nuevas: CuentaSepomex
  readonly cambiadas: CuentaSepomex
  readonly bajas: CuentaSepomex
  /** No longer in the file, but somebody's address uses them. */
  readonly conservadas: CuentaSepomex
  /** So much goes that the file may be cut, or of another year. */
  readonly cortado: boolean
  /** The newest settlements: those kept that the file does not know, and how many it brings that come after all kept. */
  readonly recientes: { readonly faltan: CuentaSepomex; readonly llegan: number }
}

export type ClaseCambioSepomex = 'nuevas' | 'cambiadas' | 'bajas' | 'conservadas'

/** Where a file that was uploaded is: it is looked at, then applied when somebody says so. */
export type EstadoCarga = 'revisando' | 'rechazada' | 'revisada' | 'aplicando' | 'detenida' | 'aplicada' | 'descartada'

/** A file of SEPOMEX on its way into the catalogue. */
export interface CargaSepomex {
  readonly id: number
  readonly archivo: string
  readonly bytes: number
  readonly estado: EstadoCarga
  readonly usuario: string
  readonly subidoAt: string
  /** What is wrong with the file, by line. */
  readonly problemas: readonly string[]
  /** Why it must be looked at before it is applied; empty for a whole file of now. */
  readonly avisos: readonly string[]
  readonly previsto: readonly CambiosDelEstado[]
  /** What was written; empty until it ends. */
  readonly aplicado: readonly CambiosDelEstado[]
  readonly hecho: number
  readonly total: number
  /** Why it stopped. */
  readonly motivo: string
}

/** Where a load is, by the step it is at and how the job of that step goes (or ended). */
export function estadoCarga(
  paso: 'revision' | 'aplicacion' | 'descartada',
  trabajo: EstadoTrabajo,
  problemas: number,
): EstadoCarga {
  if (paso === 'descartada') return 'descartada'
  if (trabajo === 'fallado' || trabajo === 'cancelado') return 'detenida'
  if (trabajo !== 'hecho') return paso === 'revision' ? 'revisando' : 'aplicando'
  if (paso === 'aplicacion') return 'aplicada'
  return problemas > 0 ? 'rechazada' : 'revisada'
}

/** How many of one kind in all states. */
export function sumaSepomex(estados: readonly CambiosDelEstado[], clase: ClaseCambioSepomex): number {
  return estados.reduce((sum, estado) => sum + estado[clase].cuantas, 0)
}

/** What the load writes when it is applied: nothing to do when it is 0. */
export function porEscribir(estados: readonly CambiosDelEstado[]): number {
  return (['nuevas', 'cambiadas', 'bajas'] as const).reduce((sum, clase) => sum + sumaSepomex(estados, clase), 0)
}
