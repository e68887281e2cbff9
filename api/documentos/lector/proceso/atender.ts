import type { Canvas } from '@napi-rs/canvas'
import { ArchivoPdf } from '#api/documentos/lector/pdf/archivo-pdf.ts'
import { tipoDeArchivo } from '#api/documentos/lector/archivo.ts'
import { LectorError } from './errores.ts'
import { abrirImagen } from '#api/documentos/lector/imagen.ts'
import { leerImagen, leerPdf } from '#api/documentos/lector/leer-archivo.ts'
import { enderezar, escalar } from '#api/documentos/lector/lienzo.ts'
import type { Peticion, Postura, Respuesta } from './mensajes.ts'
import { abrirPdf, dibujarPagina } from '#api/documentos/lector/pdf/pdf.ts'
import { posturaDe } from '#api/documentos/lector/reconocer/postura.ts'
import { textoDeArchivo } from '#api/documentos/lector/pdf/texto-de-archivo.ts'
import { textoDigital } from '#api/documentos/lector/pdf/texto-digital.ts'

const MAX_WIDTH = 2400
/** Enough letters for the text layer to tell how the page stands. */
const MIN_LETTERS = 50

/** Does one request; what goes wrong is thrown as LectorError. */
export async function atender(peticion: Peticion, onProgreso: (respuesta: Respuesta) => void): Promise<Respuesta> {
  if (peticion.tipo === 'contar') return contar(peticion)
  if (peticion.tipo === 'texto') return texto(peticion)
  return peticion.tipo === 'leer' ? leer(peticion, onProgreso) : imagenDePagina(peticion)
}

async function contar({ ruta, maxPaginas }: Peticion & { tipo: 'contar' }): Promise<Respuesta> {
  const doc = await abrirPdf(ruta, maxPaginas)
  const paginas = doc.numPages
  await doc.loadingTask.destroy()
  return { tipo: 'contado', paginas, hechas: 0 }
}

async function texto({ ruta, maxPaginas }: Peticion & { tipo: 'texto' }): Promise<Respuesta> {
  const textos = (await tipoDeArchivo(ruta)) === 'pdf' ? await textoDeArchivo(ruta, maxPaginas) : [null]
  return { tipo: 'dicho', textos, hechas: textos.length }
}

async function leer(
  peticion: Peticion & { tipo: 'leer' },
  onProgreso: (respuesta: Respuesta) => void,
): Promise<Respuesta> {
  const { ruta, esperado, maxPaginas, apuroMs, soloTexto = false } = peticion
  const since = performance.now()
  const hayPrisa = () => performance.now() - since >= apuroMs
  const progreso = (pagina: number, de: number) => onProgreso({ tipo: 'progreso', pagina, de })
  if ((await tipoDeArchivo(ruta)) !== 'pdf') {
    const resultado = await leerImagen(await abrirImagen(ruta), { esperado, hayPrisa, onProgreso: progreso })
    return { tipo: 'leido', resultado, hechas: 1 }
  }
  const archivo = await ArchivoPdf.abrir(ruta, maxPaginas)
  try {
    const resultado = await leerPdf(archivo, { esperado, soloTexto, hayPrisa, onProgreso: progreso })
    return resultado ? { tipo: 'leido', resultado, hechas: archivo.numPages } : { tipo: 'escaneado', hechas: 0 }
  } finally {
    await archivo.cerrar()
  }
}

async function imagenDePagina(peticion: Peticion & { tipo: 'pagina' }): Promise<Respuesta> {
  const { ruta, n, maxPaginas, formato, postura } = peticion
  const width = Math.min(MAX_WIDTH, Math.max(16, Math.round(peticion.width)))
  if ((await tipoDeArchivo(ruta)) !== 'pdf') {
    if (n !== 1) throw new LectorError('pagina_inexistente')
    const image = await abrirImagen(ruta)
    return encode(escalar(enderezar(image, postura ?? (await posturaDe(image))), width), formato)
  }
  return encode(await pdfPage(ruta, n, maxPaginas, width, postura), formato)
}

async function pdfPage(ruta: string, n: number, maxPaginas: number, width: number, known?: Postura): Promise<Canvas> {
  const doc = await abrirPdf(ruta, maxPaginas)
  try {
    if (!Number.isInteger(n) || n < 1 || n > doc.numPages)
      throw new LectorError('pagina_inexistente', `Tiene ${doc.numPages}.`)
    const page = await doc.getPage(n)
    const digital = known ? null : await textoDigital(page, n)
    const letters = digital?.pagina.palabras.reduce((sum, { texto }) => sum + texto.length, 0) ?? 0
    const size = page.getViewport({ scale: 1 })
    const sideways = (known ?? digital?.postura)?.giro ?? 0
    const drawn = sideways % 2 === 1 ? size.height : size.width
    const blank = letters < MIN_LETTERS && !known
    const lienzo = await dibujarPagina(page, blank ? Math.max(2, width / drawn) : width / drawn)
    const postura = known ?? (blank ? await posturaDe(lienzo) : digital?.postura) ?? { giro: 0, angulo: 0 }
    return escalar(enderezar(lienzo, postura), width)
  } finally {
    await doc.loadingTask.destroy()
  }
}

function encode(lienzo: Canvas, formato: 'png' | 'jpeg'): Respuesta {
  const imagen = formato === 'png' ? lienzo.toBuffer('image/png') : lienzo.toBuffer('image/jpeg', 85)
  return { tipo: 'imagen', imagen: new Uint8Array(imagen), hechas: 1 }
}
