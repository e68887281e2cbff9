import type { CodigoQr, PaginaConPalabras } from '#domain/documentos/pagina.ts'
import type { Canvas } from '@napi-rs/canvas'
import { confirmarClaves } from './confirmar-claves.ts'
import type { Postura } from './mensajes.ts'
import { reconocerGris } from './ocr.ts'
import { colocacionDe } from './postura.ts'
import { leerQr } from './qr.ts'
import { grisDe, grisSinColor } from './vision/gris.ts'
import { preparar, prepararDeOtroModo, type HojaPreparada } from './vision/hoja-preparada.ts'

/** A recognised page: its words, its QR codes, how it stands, and what it was read from. */
export interface Reconocida {
  readonly pagina: PaginaConPalabras
  readonly qr: readonly CodigoQr[]
  readonly postura: Postura
  readonly hoja: HojaPreparada
}

/** A page image, as it came, recognised: how it stands, its words and its QR codes. */
export async function recognise(lienzo: Canvas, n: number): Promise<Reconocida> {
  const gris = grisDe(lienzo)
  const { postura, letra } = await colocacionDe(gris)
  const hoja = preparar(gris, postura, letra)
  // The recogniser works in a thread of its own: meanwhile this one looks for codes.
  const [leidas, qr] = await Promise.all([reconocerGris(hoja.gris, 'pagina'), leerQr(hoja, n)])
  const pale = once(() => grisSinColor(lienzo))
  const palabras = await confirmarClaves(hoja, leidas, pale)
  return { pagina: toPagina(hoja, palabras, n), qr, postura, hoja }
}

/** Ways to look at a page again, the cheaper first: one threshold for all of it; and prepared anew. */
export const OTROS_MODOS = ['unico', 'preparada'] as const

/** The same page recognised again in another way: for what the first look lost. */
export async function mirarDeNuevo(
  { hoja, pagina }: Reconocida,
  modo: (typeof OTROS_MODOS)[number],
): Promise<PaginaConPalabras> {
  const otra = modo === 'unico' ? hoja : prepararDeOtroModo(hoja)
  const palabras = await confirmarClaves(otra, await reconocerGris(otra.gris, 'pagina', '', 'unico'))
  return toPagina(otra, palabras, pagina.pagina)
}

const toPagina = ({ gris }: HojaPreparada, palabras: PaginaConPalabras['palabras'], n: number): PaginaConPalabras => ({
  pagina: n,
  ancho: gris.ancho,
  alto: gris.alto,
  fuente: 'ocr',
  palabras,
})

function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined
  return () => (done ??= { value: work() }).value
}
