import { formatCuenta } from '#domain/cuenta-texto.ts'
import type { core } from 'zod'

const TIPOS: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'sí o no (true o false)',
  array: 'una lista',
  object: 'un objeto',
  record: 'un objeto',
  date: 'una fecha',
  null: 'nada (null)',
}

const FORMATOS: Readonly<Record<string, string>> = {
  date: 'una fecha AAAA-MM-DD',
  datetime: 'un instante ISO, por ejemplo 2026-11-21T10:42:00Z',
  email: 'un correo, por ejemplo nombre@dominio.mx',
  uuid: 'un identificador',
  url: 'una dirección web',
}

/** What came, by its kind: its text is not repeated. */
function encontrado(input: unknown): string {
  if (input === undefined) return 'no llegó'
  if (input === null) return 'llegó vacío (null)'
  if (Number.isNaN(input)) return 'no llegó ninguno'
  if (Array.isArray(input)) return 'llegó una lista'
  const kinds: Readonly<Record<string, string>> = { string: 'un texto', number: 'un número', boolean: 'sí o no' }
  return `llegó ${kinds[typeof input] ?? 'un objeto'}`
}

const UNIDAD: Readonly<Record<string, readonly [uno: string, varios: string]>> = {
  string: ['carácter', 'caracteres'],
  array: ['elemento', 'elementos'],
}

function medida(input: unknown): number | null {
  return typeof input === 'string' || Array.isArray(input) ? input.length : null
}

/** "máximo 18 caracteres; llegaron 20", "mínimo 1": a limit in words. */
function limiteTexto(cual: 'máximo' | 'mínimo', limite: number, origin: string, input: unknown): string {
  const unidad = UNIDAD[origin]
  const size = medida(input)
  if (!unidad) return `Se esperaba ${cual === 'máximo' ? 'a lo más' : 'por lo menos'} ${formatCuenta(limite)}.`
  const what = `${formatCuenta(limite)} ${limite === 1 ? unidad[0] : unidad[1]}`
  return `Se esperaban ${cual} ${what}${size === null ? '' : `; llegaron ${formatCuenta(size)}`}.`
}

/** What a schema refuses, in the words of people: what was found and what was expected. undefined leaves it to the locale. */
export function formaTexto(issue: core.$ZodRawIssue): string | undefined {
  const { input } = issue
  if (issue.code === 'invalid_type')
    return `Se esperaba ${TIPOS[issue.expected] ?? 'otro dato'} y ${encontrado(input)}.`
  if (issue.code === 'too_big') return limiteTexto('máximo', Number(issue.maximum), issue.origin, input)
  if (issue.code === 'too_small')
    return medida(input) === 0
      ? 'No puede quedar vacío.'
      : limiteTexto('mínimo', Number(issue.minimum), issue.origin, input)
  if (issue.code === 'invalid_value')
    return `Se esperaba ${opciones(issue.values)}${input === undefined ? ' y no llegó' : ''}.`
  if (issue.code === 'invalid_format') return `Se esperaba ${FORMATOS[issue.format] ?? 'otra forma'}.`
  if (issue.code === 'invalid_union') return `No es ninguno de los datos que se esperan: ${encontrado(input)}.`
  return undefined
}

function opciones(values: readonly unknown[]): string {
  const names = values.slice(0, 12).map(String)
  return names.length === 1 ? (names[0] ?? '') : `una de: ${names.join(', ')}${values.length > 12 ? '…' : ''}`
}
