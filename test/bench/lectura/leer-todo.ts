import os from 'node:os'
import type { Lector } from '#api/documentos/lector/lector.ts'
import type { DocumentoReconocido } from '#domain/documentos/lectura.ts'
import { juzgar, type Veredicto } from './juzgar.ts'
import type { Muestra } from './muestra.ts'

/** One file read and judged. */
export interface Leida {
  readonly muestra: Muestra
  readonly veredictos: readonly Veredicto[]
  readonly documento: DocumentoReconocido
  readonly segundos: number
  /** Its QR was read. */
  readonly conQr: boolean
  /** Something had to be recognised from an image. */
  readonly conOcr: boolean
  /** The reader's refusal. */
  readonly error?: string
}

/** A loaded machine makes a bad bench, not a bad reading: no file is given up for its time, and no reader gives way to its neighbours. */
export const SIN_PRISA = { limiteMs: 600_000, prioridad: os.getPriority() }

/** Reads files as they are made, `procesos` at a time, until there are none or the clock says `hasta`; gives them in their order. */
export async function leerTodo(
  lector: Lector,
  muestras: AsyncGenerator<Muestra>,
  {
    procesos,
    hasta,
    alLeer,
  }: { readonly procesos: number; readonly hasta: number; readonly alLeer: (leida: Leida) => Promise<void> },
): Promise<Leida[]> {
  const done: Leida[] = []
  let taken = 0
  const work = async (): Promise<void> => {
    while (performance.now() < hasta) {
      const next = await muestras.next()
      if (next.done === true) return
      const at = taken++
      const leida = await leer(lector, next.value)
      done[at] = leida
      await alLeer(leida)
    }
  }
  await Promise.all(Array.from({ length: procesos }, work))
  return done
}

/** Reads one file and judges every field of it. A refusal leaves every field empty. */
export async function leer(lector: Lector, muestra: Muestra): Promise<Leida> {
  const { esperado } = muestra
  const start = performance.now()
  try {
    const result = await lector.readDocument(muestra.ruta, esperado ? { esperado } : {})
    const segundos = (performance.now() - start) / 1000
    const fuentes = new Set(Object.values(result.lectura.campos).map(({ fuente }) => fuente))
    return {
      muestra,
      veredictos: juzgar(muestra, result),
      documento: result.lectura.documento,
      segundos,
      conQr: fuentes.has('qr'),
      conOcr: fuentes.has('ocr'),
    }
  } catch (cause) {
    const segundos = (performance.now() - start) / 1000
    const error = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
    const none = {
      lectura: { documento: 'otro', campos: {}, avisos: [] },
      datos: null,
      paginas: 0,
      posturas: [],
    } as const
    return {
      muestra,
      veredictos: juzgar(muestra, none),
      documento: 'otro',
      segundos,
      conQr: false,
      conOcr: false,
      error,
    }
  }
}
