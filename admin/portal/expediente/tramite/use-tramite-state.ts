import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { useDraftSaver } from '#admin/portal/wizard/use-draft-saver.ts'
import { toDatosBorrador } from '#admin/portal/expediente/captura.ts'
import type { Borrador, DatosBorradorAlta, PasoAlta } from '#domain/afiliacion/borrador.ts'
import type { ArchivoGuardado, RespuestaLectura } from '#domain/documentos/lectura.ts'
import type { DraftSaver, DraftState } from '#admin/portal/wizard/draft-saver.ts'
import type { ReglasTramite } from './reglas-tramite.ts'
import type { TramiteSource } from './tramite-source.ts'
import type { Captura } from '#admin/portal/expediente/captura.ts'
import type { Kept } from '#admin/portal/expediente/expediente.ts'

interface DraftBody {
  readonly paso: PasoAlta
  readonly datos: DatosBorradorAlta
}

export interface TramiteState {
  readonly captura: Captura
  readonly kept: Kept
  readonly editable: boolean
  /** Why nothing can be saved any more, told while it was open; "" while it can. */
  readonly cerrada: string
  readonly cerrar: (message: string) => void
  readonly draft: DraftState<Borrador>
  readonly saver: DraftSaver<DraftBody, Borrador>
  /** Changes what was put in, and saves it a moment later. */
  readonly update: (change: (captura: Captura) => Captura) => void
  readonly keepReading: (respuesta: RespuestaLectura) => void
  readonly keepFile: (archivo: ArchivoGuardado) => void
  /** Takes another version of the draft for what stands here. */
  readonly replace: (borrador: Borrador) => void
  /** The draft's id, made now if there is none. */
  readonly ensureDraft: () => Promise<string>
  /** Notes the step in the draft, at once. */
  readonly saveStep: (paso: PasoAlta) => void
  readonly bodyNow: () => DraftBody
}

const createDraft =
  (nuevo: ReglasTramite['borrador']) =>
  ({ datos }: DraftBody, key: string): Promise<Borrador> =>
    api.call('POST /api/borradores', { body: { ...nuevo, datos }, headers: { 'Idempotency-Key': key } })

const saveDraft = (id: string, version: number, { paso, datos }: DraftBody): Promise<Borrador> =>
  api.call('PUT /api/borradores/:id', { params: { id }, body: { version, paso, datos } })

/** What was read and written in one procedure, kept as a draft on the server while it is written. */
export function useTramiteState(
  source: TramiteSource,
  nuevo: ReglasTramite['borrador'],
  onCreated: (id: string) => void,
): TramiteState {
  const [captura, setCaptura] = useState(source.captura)
  const [kept, setKept] = useState(source.kept)
  const latest = useRef(source.captura)
  const paso = useRef(source.paso)
  const ports = useMemo(() => ({ create: createDraft(nuevo), save: saveDraft, onCreated }), [nuevo, onCreated])
  const { saver, state } = useDraftSaver<DraftBody, Borrador>(source.borrador, ports)
  const [refused, setRefused] = useState('')
  // Somebody acted on the movement while its correction was open: nothing of it can be saved any more.
  const late = state.kind === 'failed' && state.codigo === 'estatus' ? state.message.replace(/^No se guardó: /, '') : ''
  const cerrada = refused || late
  const editable = (source.borrador?.actions.includes('editar') ?? true) && cerrada === ''
  useEffect(() => {
    if (cerrada !== '') saver.end()
  }, [cerrada, saver])

  const bodyNow = useCallback((): DraftBody => ({ paso: paso.current, datos: toDatosBorrador(latest.current) }), [])
  const update = useCallback(
    (change: (captura: Captura) => Captura) => {
      if (!editable) return
      const next = change(latest.current)
      if (next === latest.current) return
      latest.current = next
      setCaptura(next)
      saver.schedule(bodyNow())
    },
    [editable, saver, bodyNow],
  )
  const keepFile = useCallback((archivo: ArchivoGuardado) => {
    setKept(({ archivos, lecturas }) => ({ archivos: { ...archivos, [archivo.id]: archivo }, lecturas }))
  }, [])
  const keepReading = useCallback((respuesta: RespuestaLectura) => {
    const { archivo, lectura, ...datos } = respuesta
    setKept(({ archivos, lecturas }) => ({
      archivos: { ...archivos, [archivo.id]: archivo },
      lecturas: { ...lecturas, [archivo.id]: { archivo, lectura, datos } },
    }))
  }, [])
  const replace = useCallback((borrador: Borrador) => {
    latest.current = { ...latest.current, ...borrador.datos }
    setCaptura(latest.current)
    setKept({ archivos: borrador.archivos, lecturas: borrador.lecturas })
  }, [])
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
  return {
    captura,
    kept,
    editable,
    cerrada,
    cerrar: setRefused,
    draft: state,
    saver,
    update,
    keepReading,
    keepFile,
    replace,
    ensureDraft,
    saveStep,
    bodyNow,
  }
}
