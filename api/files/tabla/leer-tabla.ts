import type { FilaTabla } from '#domain/fila-tabla.ts'
import { AppError } from '#api/errors.ts'
import { onReset } from '#api/memory.ts'
import { abrirAparte } from './proceso-tabla.ts'
import { LIMITES_TABLA } from './tabla.ts'

/** Files opened at once, and files that may wait for their turn. */
const A_LA_VEZ = 2
const EN_ESPERA = 20

let abiertos = 0
const turnos: (() => void)[] = []
onReset(() => void (turnos.length = 0))

/**
 * Reads a CSV (UTF-8, UTF-16 or Windows-1252; comma, semicolon or tab) or the first sheet of an XLSX, told apart by their
 * bytes, in a process of its own: at most `filasMax` rows below the titles. Blank rows are left out, and so is the apostrophe
 * that marks a text. Throws 413 (weight, rows), 415 (another kind of file), 422 (damaged, too long to open), 503 (too many
 * wait).
 */
export async function leerTabla(bytes: Uint8Array, filasMax: number = LIMITES_TABLA.filas): Promise<FilaTabla[]> {
  if (bytes.length > LIMITES_TABLA.bytes) throw new AppError(413, 'tamano', 'El archivo pesa más de 2 MB.')
  await takeTurn()
  try {
    return await abrirAparte({ bytes, filasMax })
  } finally {
    giveTurn()
  }
}

async function takeTurn(): Promise<void> {
  if (abiertos < A_LA_VEZ) {
    abiertos += 1
    return
  }
  if (turnos.length >= EN_ESPERA)
    throw new AppError(503, 'ocupado', 'Se están abriendo muchos archivos. Espera un momento y vuelve a intentarlo.')
  await new Promise<void>((resolve) => turnos.push(resolve))
}

/** The place goes straight to who waits the longest. */
function giveTurn(): void {
  const next = turnos.shift()
  if (next) next()
  else abiertos -= 1
}
