import { readFile } from 'node:fs/promises'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { copiaLigera, type ImagenCruda } from './copia-ligera.ts'
import { abrirBytes } from './pdf.ts'

/** A PDF to be read: a light copy of it tells its text and how it is drawn; the whole file is opened once something must be drawn. */
export class ArchivoPdf {
  readonly ligero: PDFDocumentProxy
  readonly imagenes: readonly ImagenCruda[]
  private readonly bytes: Uint8Array
  private readonly maxPaginas: number
  private entero: Promise<PDFDocumentProxy> | undefined

  private constructor(
    ligero: PDFDocumentProxy,
    { bytes, imagenes, maxPaginas }: { bytes: Uint8Array; imagenes: readonly ImagenCruda[]; maxPaginas: number },
  ) {
    this.ligero = ligero
    this.bytes = bytes
    this.imagenes = imagenes
    this.maxPaginas = maxPaginas
  }

  /** Throws LectorError as `abrirPdf` does. */
  static async abrir(ruta: string, maxPaginas: number): Promise<ArchivoPdf> {
    const bytes = new Uint8Array(await readFile(ruta))
    const { data, imagenes } = copiaLigera(bytes)
    return new ArchivoPdf(await abrirBytes(data, maxPaginas, 'sin letras'), { bytes, imagenes, maxPaginas })
  }

  get numPages(): number {
    return this.ligero.numPages
  }

  /** Page `n` (from 1) with all its images and letters, to be drawn. */
  async pagina(n: number): Promise<PDFPageProxy> {
    this.entero ??= abrirBytes(Uint8Array.from(this.bytes), this.maxPaginas)
    return (await this.entero).getPage(n)
  }

  async cerrar(): Promise<void> {
    await this.ligero.loadingTask.destroy()
    const entero = await this.entero?.catch(() => undefined)
    await entero?.loadingTask.destroy()
  }
}
