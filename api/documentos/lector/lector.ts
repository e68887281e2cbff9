import type { DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import { onReset } from '#api/memory.ts'
import { Cola, type Avance, type Pedido } from './proceso/cola.ts'
import { tipoDeArchivo } from './archivo.ts'
import { LectorError } from './proceso/errores.ts'
import type { Formato, Postura, ResultadoLectura } from './proceso/mensajes.ts'
import { OPCIONES_LECTOR, type LectorOpciones } from './proceso/opciones.ts'
import { Posturas } from './posturas.ts'
import type { Hecho } from './proceso/proceso.ts'

export type { Avance } from './proceso/cola.ts'
export type { Postura, ResultadoLectura } from './proceso/mensajes.ts'

export interface LeerOpciones {
  /** The paper the person said it is: it decides when a file holds several. */
  readonly esperado?: DocumentoLeible
  readonly signal?: AbortSignal
  readonly onProgress?: (avance: Avance) => void
  /** Part of a batch: what people send goes before. */
  readonly deLote?: boolean
}

export interface PaginaOpciones {
  /** Pixels; 1000 unless told. */
  readonly width?: number
  readonly formato?: Formato
  /** How the page was found to stand when it was read; looked up or found again when absent. */
  readonly postura?: Postura
  readonly signal?: AbortSignal
}

export interface LectorStatus {
  /** Processes at work or waiting for work; none when the server rests. */
  readonly lectores: number
  readonly ocupados: number
  readonly enCola: number
  readonly colaMaxima: number
}

/** A paper's own text takes a fraction of a second; one that needs longer goes to the queue of those that are recognised. */
const LIMITE_TEXTO_MS = 10_000

/** Reads files in processes of their own, with limits. One per program is enough: see `readDocument` and its neighbours. */
export class Lector {
  private readonly opciones: LectorOpciones
  private readonly cola: Cola
  /** Papers that have their own text are read here: they take a moment, and never wait behind a scan. */
  private readonly carrilDigital: Cola
  private readonly posturas = new Posturas()

  constructor(opciones: Partial<LectorOpciones> = {}) {
    this.opciones = { ...OPCIONES_LECTOR, ...opciones }
    this.cola = new Cola(this.opciones)
    const limiteMs = Math.min(this.opciones.limiteMs, LIMITE_TEXTO_MS)
    this.carrilDigital = new Cola({ ...this.opciones, procesos: 1, limiteMs })
  }

  async readDocument(ruta: string, opciones: LeerOpciones = {}): Promise<ResultadoLectura> {
    const { esperado, signal, onProgress, deLote } = opciones
    const tipo = await tipoDeArchivo(ruta)
    if (this.status().enCola >= this.opciones.colaMaxima) throw new LectorError('ocupado')
    const peticion = { ...this.leer(ruta), ...(esperado ? { esperado } : {}) }
    const pedido = { peticion, signal, onAvance: onProgress }
    const digital = tipo === 'pdf' && !deLote ? await this.readText(pedido) : null
    const hecho = digital ?? (await this.cola.add({ ...pedido, turno: deLote ? 'lote' : 'persona' }))
    if (hecho.tipo !== 'leido') throw new LectorError('ilegible')
    await this.posturas.keep(ruta, hecho.resultado.posturas)
    return hecho.resultado
  }

  /** What a PDF's own text gives, in a moment; null for an image, and when a page would have to be recognised. */
  async readOwnText(ruta: string, signal?: AbortSignal): Promise<ResultadoLectura | null> {
    if ((await tipoDeArchivo(ruta)) !== 'pdf') return null
    const hecho = await this.readText({ peticion: this.leer(ruta), signal })
    return hecho?.tipo === 'leido' ? hecho.resultado : null
  }

  private leer(ruta: string) {
    const { maxPaginas, limiteMs, apuro } = this.opciones
    return { tipo: 'leer', ruta, maxPaginas, apuroMs: limiteMs * apuro } as const
  }

  /** What the file's own text gives; null when a page must be recognised, or the text alone took too long. */
  private async readText(pedido: Pedido & { peticion: { tipo: 'leer' } }): Promise<Hecho | null> {
    try {
      const hecho = await this.carrilDigital.add({ ...pedido, peticion: { ...pedido.peticion, soloTexto: true } })
      return hecho.tipo === 'escaneado' ? null : hecho
    } catch (error) {
      if (error instanceof LectorError && error.codigo === 'tiempo') return null
      throw error
    }
  }

  async renderPage(ruta: string, n: number, opciones: PaginaOpciones = {}): Promise<Buffer> {
    await tipoDeArchivo(ruta)
    const { width = 1000, formato = 'png', signal } = opciones
    const postura = opciones.postura ?? (await this.posturas.find(ruta, n))
    const base = { tipo: 'pagina', ruta, n, width, formato, maxPaginas: this.opciones.maxPaginas } as const
    const hecho = await this.cola.add({ peticion: postura ? { ...base, postura } : base, signal, turno: 'pantalla' })
    if (hecho.tipo !== 'imagen') throw new LectorError('ilegible')
    return Buffer.from(hecho.imagen)
  }

  async countPages(ruta: string, signal?: AbortSignal): Promise<number> {
    if ((await tipoDeArchivo(ruta)) !== 'pdf') return 1
    const peticion = { tipo: 'contar', ruta, maxPaginas: this.opciones.maxPaginas } as const
    const hecho = await this.cola.add({ peticion, signal, turno: 'pantalla' })
    if (hecho.tipo !== 'contado') throw new LectorError('ilegible')
    return hecho.paginas
  }

  async readTexts(ruta: string, maxPaginas: number): Promise<readonly (string | null)[]> {
    await tipoDeArchivo(ruta)
    const hecho = await this.cola.add({ peticion: { tipo: 'texto', ruta, maxPaginas } })
    if (hecho.tipo !== 'dicho') throw new LectorError('ilegible')
    return hecho.textos
  }

  status(): LectorStatus {
    const [cola, digital] = [this.cola.status(), this.carrilDigital.status()]
    return {
      lectores: cola.lectores + digital.lectores,
      ocupados: cola.ocupados + digital.ocupados,
      enCola: cola.enCola + digital.enCola,
      colaMaxima: this.opciones.colaMaxima,
    }
  }

  close(): void {
    this.cola.close()
    this.carrilDigital.close()
  }
}

let opciones: Partial<LectorOpciones> = {}
let lector: Lector | undefined
onReset(() => configureLector({}))

const current = (): Lector => (lector ??= new Lector(opciones))

/** Settings of this program's reader, before its first use (a later call replaces it). */
export function configureLector(given: Partial<LectorOpciones>): void {
  closeLector()
  opciones = given
}

/**
 * Reads a PDF (or a JPG or PNG of one page) outside this process: which paper it is, its fields, its pages.
 * Throws LectorError with a Spanish message and suggestion; `codigo` tells the kind. Aborting `signal` ends the work at once.
 */
export const readDocument = (ruta: string, opcionesLectura: LeerOpciones = {}): Promise<ResultadoLectura> =>
  current().readDocument(ruta, opcionesLectura)

/** What the own text of a PDF says that it is, outside this process; null when it would have to be recognised. Throws LectorError. */
export const readOwnText = (ruta: string, signal?: AbortSignal): Promise<ResultadoLectura | null> =>
  current().readOwnText(ruta, signal)

/** Upright image of page `n` (from 1), the one that `caja` is measured on. Throws LectorError (`pagina_inexistente`, …). */
export const renderPage = (ruta: string, n: number, opcionesPagina: PaginaOpciones = {}): Promise<Buffer> =>
  current().renderPage(ruta, n, opcionesPagina)

/** How many pages a file has (1 for an image), told outside this process. Throws LectorError. */
export const countPages = (ruta: string, signal?: AbortSignal): Promise<number> => current().countPages(ruta, signal)

/** The plain text of each page of a file, outside this process; null for a page that only a person can read. Throws LectorError. */
export const readTexts = (ruta: string, maxPaginas: number): Promise<readonly (string | null)[]> =>
  current().readTexts(ruta, maxPaginas)

export const lectorStatus = (): LectorStatus => current().status()

/** Ends every reader; what was waiting is refused with `cancelado`. */
export function closeLector(): void {
  lector?.close()
  lector = undefined
}
