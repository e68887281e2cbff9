import { LectorError } from '#api/documentos/lector/proceso/errores.ts'
import type { Lector } from '#api/documentos/lector/lector.ts'
import type { ResultadoLectura } from '#api/documentos/lector/proceso/mensajes.ts'
import { enOrden } from './en-orden.ts'
import { EntradaError, LoteError, type Abierta, type Entrada, type Lote } from './entrada.ts'
import { huellaDe } from './huella.ts'
import { lineaConError, lineaLeida, type LineaLote } from './linea.ts'
import { lineasEscritas, type Salida } from './salida.ts'

/** A file of the batch that is done, handed over before its line is written. */
export interface Hecho {
  readonly linea: LineaLote
  /** Read by an earlier run: its line is in the output already. */
  readonly conservada: boolean
  /** Where its bytes are while it is handed over; null when they were not reached. */
  readonly ruta: string | null
  /** The whole reading, read again when an earlier run read it. */
  readonly resultado: () => Promise<ResultadoLectura>
}

export interface OpcionesLote {
  readonly lector: Lector
  /** Readers at work: a few files more are kept ready for them. */
  readonly procesos: number
  readonly salida: Salida
  readonly rutaSalida: string
  /** Where files are taken out. */
  readonly carpeta: string
  readonly signal: AbortSignal
  /** Each file in order, kept ones too; the line is written when it ends. */
  readonly onHecho: (hecho: Hecho) => Promise<void>
  /** Spanish: what of an earlier run is read again, and why. */
  readonly onAviso: (mensaje: string) => void
}

/** Ended before its last file, because it was asked to. */
export class LoteInterrumpido extends Error {
  override readonly name = 'LoteInterrumpido'
}

/**
 * Reads the files of `lote` that the output lacks and appends their lines in order: whatever was cut, and wherever, what is
 * there in the end is what one undisturbed run writes. Throws LoteInterrumpido when `signal` aborts, LoteError for an output
 * of another list of files.
 */
export async function leerLote(lote: Lote, opciones: OpcionesLote): Promise<void> {
  const kept = await revisarEscritas(lote, opciones)
  const pending = lote.entradas.slice(kept)
  const work = (entrada: Entrada) => leerEntrada(entrada, opciones)
  for await (const leida of enOrden(pending, opciones.procesos + 2, work)) {
    try {
      assertGoesOn(opciones.signal)
      await opciones.onHecho(leida.hecho)
      await opciones.salida.escribir(leida.hecho.linea)
    } finally {
      await leida.cerrar()
    }
  }
}

function assertGoesOn(signal: AbortSignal): void {
  if (signal.aborted) throw new LoteInterrumpido()
}

/** Goes through the lines of an earlier run and gives how many of them still hold; those after are dropped. */
async function revisarEscritas(lote: Lote, opciones: OpcionesLote): Promise<number> {
  const escritas = lineasEscritas(opciones.rutaSalida)
  try {
    return await countKept(lote, opciones, escritas)
  } finally {
    await escritas.return(null)
  }
}

async function countKept(
  lote: Lote,
  opciones: OpcionesLote,
  escritas: ReturnType<typeof lineasEscritas>,
): Promise<number> {
  for (let kept = 0; ; kept++) {
    assertGoesOn(opciones.signal)
    const next = await escritas.next()
    if (next.done) {
      if (next.value !== null) await dropTorn(opciones, next.value)
      return kept
    }
    const { linea, inicio } = next.value
    const entrada = lote.entradas[kept]
    if (entrada?.archivo !== linea.archivo) throw otraLista(opciones.rutaSalida, kept, linea, entrada)
    if (await sigueIgual(entrada, linea, opciones)) continue
    await opciones.salida.recortar(inicio)
    opciones.onAviso(`${linea.archivo} cambió desde la corrida anterior: se lee de nuevo desde ese archivo.`)
    return kept
  }
}

async function dropTorn({ salida, onAviso }: OpcionesLote, inicio: number): Promise<void> {
  await salida.recortar(inicio)
  onAviso('El último renglón quedó a medias: ese archivo se lee de nuevo.')
}

function otraLista(ruta: string, kept: number, linea: LineaLote, entrada: Entrada | undefined): LoteError {
  const now = entrada ? `ahora ese lugar es de ${entrada.archivo}` : 'ya no está entre los archivos'
  return new LoteError(
    `La lista de archivos no es la de la corrida anterior: el renglón ${kept + 1} de ${ruta} es de ${linea.archivo} y ${now}. ` +
      'Devuelve los archivos a como estaban, o elige otra salida.',
    true,
  )
}

async function sigueIgual(entrada: Entrada, linea: LineaLote, opciones: OpcionesLote): Promise<boolean> {
  const abierta = await abrir(entrada, opciones)
  try {
    const sha256 = typeof abierta === 'string' ? '' : await huellaDe(abierta.ruta)
    if (sha256 !== linea.sha256 || (typeof abierta === 'string' && abierta !== linea.error)) return false
    const ruta = typeof abierta === 'string' ? null : abierta.ruta
    await opciones.onHecho({ linea, conservada: true, ruta, resultado: () => leer(ruta ?? '', opciones) })
    return true
  } finally {
    if (typeof abierta !== 'string') await abierta.cerrar()
  }
}

/** The open file, or why it is not opened. */
async function abrir(entrada: Entrada, { carpeta }: OpcionesLote): Promise<Abierta | string> {
  try {
    return await entrada.abrir(carpeta)
  } catch (error) {
    if (error instanceof EntradaError) return error.message
    throw new LoteError('No se pudo sacar un archivo del zip: el disco está lleno.')
  }
}

interface Leida {
  readonly hecho: Hecho
  readonly cerrar: () => Promise<void>
}

async function leerEntrada(entrada: Entrada, opciones: OpcionesLote): Promise<Leida> {
  assertGoesOn(opciones.signal)
  const { archivo } = entrada
  const abierta = await abrir(entrada, opciones)
  if (typeof abierta === 'string') return sinAbrir(lineaConError(archivo, '', abierta))
  try {
    const sha256 = await huellaDe(abierta.ruta)
    const { ruta, cerrar } = abierta
    const leido = await leer(ruta, opciones).catch(asLectorError)
    const isError = leido instanceof LectorError
    const linea = isError ? lineaConError(archivo, sha256, errorText(leido)) : lineaLeida(archivo, sha256, leido)
    const resultado = () => (isError ? Promise.reject(leido) : Promise.resolve(leido))
    return { hecho: { linea, conservada: false, ruta, resultado }, cerrar }
  } catch (error) {
    await abierta.cerrar()
    if (isSystemError(error)) return sinAbrir(lineaConError(archivo, '', 'No se pudo abrir el archivo.'))
    throw error
  }
}

function sinAbrir(linea: LineaLote): Leida {
  const resultado = () => Promise.reject(new LectorError('ilegible'))
  return { hecho: { linea, conservada: false, ruta: null, resultado }, cerrar: () => Promise.resolve() }
}

const leer = (ruta: string, { lector, signal }: OpcionesLote) => lector.readDocument(ruta, { signal, deLote: true })

/** What the file itself is to blame for. A reading cut short is no answer, and is not written. */
function asLectorError(error: unknown): LectorError {
  if (!(error instanceof LectorError)) throw error
  if (error.codigo === 'cancelado') throw new LoteInterrumpido()
  return error
}

const isSystemError = (error: unknown) => error instanceof Error && 'syscall' in error

/** "El PDF tiene demasiadas páginas. Tiene 31 páginas; el límite es 30.": the detail only where it is a sentence. */
function errorText({ message, detail }: LectorError): string {
  const sentence = message.endsWith('.') ? message : `${message}.`
  return detail.endsWith('.') ? `${sentence} ${detail}` : sentence
}
