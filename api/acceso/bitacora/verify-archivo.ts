import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { FORMATO_BITACORA, type CabezaArchivo, type FinArchivo } from '#domain/acceso/bitacora/archivo-bitacora.ts'
import { faultOf } from '#api/acceso/verify-bitacora.ts'
import type { FilaBitacora } from '#api/acceso/bitacora.ts'

export interface VerificacionArchivo {
  readonly filas: number
  readonly desde: string
  readonly hasta: string
  readonly cabeza: string
  /** In Spanish what does not fit first, with the row when it is one; null when everything does. */
  readonly falla: { readonly id: number | null; readonly motivo: string } | null
}

/**
 * Verifies a file of `portal bitacora exportar` by itself, without a database: every row against its hash and the one
 * before, then the end against what was read. With `cabezaEsperada` (kept elsewhere) it finds also a file that was made
 * anew as a whole, which alone would fit.
 */
export async function verifyArchivo(file: string, cabezaEsperada?: string): Promise<VerificacionArchivo> {
  const state: Lectura = { head: null, end: null, filas: 0, previo: '', hash: createHash('sha256'), falla: null }
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity })
  for await (const line of lines) {
    if (line !== '') readLine(state, line)
    if (state.falla) break
  }
  lines.close()
  const falla = state.falla ?? faultOfEnd(state, cabezaEsperada)
  return {
    filas: state.filas,
    desde: state.head?.desde ?? '',
    hasta: state.head?.hasta ?? '',
    cabeza: state.previo,
    falla,
  }
}

interface Lectura {
  head: CabezaArchivo | null
  end: FinArchivo | null
  filas: number
  previo: string
  readonly hash: ReturnType<typeof createHash>
  falla: VerificacionArchivo['falla']
}

const NOT_ONE = 'no es un archivo de portal bitacora exportar'

function readLine(state: Lectura, line: string): void {
  const value = parse(line)
  if (value === null)
    state.falla = { id: null, motivo: state.head ? `el renglón ${state.filas + 2} no se entiende` : NOT_ONE }
  else if (!state.head) readHead(state, value)
  else if (state.end) state.falla = { id: null, motivo: 'hay renglones después del final' }
  else if ('fin' in value) state.end = value as FinArchivo
  else readRow(state, value as FilaBitacora)
  if (!state.end) state.hash.update(`${line}\n`)
}

function parse(line: string): object | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

function readHead(state: Lectura, head: Partial<CabezaArchivo>): void {
  if (head.formato !== FORMATO_BITACORA || typeof head.hashPrevio !== 'string') {
    state.falla = { id: null, motivo: NOT_ONE }
    return
  }
  state.head = head as CabezaArchivo
  state.previo = head.hashPrevio
}

function readRow(state: Lectura, row: FilaBitacora): void {
  const motivo = faultOf(row, state.previo)
  if (motivo) {
    state.falla = { id: row.id, motivo }
    return
  }
  state.previo = row.hash
  state.filas += 1
}

function faultOfEnd(state: Lectura, cabezaEsperada: string | undefined): VerificacionArchivo['falla'] {
  const { head, end } = state
  if (!head) return { id: null, motivo: NOT_ONE }
  if (!end) return { id: null, motivo: 'está cortado: le falta el final' }
  if (end.filas !== state.filas || end.cabeza !== state.previo)
    return { id: null, motivo: `faltan filas al final: dice ${end.filas} y trae ${state.filas}` }
  if (end.sha256 !== state.hash.digest('hex')) return { id: null, motivo: 'sus datos no corresponden a su huella' }
  if (cabezaEsperada !== undefined && cabezaEsperada !== state.previo)
    return { id: null, motivo: 'su cabeza no es la indicada' }
  return null
}
