import { foldText, normalizeText } from '#domain/identidad/normalize-text.ts'
import type { Issue } from '#domain/issue.ts'
import { isEnRango, rangoTexto } from './rango-constante.ts'

export const LIMITES_CONSTANTE = { nombre: 60, valor: 20 } as const

/** A row of `GET /api/variables` (spec 3 §2.15): one value of a constant, and from which day it holds. */
export interface ConstanteDocumentada {
  readonly NOMBRE: string
  readonly VALOR: number
  /** The same as it was written: a number of JavaScript rounds what has more than fifteen digits. */
  readonly VALOR_TEXTO: string
  readonly FECHA: string
  readonly AUTOR: string
}

/** A constant with its history, newest first: the first one whose day has come, and that it may be, is the value in force. */
export interface ConstanteAgrupada {
  readonly nombre: string
  readonly vigente: ConstanteDocumentada | null
  readonly historial: readonly ConstanteDocumentada[]
}

/** Values of one name together, in the order in which the names come; rows of a name newest first. */
export function agruparConstantes(rows: readonly ConstanteDocumentada[], hoy: string): ConstanteAgrupada[] {
  const groups = new Map<string, ConstanteDocumentada[]>()
  for (const row of rows) {
    const key = foldText(row.NOMBRE)
    const own = groups.get(key)
    if (own) own.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()].map((historial) => ({
    nombre: historial[0]?.NOMBRE ?? '',
    vigente: historial.find(({ NOMBRE, VALOR, FECHA }) => FECHA <= hoy && isEnRango(NOMBRE, VALOR)) ?? null,
    historial,
  }))
}

const OBLIGATORIOS = 'Todos los campos son obligatorios.'
const NUMERO = /^-?\d{1,12}(\.\d{1,6})?$/

/** A name and a value as typed, cleaned: no spaces around, no thousands separators. */
export function cleanConstante(nombre: string, valor: string): { readonly nombre: string; readonly valor: string } {
  return { nombre: normalizeText(nombre), valor: valor.trim().replaceAll(',', '') }
}

/** What is wrong with a cleaned constant, in the documented words (spec 3 §5), or with one that a rule reads. */
export function constanteIssues({ nombre, valor }: { readonly nombre: string; readonly valor: string }): Issue[] {
  const issues: Issue[] = []
  if (nombre === '') issues.push({ path: 'nombre', code: 'requerido', message: OBLIGATORIOS })
  else if (nombre.length > LIMITES_CONSTANTE.nombre)
    issues.push({
      path: 'nombre',
      code: 'largo',
      message: `El nombre lleva hasta ${LIMITES_CONSTANTE.nombre} caracteres.`,
    })
  if (valor === '') issues.push({ path: 'valor', code: 'requerido', message: OBLIGATORIOS })
  else if (!NUMERO.test(valor))
    issues.push({ path: 'valor', code: 'numero', message: 'El valor debe ser un número válido.' })
  else if (!isEnRango(nombre, Number(valor)))
    issues.push({ path: 'valor', code: 'rango', message: rangoTexto(nombre, Number(valor)) })
  return issues
}
