import { createContext, useContext } from 'react'
import type { AltaPrevista } from '#domain/afiliacion/alta.ts'
import type { CorreccionDeBorrador } from '#domain/afiliacion/borrador.ts'
import type { DatosLaboralesEnCaptura } from '#domain/afiliacion/datos/datos-laborales.ts'
import type { RespuestaCoincidencias } from '#domain/afiliacion/persona.ts'
import type { VisorTarget } from '#admin/shared/documentos/visor/visor-paper.ts'
import type { TramiteModel } from './tramite-model.ts'
import type { ReglasTramite } from './reglas-tramite.ts'
import type { Expediente } from '#admin/portal/expediente/use-expediente.ts'
import type { TramiteState } from './use-tramite-state.ts'
import type { PersonalPath } from '#admin/portal/expediente/paths.ts'

/** Who in the padrón may be this person, as far as it was asked. */
export interface PadronState {
  readonly data: RespuestaCoincidencias | undefined
  readonly asked: boolean
  readonly loading: boolean
  readonly failed: boolean
  readonly retry: () => Promise<unknown>
}

/** The procedure under way, for its steps. */
export interface Tramite extends TramiteState {
  readonly reglas: ReglasTramite
  readonly model: TramiteModel
  readonly previsto: AltaPrevista | undefined
  readonly padron: PadronState
  readonly expediente: Expediente
  /** Levels that a dependency's user cannot change. */
  readonly fixed: DatosLaboralesEnCaptura
  readonly correccion: string | null
  /** The saved alta that is being corrected; null for a new one. */
  readonly corregida: CorreccionDeBorrador | null
  /** Whether a step was tried with something missing: its messages show from then on. */
  readonly tried: ReadonlySet<number>
  /** Messages of the server for fields, until they change. */
  readonly serverErrors: Readonly<Record<string, string>>
  /** The draft is the session's own, also when nothing of it can be changed any more. */
  readonly borradorPropio: boolean
  readonly write: (path: PersonalPath, value: string) => void
  readonly openVisor: (target: VisorTarget) => void
  readonly goTo: (step: number) => void
}

export const TramiteContext = createContext<Tramite | null>(null)

export function useTramite(): Tramite {
  const tramite = useContext(TramiteContext)
  if (!tramite) throw new Error('useTramite needs the wizard of a procedure')
  return tramite
}
