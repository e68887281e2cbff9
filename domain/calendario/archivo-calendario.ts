import { parseTipoEvento, TIPOS_EVENTO } from './evento.ts'
import { parsePlainDate } from './plain-date.ts'
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

const ESPERA_TIPO = `se espera ${Object.keys(TIPOS_EVENTO).join(', ')}`

/** A year as CSV: fecha,tipo,descripcion; the third column is for people and is not read back. */
export function calendarioCsv(eventos: readonly Evento[]): string {
  const lines = eventos.map(({ fecha, tipo }) => `${fecha},${tipo},${TIPOS_EVENTO[tipo].label}`)
  return ['fecha,tipo,descripcion', ...lines].join('\r\n') + '\r\n'
}

/** Reads a year from CSV (as `calendarioCsv` writes it) or JSON (`[{fecha, tipo}]`). Nothing is taken from a file with issues. */
export function leerArchivoCalendario(texto: string, anio: number): LecturaCalendario {
  const clean = texto.replace(/^\uFEFF/, '')
  const lineas = clean.trimStart().startsWith('[') ? lineasJson(clean) : lineasCsv(clean)
  if (!Array.isArray(lineas)) return { cambios: [], issues: [lineas] }
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

function lineasCsv(texto: string): LineaCalendario[] {
  return texto
    .split(/\r?\n/)
    .map((line, i) => {
      const [fecha = '', tipo = ''] = line.split(/[,;\t]/).map((cell) => cell.trim().replaceAll('"', ''))
      return { linea: i + 1, fecha, tipo, falta: faltaCsv(fecha, line), blank: /^[\s,;"]*$/.test(line) }
    })
    .filter(({ linea, tipo, blank }) => !blank && !(linea === 1 && tipo.toLowerCase() === 'tipo'))
}

function faltaCsv(fecha: string, line: string): string {
  return fecha === '' ? `llegó «${line.trim().slice(0, 40)}», sin fecha (se espera AAAA-MM-DD)` : ''
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
  if (typeof fecha !== 'string') return `«fecha» ${encontrado(fecha)} (se espera AAAA-MM-DD)`
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
  if (day === null) return [problem(linea, `«${fecha.slice(0, 20)}» no es un día que exista (se espera AAAA-MM-DD)`)]
  if (!day.startsWith(`${anio}-`)) return [problem(linea, `${fecha} no es de ${anio}`)]
  if (tipo !== '' && parseTipoEvento(tipo) === null)
    return [problem(linea, `«${tipo.slice(0, 30)}» no es un tipo (${ESPERA_TIPO})`)]
  const first = before.find((other) => other.fecha === fecha)
  return first ? [problem(linea, `${fecha} ya venía en la línea ${first.linea}`)] : []
}

function problem(linea: number, text: string): Issue {
  return { path: `linea ${linea}`, code: 'linea', message: `Línea ${linea}: ${text}.` }
}
