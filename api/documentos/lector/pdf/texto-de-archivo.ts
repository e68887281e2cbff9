import { textoDePagina } from '#domain/documentos/hoja/texto-de-pagina.ts'
import { ArchivoPdf } from './archivo-pdf.ts'
import { capasDe } from './capas.ts'
import { MIN_LETTERS } from './paginas-abiertas.ts'
import { textoDigital } from './texto-digital.ts'

/**
 * What each page of a PDF says that a person sees on it. Null: a scan, or a text hidden under an image, which only a person can read; "" for a blank
 * page. Throws LectorError as `abrirPdf` does.
 */
export async function textoDeArchivo(ruta: string, maxPaginas: number): Promise<(string | null)[]> {
  const archivo = await ArchivoPdf.abrir(ruta, maxPaginas)
  try {
    const textos: (string | null)[] = []
    for (let n = 1; n <= archivo.numPages; n++) {
      const page = await archivo.ligero.getPage(n)
      const { pagina } = await textoDigital(page, n)
      const { letrasVisibles, resolucion, estampas } = await capasDe(page, archivo.imagenes)
      const letras = pagina.palabras.reduce((sum, { texto }) => sum + texto.length, 0)
      const isIlegible =
        letrasVisibles < MIN_LETTERS && (resolucion !== null || estampas.length > 0 || letras >= MIN_LETTERS)
      textos.push(isIlegible ? null : textoDePagina(pagina))
      page.cleanup()
    }
    return textos
  } finally {
    await archivo.cerrar()
  }
}
