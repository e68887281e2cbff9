import { openSync, writeSync } from 'node:fs'
import { onReset } from '#api/memory.ts'

/** A line of the file for each call under way at once; what comes beyond is not noted. */
const LUGARES = 256
const ANCHO = 128

let libres: number[] = Array.from({ length: LUGARES }, (_, lugar) => lugar)
let file: number | null = null
onReset(() => {
  libres = Array.from({ length: LUGARES }, (_, lugar) => lugar)
  file = null
})

/** From now on calls are noted in the file of PORTAL_EN_CURSO, which whoever supervises this process reads when it dies. */
export function openEnCurso(ruta: string): void {
  file = openSync(ruta, 'w', 0o600)
  writeSync(file, `${' '.repeat(ANCHO - 1)}\n`.repeat(LUGARES), 0)
}

/**
 * Notes a call before it is worked, and gives what takes the note away. A write of some bytes to a file in memory: what the
 * system has survives this process, however it ends. Nothing where nobody supervises.
 */
export function noteEnCurso(texto: string): () => void {
  const lugar = file === null ? undefined : libres.pop()
  if (file === null || lugar === undefined) return () => undefined
  const at = file
  writeSync(at, texto.slice(0, ANCHO - 1).padEnd(ANCHO - 1), lugar * ANCHO)
  return () => {
    writeSync(at, ' '.repeat(ANCHO - 1), lugar * ANCHO)
    libres.push(lugar)
  }
}
