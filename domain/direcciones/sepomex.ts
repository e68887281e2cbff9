import type { Issue } from '#domain/issue.ts'

/** The columns of CPdescarga.txt, in order (SEPOMEX). */
export const COLUMNAS_SEPOMEX =
  'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad'

const COLUMNAS = COLUMNAS_SEPOMEX.split('|').length

/** More problems than this say nothing more. */
const PROBLEMAS_MAX = 20

/** A settlement of the catalogue. */
export interface AsentamientoSepomex {
  readonly codigo: string
  readonly colonia: string
  readonly municipio: string
  readonly estado: string
  /** INEGI's: two digits of the state, five with the municipio's. */
  readonly claveEstado: string
  readonly claveMunicipio: string
  /** Tells a settlement within its municipio, whatever it is called. */
  readonly clave: string
}

export interface LecturaSepomex {
  readonly asentamientos: readonly AsentamientoSepomex[]
  /** What is wrong, by line; with any, nothing of the file may be used. */
  readonly issues: readonly Issue[]
}

/**
 * Reads CPdescarga.txt, already decoded from Latin-1 to text: a legal notice, the header, then a row of 15 columns per
 * settlement. What is no such row is told by its line, 20 at most.
 */
export function leerSepomex(texto: string): LecturaSepomex {
  const lineas = texto.split(/\r?\n/)
  const headerAt = lineas.slice(0, 3).findIndex((line) => line.trim().startsWith('d_codigo|'))
  if (headerAt < 0) return { asentamientos: [], issues: [problem(1, 'no tiene el encabezado de CPdescarga.txt')] }
  const header = lineas[headerAt]?.trim() ?? ''
  if (header !== COLUMNAS_SEPOMEX)
    return {
      asentamientos: [],
      issues: [
        problem(
          headerAt + 1,
          `el encabezado trae ${columns(header)} columnas o nombres distintos; se esperaban ${COLUMNAS}`,
        ),
      ],
    }
  if (isUtf8(texto))
    return {
      asentamientos: [],
      issues: [problem(headerAt + 2, 'el archivo está en UTF-8; se esperaba Latin-1, como se descarga')],
    }
  const asentamientos: AsentamientoSepomex[] = []
  const issues: Issue[] = []
  for (let i = headerAt + 1; i < lineas.length && issues.length < PROBLEMAS_MAX; i++) {
    const line = lineas[i] ?? ''
    if (line === '') continue
    const row = readRow(line)
    if (typeof row === 'string') issues.push(problem(i + 1, row))
    else asentamientos.push(row)
  }
  const empty = asentamientos.length === 0 && issues.length === 0
  return { asentamientos, issues: empty ? [problem(headerAt + 2, 'el archivo no trae ningún asentamiento')] : issues }
}

/** A row, or what is wrong with it. */
function readRow(line: string): AsentamientoSepomex | string {
  const cells = line.split('|')
  if (cells.length !== COLUMNAS) return `trae ${cells.length} columnas; se esperaban ${COLUMNAS}`
  const [codigo = '', colonia = '', , municipio = '', estado = ''] = cells.map((cell) => cell.trim())
  const [claveEstado = '', , , , claveMnpio = '', id = ''] = cells.slice(7).map((cell) => cell.trim())
  if (!/^\d{5}$/.test(codigo)) return `el código postal «${codigo.slice(0, 10)}» no tiene cinco dígitos`
  if (!/^\d{2}$/.test(claveEstado) || !/^\d{3}$/.test(claveMnpio))
    return 'la clave del estado o del municipio no es válida'
  if (colonia === '' || municipio === '' || estado === '' || id === '')
    return 'le falta el asentamiento, el municipio o el estado'
  const claveMunicipio = claveEstado + claveMnpio
  return { codigo, colonia, municipio, estado, claveEstado, claveMunicipio, clave: `${claveMunicipio}-${id}` }
}

/** Whether a text decoded as Latin-1 was UTF-8: its accents came as two signs each. */
function isUtf8(texto: string): boolean {
  return /\u00c3[\u0080-\u00bf]/.test(texto)
}

function columns(line: string): number {
  return line.split('|').length
}

function problem(linea: number, text: string): Issue {
  return { path: `linea ${linea}`, code: 'linea', message: `Línea ${linea}: ${text}.` }
}
