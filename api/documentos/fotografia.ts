import { createHash, randomUUID } from 'node:crypto'
import type { Actor } from '#domain/acceso/actor.ts'
import { archivoIssues, remedioArchivo, sniffTipo } from '#domain/documentos/archivo.ts'
import type { FotografiaEnderezada, Giro } from '#domain/documentos/fotografia.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { AppError, type ErrorStatus } from '#api/errors.ts'
import { deleteFile, localPath, putFile } from '#api/files/storage.ts'
import { LectorError } from './lector/proceso/errores.ts'
import { renderPage } from './lector/lector.ts'
import { pagesToPdf } from './fotografia-pdf.ts'
import { lectorRefusal } from './lector-refusal.ts'
import { recallPagina, rememberPagina } from './paginas-enderezadas.ts'

/** Pixels across the page that a photo becomes: some 220 dpi of a letter-size sheet. */
const PAGE_WIDTH = 1900

export interface Fotografia {
  readonly bytes: Uint8Array
  /** Aborts when the browser leaves. */
  readonly signal: AbortSignal
}

/**
 * A photo (JPG or PNG) of a paper as the page that it would become: upright, its EXIF turn respected. Its page is kept for
 * minutes. Throws 413, 415 or 422 with `suggestion` for what is no such image or cannot be opened.
 */
export async function straightenFotografia(actor: Actor, foto: Fotografia): Promise<FotografiaEnderezada> {
  authorize(actor, 'documentos.leer')
  const page = await straighten(actor, foto)
  return { id: idOf(foto), imagen: `data:image/jpeg;base64,${page.toString('base64')}` }
}

/** The photo as a PDF of one page, turned `giro` quarter turns clockwise further than it was straightened. */
export async function fotografiaToPdf(actor: Actor, foto: Fotografia, giro: Giro): Promise<Uint8Array> {
  return pagesToPdf([{ jpeg: await straighten(actor, foto), giro }])
}

/** The photo's own bytes name it: the same photo straightened again is the same page. */
function idOf({ bytes }: Fotografia): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function straighten(actor: Actor, foto: Fotografia): Promise<Buffer> {
  const { bytes, signal } = foto
  const tipo = sniffTipo(bytes.subarray(0, 1100))
  const issue = archivoIssues('foto', bytes.length, tipo)[0]
  if (issue) throw refusal(issue)
  const id = idOf(foto)
  const kept = await recallPagina(actor, id)
  if (kept) return kept
  const page = await draw(bytes, signal)
  await rememberPagina(actor, id, page)
  return page
}

const STATUS: Readonly<Partial<Record<string, ErrorStatus>>> = { tamano: 413, tipo: 415 }

function refusal(issue: { readonly path: string; readonly code: string; readonly message: string }): AppError {
  const suggestion = 'Toma la fotografía de nuevo, o usa el PDF original.'
  return new AppError(STATUS[issue.code] ?? 422, issue.code, issue.message, [issue], {
    ...remedioArchivo(issue.code),
    suggestion,
  })
}

async function draw(bytes: Uint8Array, signal: AbortSignal): Promise<Buffer> {
  const clave = `fotografias/${randomUUID()}`
  await putFile(clave, bytes)
  try {
    return await renderPage(await localPath(clave), 1, { width: PAGE_WIDTH, formato: 'jpeg', signal })
  } catch (error) {
    throw error instanceof LectorError ? lectorRefusal(error) : error
  } finally {
    await deleteFile(clave)
  }
}
