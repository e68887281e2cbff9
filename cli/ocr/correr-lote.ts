import { access, constants } from 'node:fs/promises'
import path from 'node:path'
import type { Actor } from '#domain/acceso/actor.ts'
import { Lector } from '#api/documentos/lector/lector.ts'
import { abrirLote } from '#api/documentos/lote/abrir-lote.ts'
import { carpetaTrabajo, crearCarpetaTrabajo, quitarCarpetaTrabajo } from '#api/documentos/lote/carpeta-trabajo.ts'
import { LoteError, type Lote } from '#api/documentos/lote/entrada.ts'
import { leerLote, LoteInterrumpido, type Hecho } from '#api/documentos/lote/leer-lote.ts'
import { CuentaLote } from '#api/documentos/lote/resumen.ts'
import { Salida } from '#api/documentos/lote/salida.ts'
import type { Consola } from '#cli/context.ts'
import type { Expedientes } from './expediente.ts'
import { Marcha } from './marcha.ts'
import type { Informe } from './resumen-texto.ts'

export interface PedidoLote {
  /** Folder or zip. */
  readonly entrada: string
  readonly salida: string
  readonly xlsx: string | null
  readonly procesos: number
  readonly reanudar: boolean
  /** Who files the papers; null: they are only read. */
  readonly actor: Actor | null
}

/** Nobody waits for one file of a batch, and a busy machine must not change what is read of it. */
const LIMITE_MS = 120_000
/** After the readers of the portal. */
const PRIORIDAD = 15

/** Runs a batch to its end, or as far as `signal` lets it; tells how it goes and gives what it came to. */
export async function correrLote(pedido: PedidoLote, consola: Consola, signal: AbortSignal): Promise<Informe> {
  const { salida, xlsx } = pedido
  if (xlsx !== null) await assertSePuedeEscribir(xlsx, salida)
  const propios = [salida, carpetaTrabajo(salida), ...(xlsx === null ? [] : [xlsx, `${xlsx}.parcial`])]
  const lote = await abrirLote(pedido.entrada, propios)
  try {
    const carpeta = await crearCarpetaTrabajo(salida)
    try {
      return await correr(pedido, { lote, carpeta, consola, signal })
    } finally {
      await quitarCarpetaTrabajo(carpeta)
    }
  } finally {
    lote.cerrar()
  }
}

/** The workbook is made last: that it has no place must not be learnt then. */
async function assertSePuedeEscribir(xlsx: string, salida: string): Promise<void> {
  if (path.resolve(xlsx) === path.resolve(salida)) throw new LoteError('--salida y --xlsx son el mismo archivo.', true)
  await access(path.dirname(path.resolve(xlsx)), constants.W_OK).catch(() => {
    throw new LoteError(`No se puede escribir ${xlsx}: revisa que la carpeta exista y sus permisos.`, true)
  })
}

interface Contexto {
  readonly lote: Lote
  readonly carpeta: string
  readonly consola: Consola
  readonly signal: AbortSignal
}

async function correr(pedido: PedidoLote, contexto: Contexto): Promise<Informe> {
  const { lote, consola } = contexto
  const cuenta = new CuentaLote()
  const expedientes = await openExpedientes(pedido.actor)
  const salida = await Salida.abrir(pedido.salida, pedido.reanudar)
  const marcha = new Marcha(consola, cuenta, lote.entradas.length)
  let interrumpido = false
  try {
    interrumpido = await leer(pedido, contexto, salida, async (hecho) => {
      if (!hecho.conservada) marcha.beginReading()
      await expedientes?.add(hecho)
      cuenta.add(hecho.linea, hecho.conservada)
    })
  } finally {
    marcha.end()
    await salida.cerrar()
  }
  const informe: Informe = {
    ...cuenta.resumen(),
    salida: pedido.salida,
    xlsx: interrumpido ? null : pedido.xlsx,
    omitidos: lote.omitidos,
    expediente: expedientes?.resumen() ?? null,
    interrumpido,
    segundos: tenths(marcha.segundos),
    porSegundo: tenths(marcha.porSegundo),
    memoriaMb: Math.round(process.resourceUsage().maxRSS / 1024),
  }
  if (informe.xlsx !== null) await escribirXlsx(informe.xlsx, informe)
  return informe
}

const tenths = (value: number) => Math.round(value * 10) / 10

/** True when it was interrupted. */
async function leer(
  { procesos, salida: rutaSalida }: PedidoLote,
  { lote, carpeta, consola, signal }: Contexto,
  salida: Salida,
  onHecho: (hecho: Hecho) => Promise<void>,
): Promise<boolean> {
  const lector = new Lector({ procesos, limiteMs: LIMITE_MS, prioridad: PRIORIDAD, colaMaxima: lote.entradas.length })
  const onAviso = (mensaje: string) => consola.printError(mensaje)
  try {
    await leerLote(lote, { lector, procesos, salida, rutaSalida, carpeta, signal, onHecho, onAviso })
    return false
  } catch (error) {
    if (error instanceof LoteInterrumpido) return true
    throw error
  } finally {
    lector.close()
  }
}

async function openExpedientes(actor: Actor | null): Promise<Expedientes | null> {
  if (actor === null) return null
  const { Expedientes } = await import('./expediente.ts')
  return new Expedientes(actor)
}

async function escribirXlsx(xlsx: string, informe: Informe): Promise<void> {
  const { escribirLibro } = await import('#api/documentos/lote/libro.ts')
  const rechazados = informe.expediente?.rechazados.map(({ archivo, motivo }) => [archivo, motivo])
  const extra = rechazados ? [{ nombre: 'Sin archivar', titulos: ['Archivo', 'Motivo'], renglones: rechazados }] : []
  await escribirLibro(path.resolve(xlsx), informe.salida, informe, extra)
}
