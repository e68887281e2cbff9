import { ApiError, isApiError } from '#admin/providers/api-error.ts'

/** Refusals that are about the file, although the server names no field: it was loaded before, or it is too large. */
const DEL_ARCHIVO: ReadonlySet<string> = new Set(['archivo_repetido', 'otra_carga'])

const isDelArchivo = ({ status, codigo }: ApiError): boolean => status === 413 || DEL_ARCHIVO.has(codigo)

/** The same refusal, told by the field of the file if it is about the file. */
export function enSuCampo(error: Error | null): Error | null {
  if (!isApiError(error) || !isDelArchivo(error)) return error
  const { status, body, message } = error
  return new ApiError(status, { ...body, campos: { ...error.campos, archivo: message } })
}

/** Folio of the load that has the same file already; "" if that is not why it was refused. */
export function folioRepetido(error: Error | null): string {
  if (!isApiError(error) || error.codigo !== 'archivo_repetido') return ''
  const { folio } = error.body as { readonly folio?: unknown }
  return typeof folio === 'string' ? folio : ''
}
