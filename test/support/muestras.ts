import { readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = 'seeds/demo/documentos'

export interface PapelMuestra {
  readonly archivo: string
  readonly origen: 'digital' | 'escaneado'
  readonly campos: Readonly<Record<string, unknown>>
}

export interface ConjuntoMuestra {
  readonly carpeta: string
  readonly documentos: Readonly<Record<'curp' | 'nss' | 'csf', PapelMuestra>>
}

const manifiesto = JSON.parse(readFileSync(path.join(FOLDER, 'manifiesto.json'), 'utf8')) as {
  readonly conjuntos: readonly ConjuntoMuestra[]
}

/** The eight sets of sample papers, with what each prints. */
export const MUESTRAS = manifiesto.conjuntos

/** One set by the beginning of its folder's name: `muestra('4')`. */
export function muestra(number: string): ConjuntoMuestra {
  const found = MUESTRAS.find(({ carpeta }) => carpeta.startsWith(`${number}-`))
  if (!found) throw new Error(`No sample set ${number}`)
  return found
}

export function rutaMuestra(conjunto: ConjuntoMuestra, archivo: string): string {
  return path.resolve(FOLDER, conjunto.carpeta, archivo)
}

export function bytesMuestra(conjunto: ConjuntoMuestra, archivo: string): Buffer {
  return readFileSync(rutaMuestra(conjunto, archivo))
}
