import { pdfNameOf } from '#domain/documentos/fotografia.ts'
import type { FotografiaEnderezada, Giro, PaginaFotografiada } from '#domain/documentos/fotografia.ts'
import { papelDe, type DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import type { RespuestaLectura } from '#domain/documentos/lectura.ts'
import type { ProgresoLectura } from '#domain/documentos/progreso.ts'
import { api, request } from '#admin/providers/api-client.ts'
import { errorMessage, isApiError } from '#admin/providers/api-error.ts'
import type { ErrorBody } from '#admin/providers/api-error.ts'
import type { ReadingFailure } from './reading-job.ts'

export interface ReadRequest {
  readonly id: string
  readonly file: File
  readonly destino: DocumentoLeible | null
  /** Quarter turns of a photo that the server makes a PDF; null for a PDF. */
  readonly giro: Giro | null
  readonly borrador: string | null
  readonly signal: AbortSignal
  readonly onSent: (share: number) => void
}

/** Sends one paper to be read; without `destino` the server says which one it is. */
export function readPaper(request: ReadRequest): Promise<RespuestaLectura> {
  const form = new FormData()
  // The fields go before the file: the server may read the form as a stream.
  if (request.borrador) form.set('borrador', request.borrador)
  if (request.giro !== null) form.set('fotografia', String(request.giro))
  const own = request.destino ? papelDe(request.destino).llamada : undefined
  if (request.destino && own === undefined) form.set('documento', request.destino)
  form.set('file', request.file)
  return api.upload(`POST /api/${own ?? 'leerDocumento'}`, form, {
    signal: request.signal,
    headers: { 'X-Lectura-Id': request.id },
    onProgress: request.onSent,
  })
}

/** The page that a photo would become. */
export function straightenPhoto(file: File, signal: AbortSignal): Promise<FotografiaEnderezada> {
  const form = new FormData()
  form.set('file', file)
  return api.upload('POST /api/fotografias', form, { signal })
}

/** One PDF of photos that were straightened before, a page each, under the first one's name. */
export async function joinPhotos(paginas: readonly PaginaFotografiada[]): Promise<File> {
  const response = await request('/api/fotografias/pdf', {
    method: 'POST',
    headers: { Accept: 'application/pdf', 'Content-Type': 'application/json' },
    body: JSON.stringify({ paginas }),
  })
  const type = 'application/pdf'
  return new File([await response.blob()], pdfNameOf(paginas[0]?.nombre ?? 'fotografias'), { type })
}

export function fetchProgress(id: string): Promise<ProgresoLectura> {
  return api.call('GET /api/lecturas/:id', { params: { id } })
}

export function cancelReading(id: string): Promise<void> {
  return api.call('DELETE /api/lecturas/:id', { params: { id } })
}

/** Anything thrown by a reading as what its row shows. */
export function failureOf(error: unknown, destino: DocumentoLeible | null): ReadingFailure {
  if (!isApiError(error)) {
    const text = destino ? papelDe(destino).fallo : errorMessage(error)
    return { status: 0, codigo: '', error: text, suggestion: '', detail: '', documento: null, respuesta: null }
  }
  const body = error.body as ErrorBody & { readonly respuesta?: RespuestaLectura; readonly documento?: DocumentoLeible }
  const respuesta = body.respuesta ?? null
  return {
    status: error.status,
    codigo: error.codigo,
    error: error.message,
    suggestion: body.suggestion ?? '',
    detail: body.detail ?? '',
    documento: respuesta?.lectura.documento ?? body.documento ?? null,
    respuesta,
  }
}
