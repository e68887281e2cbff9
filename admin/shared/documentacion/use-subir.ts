import { useRef, useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { isAbort } from '#admin/providers/api-error.ts'
import { campoDueno, rutaDocumentos } from './dueno.ts'
import { useRefrescarDocumentos } from './use-documentos.ts'
import type { DuenoDocumentos } from './dueno.ts'
import type { Documento } from '#domain/procesos/documentacion.ts'
import type { Cuerpo } from '#domain/llamadas.ts'

interface SubirState {
  readonly send: (tipo: string, tipoOtro: string, file: File | null) => Promise<void>
  readonly cancel: () => void
  readonly busy: boolean
  /** 0..1 of the file sent. */
  readonly share: number
  readonly error: unknown
}

const IDLE = { busy: false, share: 0, error: null as unknown }

/** Uploads a PDF and registers it; without a file the document stays Pendiente. The server drops one that nobody registers. */
export function useSubir(dueno: DuenoDocumentos, onDone: (documento: Documento) => void): SubirState {
  const refresh = useRefrescarDocumentos()
  const control = useRef<AbortController | null>(null)
  const [state, setState] = useState(IDLE)
  const send = async (tipo: string, tipoOtro: string, file: File | null): Promise<void> => {
    const { signal } = (control.current = new AbortController())
    setState({ ...IDLE, busy: true })
    try {
      const nombre =
        file && (await uploadFile(dueno.id, file, signal, (share) => setState({ ...IDLE, busy: true, share })))
      const body: Cuerpo<`POST ${ReturnType<typeof rutaDocumentos>}`> = {
        tipo,
        ...(dueno.clase !== 'proceso' && { tipo_otro: tipoOtro }),
        ...(nombre !== null && { nombre_archivo: nombre }),
        cargado: nombre === null ? 0 : 1,
        ...campoDueno(dueno),
      }
      const documento = await api.call(`POST ${rutaDocumentos(dueno.clase)}`, { body, signal })
      setState(IDLE)
      onDone(documento)
      await refresh()
    } catch (error) {
      setState({ ...IDLE, error: isAbort(error) ? null : error })
    }
  }
  return { ...state, send, cancel: () => control.current?.abort() }
}

async function uploadFile(
  folio: number,
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<string> {
  const form = new FormData()
  form.set('folio', String(folio))
  form.set('archivo', file)
  const { nombreArchivo } = await api.upload('POST /api/upload', form, { signal, onProgress })
  return nombreArchivo
}
