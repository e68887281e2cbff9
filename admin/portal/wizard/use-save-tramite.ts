import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { errorMessage, folioDeAtencion, isApiError } from '#admin/providers/api-error.ts'
import { attemptKey } from './attempt-key.ts'
import type { QueryClient } from '@tanstack/react-query'

export interface SaveFailure {
  readonly message: string
  readonly codigo: string
  /** What the server answered with; 0 when it did not answer. */
  readonly status: number
  /** What support asks for; "" when a rule refused it. */
  readonly folio: string
  /** Messages by path of the form, "curp" or "domicilioOCR.cp". */
  readonly campos: Readonly<Record<string, string>>
  /** Sending the same again may help: the network or the server failed. */
  readonly again: boolean
}

export interface SaveTramite<Body, Answer> {
  readonly busy: boolean
  readonly failure: SaveFailure | null
  readonly save: (body: Body) => Promise<Answer | null>
  readonly dismiss: () => void
}

/** The call that saves a procedure. `content` is what makes one attempt the same as another. */
export interface TramiteCall<Body, Answer> {
  readonly send: (body: Body, headers: { readonly 'Idempotency-Key': string }) => Promise<Answer>
  readonly content: (body: Body) => unknown
}

/**
 * The one saving call. A second press while it runs does nothing; the same content goes with the same Idempotency-Key, so
 * that sending it again after a lost answer gives one record.
 */
export function useSaveTramite<Body, Answer>({ send, content }: TramiteCall<Body, Answer>): SaveTramite<Body, Answer> {
  const client = useQueryClient()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  const save = async (body: Body): Promise<Answer | null> => {
    if (running.current) return null
    running.current = true
    setBusy(true)
    setFailure(null)
    try {
      const respuesta = await send(body, { 'Idempotency-Key': attemptKey(content(body)) })
      await forgetBefore(client)
      return respuesta
    } catch (error) {
      setFailure(failureOf(error))
      // The gate or the padrón changed under the form: both are asked again.
      if (isApiError(error) && error.status === 423) await client.invalidateQueries({ queryKey: ['ventana'] })
      if (isApiError(error) && error.status === 409) await client.invalidateQueries({ queryKey: ['coincidencias'] })
      return null
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, failure, save, dismiss: () => setFailure(null) }
}

/** What tells of people and movements. */
const TOLD = ['movimientos', 'afiliados', 'inicio', 'coincidencias', 'busquedaPadron'] as const

/** What was known before the procedure was saved is asked anew when it is next shown, and not shown meanwhile. */
async function forgetBefore(client: QueryClient): Promise<void> {
  for (const key of TOLD) client.removeQueries({ queryKey: [key], type: 'inactive' })
  // The padrón was asked about this very person: the form that still stands has no need to know.
  await client.invalidateQueries({ queryKey: ['coincidencias'], refetchType: 'none' })
}

function failureOf(error: unknown): SaveFailure {
  if (!isApiError(error))
    return { message: errorMessage(error), codigo: '', status: 0, folio: '', campos: {}, again: true }
  const campos = Object.entries(error.campos).map(([path, message]) => [
    path.replace(/^(cambios\.)?(datosPersonales|datosLaborales)\./, '').replace(/^fecha$/, 'fechaIngreso'),
    message,
  ])
  return {
    message: error.message,
    codigo: error.codigo,
    status: error.status,
    folio: folioDeAtencion(error.status, error.requestId),
    campos: Object.fromEntries(campos) as Record<string, string>,
    again: error.status === 0 || error.status >= 500 || error.status === 429,
  }
}
