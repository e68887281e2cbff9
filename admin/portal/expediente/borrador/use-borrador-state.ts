import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { useDraftSaver } from '#admin/portal/wizard/use-draft-saver.ts'
import type { Borrador, CrearBorrador, DatosBorradorAlta, PasoAlta } from '#domain/afiliacion/borrador.ts'
import type { DraftSaver, DraftState } from '#admin/portal/wizard/draft-saver.ts'

interface DraftBody {
  readonly paso: PasoAlta
  readonly datos: DatosBorradorAlta
}

/** The draft that a procedure makes; what was captured is added to it. */
export type NuevoBorrador = Omit<CrearBorrador, 'datos' | 'corrige'>

/** What a procedure opens on: a draft, or none yet. */
export interface BorradorSource<C> {
  readonly captura: C
  readonly paso: PasoAlta
  readonly borrador: Borrador | null
}

/** The draft of a procedure as far as what stands over its steps needs: its saving, and what to do with another version. */
export interface DraftHeld {
  readonly editable: boolean
  /** Why nothing can be saved any more, told while it was open; "" while it can. */
  readonly cerrada: string
  readonly draft: DraftState<Borrador>
  readonly saver: DraftSaver<DraftBody, Borrador>
  readonly bodyNow: () => DraftBody
  /** Takes another version of the draft for what stands here. */
  readonly replace: (borrador: Borrador) => void
}

export interface BorradorState<C> extends Omit<DraftHeld, 'replace'> {
  readonly captura: C
  readonly cerrar: (message: string) => void
  /** Changes what was put in, and saves it a moment later. */
  readonly update: (change: (captura: C) => C) => void
  /** Changes what stands here, as the draft says it by now: nothing is saved. */
  readonly put: (change: (captura: C) => C) => void
  /** The draft's id, made now if there is none. */
  readonly ensureDraft: () => Promise<string>
  /** Notes the step in the draft, at once. */
  readonly saveStep: (paso: PasoAlta) => void
}

const createDraft =
  (nuevo: NuevoBorrador) =>
  ({ datos }: DraftBody, key: string): Promise<Borrador> =>
    api.call('POST /api/borradores', { body: { ...nuevo, datos }, headers: { 'Idempotency-Key': key } })

const saveDraft = (id: string, version: number, { paso, datos }: DraftBody): Promise<Borrador> =>
  api.call('PUT /api/borradores/:id', { params: { id }, body: { version, paso, datos } })

/** What was written in one procedure, kept as a draft on the server while it is written; `toDatos` says it as a draft keeps it. */
export function useBorradorState<C>(
  source: BorradorSource<C>,
  nuevo: NuevoBorrador,
  toDatos: (captura: C) => DatosBorradorAlta,
  onCreated: (id: string) => void,
): BorradorState<C> {
  const client = useQueryClient()
  // Drafts begin, change and end here: the desk that is gone back to does not show those of before.
  useEffect(() => client.removeQueries({ queryKey: ['ventanilla'], type: 'inactive' }), [client])
  const [captura, setCaptura] = useState(source.captura)
  const latest = useRef(source.captura)
  const paso = useRef(source.paso)
  const ports = useMemo(() => ({ create: createDraft(nuevo), save: saveDraft, onCreated }), [nuevo, onCreated])
  const { saver, state } = useDraftSaver<DraftBody, Borrador>(source.borrador, ports)
  const [refused, cerrar] = useState('')
  // Somebody acted on the movement while its correction was open: nothing of it can be saved any more.
  const late = state.kind === 'failed' && state.codigo === 'estatus' ? state.message.replace(/^No se guardó: /, '') : ''
  const cerrada = refused || late
  const editable = (source.borrador?.actions.includes('editar') ?? true) && cerrada === ''
  useEffect(() => {
    if (cerrada !== '') saver.end()
  }, [cerrada, saver])

  const bodyNow = useCallback((): DraftBody => ({ paso: paso.current, datos: toDatos(latest.current) }), [toDatos])
  const put = useCallback((change: (captura: C) => C) => {
    latest.current = change(latest.current)
    setCaptura(latest.current)
  }, [])
  const update = useCallback(
    (change: (captura: C) => C) => {
      if (!editable) return
      const before = latest.current
      put(change)
      if (latest.current !== before) saver.schedule(bodyNow())
    },
    [editable, put, saver, bodyNow],
  )
  const ensureDraft = useCallback(() => saver.ensure(bodyNow()), [saver, bodyNow])
  const saveStep = useCallback(
    (next: PasoAlta) => {
      paso.current = next
      if (!editable) return
      saver.schedule(bodyNow())
      void saver.flush()
    },
    [editable, saver, bodyNow],
  )
  return { captura, editable, cerrada, cerrar, draft: state, saver, update, put, ensureDraft, saveStep, bodyNow }
}

const noted = new WeakMap<(paso: PasoAlta) => void, PasoAlta>()

/** Notes the step that is shown once it is another than the draft has. */
export function useStepNoted(step: PasoAlta, initial: PasoAlta, saveStep: (paso: PasoAlta) => void): void {
  useEffect(() => {
    if ((noted.get(saveStep) ?? initial) === step) return
    noted.set(saveStep, step)
    saveStep(step)
  }, [step, initial, saveStep])
}
