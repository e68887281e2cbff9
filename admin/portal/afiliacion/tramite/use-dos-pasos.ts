import { useCallback, useState } from 'react'
import { useBorradorState } from '#admin/portal/expediente/borrador/use-borrador-state.ts'
import type { Borrador, CorreccionDeBorrador, DatosBorradorAlta } from '#domain/afiliacion/borrador.ts'
import type { TramiteDosPasos } from '#domain/afiliacion/tramites/tramite.ts'
import type { BorradorState, DraftHeld } from '#admin/portal/expediente/borrador/use-borrador-state.ts'
import type { TramiteAbierto } from './TramiteConBorrador.tsx'

export interface DosPasosState<C> extends Omit<BorradorState<C>, 'put'>, Pick<DraftHeld, 'replace'> {
  /** The movement that is corrected; null for a new one. */
  readonly correccion: CorreccionDeBorrador | null
  /** What a return asked to correct, by the form's paths. */
  readonly campos: Readonly<Record<string, string>>
}

/** How the first step of a procedure begins, and how a draft keeps it. */
export interface FormaDosPasos<C> {
  readonly inicial: () => C
  readonly deBorrador: (borrador: Borrador) => C
  readonly aDatos: (captura: C) => DatosBorradorAlta
}

/** What is chosen in the first of two steps, kept as a draft on the server. */
export function useDosPasos<C>(
  tramite: TramiteDosPasos,
  { expediente, borrador, onCreated }: TramiteAbierto,
  forma: FormaDosPasos<C>,
): DosPasosState<C> {
  const [{ deBorrador, aDatos }] = useState(forma)
  const [source] = useState(() => ({
    captura: borrador ? deBorrador(borrador) : forma.inicial(),
    paso: borrador?.paso ?? 1,
    borrador,
  }))
  const [nuevo] = useState(() => ({ tipo: tramite, interno: expediente.persona.interno }))
  const { put, ...state } = useBorradorState(source, nuevo, aDatos, onCreated)
  const replace = useCallback((actual: Borrador) => put(() => deBorrador(actual)), [put, deBorrador])
  const correccion = borrador?.correccion ?? null
  return { ...state, replace, correccion, campos: correccion?.campos ?? {} }
}
