import { ARCHIVO_MAX_BYTES, sniffTipo, tamanoTexto } from '#domain/documentos/archivo.ts'
import { DOCUMENTOS_LEIBLES, papelDe, type DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import type { ReadingFailure } from './lectura/reading-job.ts'

const SUGGESTION = 'Descarga de nuevo el documento desde su página oficial y vuelve a subirlo.'

function refuse(status: number, codigo: string, error: string): ReadingFailure {
  return { status, codigo, error, suggestion: SUGGESTION, detail: '', documento: null, respuesta: null }
}

/**
 * What can be told of a file before it is sent: empty, too large, or not a PDF by its first bytes. `foto` for a JPG or PNG:
 * it may become a PDF. Null when it may go.
 */
export async function checkPdf(file: File, destino: DocumentoLeible | null): Promise<ReadingFailure | 'foto' | null> {
  if (file.size === 0) return refuse(422, 'vacio', 'El archivo está vacío: elige otro.')
  if (file.size > ARCHIVO_MAX_BYTES) return refuse(413, 'demasiado_grande', tamanoTexto(file.size))
  const tipo = sniffTipo(new Uint8Array(await file.slice(0, 1100).arrayBuffer()))
  if (tipo === 'jpeg' || tipo === 'png') return 'foto'
  return tipo === 'pdf' ? null : refuse(415, 'no_pdf', papelDe(destino ?? DOCUMENTOS_LEIBLES[0]).soloPdf)
}
