import { createContext, useContext } from 'react'
import type { AltaPrevista } from '#domain/afiliacion/alta.ts'
import type { CorreccionDeBorrador } from '#domain/afiliacion/borrador.ts'
import type { DatosLaboralesEnCaptura } from '#domain/afiliacion/datos-laborales.ts'
import type { RespuestaCoincidencias } from '#domain/afiliacion/persona.ts'
import type { VisorTarget } from '#admin/portal/documentos/visor-paper.ts'
import type { AltaModel } from './alta-model.ts'
import type { Expediente } from './use-expediente.ts'
import type { AltaState } from './use-alta-state.ts'
import type { PersonalPath } from './paths.ts'

/** Who in the padrón may be this person, as far as it was asked. */
export interface PadronState {
  readonly data: RespuestaCoincidencias | undefined
  readonly asked: boolean
  readonly loading: boolean
  readonly failed: boolean
  readonly retry: () => Promise<unknown>
}

/** The alta under way, for its steps. */
export interface Alta extends AltaState {
  readonly model: AltaModel
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

export const AltaContext = createContext<Alta | null>(null)

export function useAlta(): Alta {
  const alta = useContext(AltaContext)
  if (!alta) throw new Error('useAlta needs the alta wizard')
  return alta
}
