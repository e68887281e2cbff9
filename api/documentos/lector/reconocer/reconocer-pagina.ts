import { cleanKey } from '#domain/identidad/clean-key.ts'
import { vueltaDe } from '#domain/documentos/hoja/acostada.ts'
import type { CampoLeido } from '#domain/documentos/campo-leido.ts'
import { DOCUMENTOS_LEIBLES, lectorDe } from '#domain/documentos/papeles/registro.ts'
import type { CodigoQr, PaginaConPalabras, Palabra } from '#domain/documentos/pagina.ts'
import { documentoDePagina } from '#domain/documentos/reconocer.ts'
import type { Canvas } from '@napi-rs/canvas'
import { confirmarClaves } from './confirmar-claves.ts'
import { pareceClave } from './formas-de-clave.ts'
import type { Postura } from '#api/documentos/lector/proceso/mensajes.ts'
import { reconocerGris } from './ocr.ts'
import { conPalabrasPerdidas } from './palabras-perdidas.ts'
import { CLEAR, colocacionDe, legibility, type Colocacion } from './postura.ts'
import { leerQr } from '#api/documentos/lector/qr/qr.ts'
import { unaVez } from '#api/documentos/lector/una-vez.ts'
import { sinTintaPalida } from '#api/documentos/lector/vision/fondo.ts'
import { grisDe, grisSinColor, type Gris } from '#api/documentos/lector/vision/gris.ts'
import { preparar, prepararDeOtroModo, type HojaPreparada } from '#api/documentos/lector/vision/hoja-preparada.ts'
import { sinPalabras, yaLeidas } from './ya-leido.ts'

/** A recognised page: its words, its QR codes, how it stands, and what it was read from. */
export interface Reconocida {
  readonly pagina: PaginaConPalabras
  readonly qr: readonly CodigoQr[]
  readonly postura: Postura
  readonly hoja: HojaPreparada
  /** Its image without coloured ink; null where it has none. */
  readonly sinColor: Gris | null
  /** Nothing is written on it. */
  readonly vacia: boolean
}

/** A page image, as it came, recognised: how it stands, its words and its QR codes. `como`: how the page before it in its file is turned. */
export async function recognise(lienzo: Canvas, n: number, como?: Postura['giro']): Promise<Reconocida> {
  const gris = grisDe(lienzo)
  const colocacion = await colocacionDe(gris, como)
  const { vacia } = colocacion
  const leida = await leerColocada(gris, colocacion)
  const { postura, hoja } = leida
  if (vacia) return { pagina: toPagina(hoja, [], n), qr: [], postura, hoja, sinColor: null, vacia }
  const derecha = await standing(gris, leida)
  const documento = documentoDePagina(toPagina(derecha.hoja, derecha.leidas, n))
  const mayHaveQr = documento === null || documento === 'otro' || lectorDe(documento).qr !== undefined
  const qr = mayHaveQr ? await leerQr(derecha.hoja, n) : []
  const pale = unaVez(() => grisSinColor(lienzo, gris))
  const sabido = { documento, sinColor: pale, ciertas: clavesDeQr(qr) }
  const todas = await conPalabrasPerdidas(derecha.hoja, derecha.leidas)
  const palabras = await confirmarClaves(derecha.hoja, todas, sabido)
  return {
    pagina: toPagina(derecha.hoja, palabras, n),
    qr,
    postura: derecha.postura,
    hoja: derecha.hoja,
    sinColor: pale(),
    vacia,
  }
}

interface Leida {
  readonly postura: Postura
  readonly hoja: HojaPreparada
  readonly leidas: readonly Palabra[]
}

/** Its words as it is taken to stand. One that was only supposed to stand so and is not read clearly is looked at like any other. */
async function leerColocada(gris: Gris, { postura, letra, vacia, supuesta }: Colocacion): Promise<Leida> {
  const hoja = preparar(gris, postura, letra)
  const leidas = vacia ? [] : await reconocerGris(hoja.gris, 'pagina')
  if (vacia || !supuesta || legibility(leidas) >= CLEAR) return { postura, hoja, leidas }
  const sought = await colocacionDe(gris)
  return sought.postura.giro === postura.giro ? { postura, hoja, leidas } : leerColocada(gris, sought)
}

/** A page that its words tell to lie on its side, turned and recognised again: rules of a table and marks in a margin look like lines. */
async function standing(gris: Gris, lying: Leida): Promise<Leida> {
  const vuelta = vueltaDe(lying.leidas)
  if (vuelta === 0) return lying
  const postura = { ...lying.postura, giro: ((lying.postura.giro + vuelta) % 4) as Postura['giro'] }
  const hoja = preparar(gris, postura, lying.hoja.letra / lying.hoja.escala)
  return { postura, hoja, leidas: await reconocerGris(hoja.gris, 'pagina') }
}

/** Keys that codes of the page hold, their check digits right. */
const clavesDeQr = (qr: readonly CodigoQr[]): string[] =>
  qr
    .flatMap((code) => DOCUMENTOS_LEIBLES.flatMap((id) => lectorDe(id).qr?.read(code) ?? []))
    .flatMap(({ campo, valor, valido }) => (valido && (campo === 'curp' || campo === 'rfc') ? [valor] : []))

/** Ways to look at a page again: one threshold for all of it; without the coloured ink over it, or the pale; smoothed or sharpened. */
export const OTROS_MODOS = ['unico', 'sinColor', 'oscura', 'preparada'] as const
export type OtroModo = (typeof OTROS_MODOS)[number]

/**
 * The same page recognised again in another way, for what earlier looks lost; null where that way is no other. What the last of them
 * (`antes`) read well, and prose, is taken from it and not looked at; `campos`: the fields that they gave together.
 */
export async function mirarDeNuevo(
  reconocida: Reconocida,
  modo: OtroModo,
  {
    antes = reconocida.pagina,
    campos = [],
  }: { readonly antes?: PaginaConPalabras; readonly campos?: readonly CampoLeido[] } = {},
): Promise<PaginaConPalabras | null> {
  const otra = otraHoja(reconocida, modo)
  if (!otra) return null
  const known = yaLeidas(antes, campos)
  const leidas = await reconocerGris(sinPalabras(otra.gris, known), 'pagina', '', 'unico')
  const palabras = await confirmarClaves(otra, [...known, ...leidas], {
    // The same image at the same size gives the same key again; under a stamp there may be another.
    antes:
      modo === 'sinColor' || modo === 'oscura'
        ? known.filter(({ texto }) => pareceClave(cleanKey(texto)))
        : reconocida.pagina.palabras,
    documento: documentoDePagina(reconocida.pagina),
    ciertas: clavesDeQr(reconocida.qr),
  })
  return toPagina(otra, palabras, reconocida.pagina.pagina)
}

function otraHoja({ hoja, sinColor }: Reconocida, modo: OtroModo): HojaPreparada | null {
  if (modo === 'unico') return hoja
  if (modo === 'preparada') return prepararDeOtroModo(hoja)
  if (modo === 'oscura') {
    const gris = sinTintaPalida(hoja.gris)
    return gris && { ...hoja, gris }
  }
  return sinColor && preparar(sinColor, hoja.postura, hoja.letra / hoja.escala)
}

const toPagina = ({ gris }: HojaPreparada, palabras: PaginaConPalabras['palabras'], n: number): PaginaConPalabras => ({
  pagina: n,
  ancho: gris.ancho,
  alto: gris.alto,
  fuente: 'ocr',
  palabras,
})
