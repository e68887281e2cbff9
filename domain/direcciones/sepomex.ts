import type { Issue } from '#domain/issue.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { fechaDelAviso } from './fecha-del-aviso.ts'

/** The columns of CPdescarga.txt, in order (SEPOMEX). */
export const COLUMNAS_SEPOMEX =
  'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad'

const COLUMNAS = COLUMNAS_SEPOMEX.split('|').length

/** CPdescarga.txt is some 15 MB. */
export const SEPOMEX_MAX_BYTES = 64 * 1024 * 1024

/** More problems than this say nothing more. */
const PROBLEMAS_MAX = 20

/** The header stands in one of the first lines: a legal notice may come before. */
const LINEAS_ANTES = 3

/** No line of the file is longer. */
export const LINEA_MAX = 4000

/** A settlement of the catalogue. */
export interface AsentamientoSepomex {
  readonly codigo: string
  readonly colonia: string
  /** "Colonia", "Pueblo", "Fraccionamiento"… */
  readonly tipo: string
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
  /** The day that the notice before the header tells, and on which line. */
  readonly fecha: { readonly linea: number; readonly dia: PlainDate } | null
}

export interface LectorSepomex {
  /** Takes the next line, decoded, without its end. False: nothing more of the file need be read. */
  readonly linea: (texto: string) => boolean
  /** What came of it, once the last line was given. */
  readonly fin: () => LecturaSepomex
}

/**
 * Reads CPdescarga.txt line by line: a legal notice, the header, then a row of 15 columns per settlement. What is no such row is
 * told by its line, 20 at most.
 */
export function lectorSepomex(): LectorSepomex {
  const asentamientos: AsentamientoSepomex[] = []
  const issues: Issue[] = []
  let [numero, encabezado, sigue] = [0, 0, true]
  let fecha: LecturaSepomex['fecha'] = null
  // A state or a municipio is written on thousands of lines: it is kept once.
  const vistos = new Map<string, string>()
  const una = (texto: string): string => {
    const visto = vistos.get(texto)
    if (visto === undefined) vistos.set(texto, texto)
    return visto ?? texto
  }
  const stop = (linea: number, text: string): boolean => {
    issues.push(problem(linea, text))
    return (sigue = false)
  }
  const linea = (texto: string): boolean => {
    if (!sigue) return false
    numero += 1
    const fault = faultOf(texto)
    if (fault) return stop(numero, fault)
    if (encabezado === 0) return header(texto)
    if (texto === '') return true
    const row = readRow(texto, una)
    if (typeof row !== 'string') asentamientos.push(row)
    else if (issues.push(problem(numero, row)) >= PROBLEMAS_MAX) sigue = false
    return sigue
  }
  const header = (texto: string): boolean => {
    if (!texto.trim().startsWith('d_codigo|')) {
      const dia = fechaDelAviso(texto)
      if (dia) fecha ??= { linea: numero, dia }
      return numero < LINEAS_ANTES || stop(1, 'no tiene el encabezado de CPdescarga.txt')
    }
    encabezado = numero
    if (texto.trim() === COLUMNAS_SEPOMEX) return true
    return stop(
      numero,
      `el encabezado trae ${texto.split('|').length} columnas o nombres distintos; se esperaban ${COLUMNAS}`,
    )
  }
  const fin = (): LecturaSepomex => {
    if (sigue && encabezado === 0) stop(1, 'no tiene el encabezado de CPdescarga.txt')
    else if (asentamientos.length === 0 && issues.length === 0)
      stop(encabezado + 1, 'el archivo no trae ningún asentamiento')
    return { asentamientos: issues.length > 0 ? [] : asentamientos, issues, fecha }
  }
  return { linea, fin }
}

/** What says of a line that the whole file is another thing. */
function faultOf(texto: string): string | null {
  if (texto.length > LINEA_MAX) return `trae más de ${LINEA_MAX} caracteres: no es CPdescarga.txt`
  if (isUtf8(texto)) return 'el archivo está en UTF-8; se espera como se descarga (Windows-1252)'
  return null
}

/** A row, or what is wrong with it. */
function readRow(line: string, una: (texto: string) => string): AsentamientoSepomex | string {
  const cells = line.split('|')
  if (cells.length !== COLUMNAS) return `trae ${cells.length} columnas; se esperaban ${COLUMNAS}`
  const [codigo = '', colonia = '', tipo = '', municipio = '', estado = ''] = cells.map((cell) => cell.trim())
  const [claveEstado = '', , , , claveMnpio = '', id = ''] = cells.slice(7).map((cell) => cell.trim())
  if (!/^\d{5}$/.test(codigo)) return `el código postal «${codigo.slice(0, 10)}» no tiene cinco dígitos`
  if (!/^\d{2}$/.test(claveEstado) || !/^\d{3}$/.test(claveMnpio))
    return 'la clave del estado o del municipio no es válida'
  if (colonia === '' || municipio === '' || estado === '' || id === '')
    return 'le falta el asentamiento, el municipio o el estado'
  const claveMunicipio = una(claveEstado + claveMnpio)
  return {
    codigo: una(codigo),
    colonia,
    tipo: una(tipo),
    municipio: una(municipio),
    estado: una(estado),
    claveEstado: una(claveEstado),
    claveMunicipio,
    clave: `${claveMunicipio}-${id}`,
  }
}

/** What Windows-1252 makes of the second byte of an accented letter in UTF-8. */
const SECOND_BYTE = /Ã[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/

/** Whether a text decoded as Windows-1252 was UTF-8: its accents came as two signs each. */
function isUtf8(texto: string): boolean {
  return SECOND_BYTE.test(texto)
}

function problem(linea: number, text: string): Issue {
  return { path: `linea ${linea}`, code: 'linea', message: `Línea ${linea}: ${text}.` }
}
