import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { leerTabla } from '#api/files/tabla/leer-tabla.ts'
import { Lector } from '#api/documentos/lector/lector.ts'
import { OPCIONES_LECTOR } from '#api/documentos/lector/proceso/opciones.ts'
import { drawNss, pdf } from '#test/lector/papeles.ts'
import { bomb, deflated, manyObjects, onePage } from '#test/support/hostil/hostile-pdf.ts'
import { plainXlsx, unclosedCellsXlsx, unclosedPhoneticsXlsx } from '#test/support/hostil/hostile-xlsx.ts'
import type { Medida } from './main.ts'
import { median, ms } from './statistics.ts'

/** Milliseconds that this process may do nothing else while a table is read. */
const DETENIDO_MS = 1_000
/** Milliseconds of one reading of a hostile file, and those to give up, to notice it and to read the next file. */
const LIMITE_MS = 8_000
const MARGEN_MS = 12_000
const VUELTAS = 5

/** Files that people send: how long bad ones hold others up, beside good ones of the same run. */
export async function measureArchivos(): Promise<Medida[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-bench-archivos-'))
  try {
    return [...(await measureTablas()), ...(await measureRechazos(folder)), ...(await measureHostiles(folder))]
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The longest delay of this event loop while a table is read, in milliseconds. */
async function detenido(bytes: Uint8Array): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await leerTabla(bytes).catch(() => null)
  delay.disable()
  return delay.max / 1e6
}

async function measureTablas(): Promise<Medida[]> {
  const libro = plainXlsx(['<row r="1"><c r="A1"><v>7</v></c></row>'])
  await detenido(libro)
  const bueno = await detenido(libro)
  const measure = async (que: string, bytes: Uint8Array): Promise<Medida> => {
    const peor = await detenido(bytes)
    return {
      que: `Rechazar un libro con ${que}: lo más que el proceso no atiende`,
      cifra: `${ms(peor)} (un libro bueno: ${ms(bueno)}; razón ${(peor / bueno).toFixed(1)})`,
      meta: `< ${DETENIDO_MS} ms`,
      cumple: peor < DETENIDO_MS,
    }
  }
  return [
    await measure('celdas sin fin', unclosedCellsXlsx()),
    await measure('lecturas fonéticas sin fin', unclosedPhoneticsXlsx()),
  ]
}

/** Milliseconds until `lector` answers for a file, whatever the answer. */
async function hastaResponder(lector: Lector, ruta: string): Promise<number> {
  const start = performance.now()
  await lector.readDocument(ruta).catch(() => null)
  return performance.now() - start
}

async function measureRechazos(folder: string): Promise<Medida[]> {
  const lector = new Lector({ procesos: 1 })
  const write = async (name: string, bytes: Buffer) => {
    const ruta = path.join(folder, name)
    await writeFile(ruta, bytes)
    return ruta
  }
  const whole = await pdf(drawNss)
  const bueno = await write('bueno.pdf', whole)
  const malos = [
    await write('vacio.pdf', Buffer.alloc(0)),
    await write('texto.pdf', Buffer.from('Hola, soy un texto con otro nombre.')),
    await write('cifrado.pdf', await pdf(drawNss, { userPassword: 'secreto' })),
    await write('cortado.pdf', whole.subarray(0, 1_500)),
    await write('basura.pdf', Buffer.from('%PDF-1.4\nnada de nada\n%%EOF\n')),
    await write('paginas.pdf', await pdf((doc) => Array.from({ length: 499 }, () => doc.addPage()))),
  ]
  await hastaResponder(lector, bueno)
  const buenos: number[] = []
  let peor = 0
  for (let vuelta = 0; vuelta < VUELTAS; vuelta += 1) {
    buenos.push(await hastaResponder(lector, bueno))
    for (const malo of malos) peor = Math.max(peor, await hastaResponder(lector, malo))
  }
  lector.close()
  const meta = OPCIONES_LECTOR.limiteMs / 2
  return [
    {
      que: `Rechazar lo que no es un documento, el peor de ${malos.length}`,
      cifra: `${ms(peor)} (leer uno bueno: ${ms(median(buenos))}; razón ${(peor / median(buenos)).toFixed(1)})`,
      meta: `< ${meta / 1_000} s`,
      cumple: peor < meta,
    },
  ]
}

/** PDFs made to harm, each with a good paper behind it: how long until both have their answer. */
async function measureHostiles(folder: string): Promise<Medida[]> {
  const bueno = path.join(folder, 'bueno.pdf')
  const palabras = Buffer.from(`BT /F 9 Tf ${'(CURP) Tj '.repeat(3_000_000)} ET`)
  const fuente = ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>']
  const hostiles = {
    'un contenido de 400 MB': onePage(bomb(400)),
    'un millón de objetos': manyObjects(1_000_000),
    'tres millones de palabras': onePage(deflated(palabras), '/Font << /F 5 0 R >>', fuente),
  }
  const medidas: Medida[] = []
  for (const [que, bytes] of Object.entries(hostiles)) {
    const lector = new Lector({ procesos: 1, limiteMs: LIMITE_MS, memoriaMb: 350 })
    await hastaResponder(lector, bueno)
    const solo = await hastaResponder(lector, bueno)
    const malo = path.join(folder, 'malo.pdf')
    await writeFile(malo, bytes)
    const ambos = Math.max(...(await Promise.all([hastaResponder(lector, malo), hastaResponder(lector, bueno)])))
    lector.close()
    medidas.push({
      que: `Terminar con ${que} y leer el documento bueno que espera detrás`,
      cifra: `${(ambos / 1_000).toFixed(1)} s (el bueno solo: ${ms(solo)}; razón ${(ambos / solo).toFixed(0)})`,
      meta: `< ${(LIMITE_MS + MARGEN_MS) / 1_000} s`,
      cumple: ambos < LIMITE_MS + MARGEN_MS,
    })
  }
  return medidas
}
