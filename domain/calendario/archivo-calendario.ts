import { parseTipoEvento, TIPOS_EVENTO } from './evento.ts'
import { parsePlainDate, plainDate } from './plain-date.ts'
import { parseTypedDate } from './typed-date.ts'
import type { FilaTabla } from '#domain/fila-tabla.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import type { Issue } from '#domain/issue.ts'
import type { CambioDia } from './cambios-calendario.ts'
import type { Evento } from './evento.ts'

/** A file of a year never has more lines than this. */
export const ARCHIVO_CALENDARIO_MAX = 400

/** What a file of the calendar says, or what is wrong with it, line by line. */
export interface LecturaCalendario {
  readonly cambios: readonly CambioDia[]
  readonly issues: readonly Issue[]
}

/** A line as text: the day, the type (blank clears the day), and its number in the file, from 1. */
interface LineaCalendario {
  readonly linea: number
  readonly fecha: string
  readonly tipo: string
  /** What it lacks to be read as a day and its type; "" for nothing. */
  readonly falta: string
}

const ESPERA_FECHA = 'se espera AAAA-MM-DD o dd/mm/aaaa'

const ESPERA_TIPO = `se espera ${Object.keys(TIPOS_EVENTO).join(', ')}`

/** A year as CSV: fecha,tipo,descripcion; the third column is for people and is not read back. */
export function calendarioCsv(eventos: readonly Evento[]): string {
  const lines = eventos.map(({ fecha, tipo }) => `${fecha},${tipo},${TIPOS_EVENTO[tipo].label}`)
  return ['fecha,tipo,descripcion', ...lines].join('\r\n') + '\r\n'
}

/** Reads a year from a table with the columns of `calendarioCsv`, with or without titles. Nothing is taken from a file with issues. */
export function leerTablaCalendario(tabla: readonly FilaTabla[], anio: number): LecturaCalendario {
  const [first, ...rest] = tabla
  const filas = foldText(first?.celdas[1] ?? '') === 'tipo' ? rest : tabla
  return lecturaDe(filas.map(lineaTabla), anio)
}

/** Reads a year from JSON: `[{fecha, tipo}]`. Nothing is taken from a file with issues. */
export function leerJsonCalendario(texto: string, anio: number): LecturaCalendario {
  const lineas = lineasJson(texto)
  return Array.isArray(lineas) ? lecturaDe(lineas, anio) : { cambios: [], issues: [lineas] }
}

function lecturaDe(leidas: readonly LineaCalendario[], anio: number): LecturaCalendario {
  // Two digits of a year are of the year that is read.
  const rango = { hoy: plainDate(anio, 12, 31), min: plainDate(anio, 1, 1), max: plainDate(anio, 12, 31) }
  const lineas = leidas.map((linea) => ({ ...linea, fecha: parseTypedDate(linea.fecha, rango) ?? linea.fecha }))
  if (lineas.length === 0) return { cambios: [], issues: [problem(1, 'el archivo no trae ningún día')] }
  if (lineas.length > ARCHIVO_CALENDARIO_MAX)
    return { cambios: [], issues: [problem(ARCHIVO_CALENDARIO_MAX, 'un año no lleva más líneas')] }
  const issues = lineas.flatMap((linea, i) => lineaIssues(linea, anio, lineas.slice(0, i)))
  if (issues.length > 0) return { cambios: [], issues }
  return { cambios: lineas.flatMap(cambioDe), issues: [] }
}

function cambioDe({ fecha, tipo }: LineaCalendario): CambioDia[] {
  const day = parsePlainDate(fecha)
  return day ? [{ fecha: day, tipo: parseTipoEvento(tipo) }] : []
}

function lineaTabla({ fila, celdas }: FilaTabla): LineaCalendario {
  const [fecha = '', tipo = ''] = celdas
  const falta = fecha === '' ? `llegó «${celdas.join().slice(0, 40)}», sin fecha (${ESPERA_FECHA})` : ''
  return { linea: fila, fecha, tipo, falta }
}

function lineasJson(texto: string): LineaCalendario[] | Issue {
  try {
    const rows = JSON.parse(texto) as unknown
    if (!Array.isArray(rows)) return problem(1, 'se esperaba una lista de días')
    return rows.map((row: unknown, i) => {
      const { fecha, tipo } = (typeof row === 'object' && row !== null ? row : {}) as Record<string, unknown>
      return { linea: i + 1, fecha: textOf(fecha), tipo: textOf(tipo), falta: faltaJson(fecha, tipo) }
    })
  } catch {
    return problem(1, 'no es JSON válido')
  }
}

/** Only a text that is empty clears a day: a type that was left out, or is something else, may be a slip. */
function faltaJson(fecha: unknown, tipo: unknown): string {
  if (typeof fecha !== 'string') return `«fecha» ${encontrado(fecha)} (${ESPERA_FECHA})`
  if (typeof tipo === 'string') return ''
  return `«tipo» ${encontrado(tipo)} (${ESPERA_TIPO}, o "" para dejar el día sin evento)`
}

function encontrado(value: unknown): string {
  if (value === undefined) return 'no viene'
  if (value === null) return 'viene vacío (null)'
  if (typeof value === 'object') return Array.isArray(value) ? 'trae una lista' : 'trae un objeto'
  return `trae ${JSON.stringify(value)}`
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function lineaIssues(
  { linea, fecha, tipo, falta }: LineaCalendario,
  anio: number,
  before: readonly LineaCalendario[],
): Issue[] {
  if (falta !== '') return [problem(linea, falta)]
  const day = parsePlainDate(fecha)
  if (day === null) return [problem(linea, `«${fecha.slice(0, 20)}» no es un día que exista (${ESPERA_FECHA})`)]
  if (!day.startsWith(`${anio}-`)) return [problem(linea, `${fecha} no es de ${anio}`)]
  if (tipo !== '' && parseTipoEvento(tipo) === null)
    return [problem(linea, `«${tipo.slice(0, 30)}» no es un tipo (${ESPERA_TIPO})`)]
  const first = before.find((other) => other.fecha === fecha)
  return first ? [problem(linea, `${fecha} ya venía en la línea ${first.linea}`)] : []
}

function problem(linea: number, text: string): Issue {
  return { path: `linea ${linea}`, code: 'linea', message: `Línea ${linea}: ${text}.` }
}
