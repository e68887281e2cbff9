import type { Documento } from './documentacion.ts'
import type { TipoProceso, Ubicacion } from './modulo.ts'

/** A person in charge of a process. */
export interface Responsable {
  readonly id: number
  readonly nombre: string
  readonly perfil: string
  /** Where the person works; "" for the institute's own. */
  readonly lugar: string
}

/** What the person who looks may do on the page of a process. */
export type AccionFicha = 'editar' | 'responsables' | 'documentos'

/** `GET /api/procesos/ficha`: the page of a process. */
export interface FichaProceso {
  readonly id: number
  /** What names it in an address. */
  readonly clave: string
  readonly nombre: string
  /** Names from the module down to the group that holds it. */
  readonly grupos: readonly string[]
  readonly modulo: { readonly id: number; readonly nombre: string; readonly tipo: Ubicacion }
  readonly tipo: TipoProceso
  /** What it is for; "" while nobody has written it. */
  readonly descripcion: string
  readonly componente: string
  readonly version: number
  /** The six, in their order; `documento` null while nothing was registered. */
  readonly documentos: readonly { readonly tipo: string; readonly documento: Documento | null }[]
  /** Documents in force of its module and of the institute. */
  readonly relacionados: readonly { readonly dueno: string; readonly folio: number; readonly documento: Documento }[]
  readonly responsables: readonly Responsable[]
  readonly acciones: readonly AccionFicha[]
}
