import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { isAbort } from '#admin/providers/api-error.ts'
import { useToast } from '#admin/shared/ui/capas/toast-context.ts'
import { NOMBRE_DOCUMENTO } from './tipo-documento.ts'
import type { TipoDocumento } from './tipo-documento.ts'

interface AgregarDocumentoState {
  readonly send: (tipo: TipoDocumento, file: File) => Promise<void>
  readonly cancel: () => void
  readonly busy: boolean
  /** 0..1 of the file sent. */
  readonly share: number
  readonly error: unknown
}

/** Uploads a file, then files it: a file without its second step stays nobody's and the server drops it. */
export function useAgregarDocumento(personaId: number, onDone: () => void): AgregarDocumentoState {
  const client = useQueryClient()
  const toast = useToast()
  const control = useRef<AbortController | null>(null)
  const [state, setState] = useState<{ busy: boolean; share: number; error: unknown }>(IDLE)
  const send = async (tipo: TipoDocumento, file: File): Promise<void> => {
    const abort = new AbortController()
    control.current = abort
    setState({ busy: true, share: 0, error: null })
    try {
      const form = new FormData()
      form.set('clase', tipo)
      form.set('file', file)
      const archivo = await api.upload('POST /api/archivos', form, {
        signal: abort.signal,
        onProgress: (share) => setState({ busy: true, share, error: null }),
      })
      const body = { tipo, archivo: archivo.id }
      await api.call('POST /api/afiliados/:id/documentos', { params: { id: personaId }, body, signal: abort.signal })
      toast.success(`Se agregó ${NOMBRE_DOCUMENTO[tipo]} al expediente.`)
      onDone()
      await client.invalidateQueries({ queryKey: ['afiliados'] })
    } catch (error) {
      setState({ busy: false, share: 0, error: isAbort(error) ? null : error })
    }
  }
  return { ...state, send, cancel: () => control.current?.abort() }
}

const IDLE = { busy: false, share: 0, error: null }
