import { foldText, normalizeText } from '#domain/identidad/normalize-text.ts'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import type { Issue } from '#domain/issue.ts'

/** How much a formula may hold: characters, parts (numbers, names, operators), parentheses within each other, and time. */
export const LIMITES_FORMULA = {
  titulo: 80,
  formula: 6_000,
  texto: 1_000,
  variables: 60,
  nodos: 2_000,
  niveles: 50,
  ms: 30,
} as const

/** The functions that a formula may call, with how many values each takes: no other exists. */
export const FUNCIONES_FORMULA = {
  min: { minimo: 1, maximo: 20, forma: 'min(a, b, …)' },
  max: { minimo: 1, maximo: 20, forma: 'max(a, b, …)' },
  abs: { minimo: 1, maximo: 1, forma: 'abs(a)' },
  raiz: { minimo: 1, maximo: 1, forma: 'raiz(a)' },
  redondear: { minimo: 2, maximo: 2, forma: 'redondear(a, decimales)' },
  truncar: { minimo: 2, maximo: 2, forma: 'truncar(a, decimales)' },
} as const satisfies Record<string, { readonly minimo: number; readonly maximo: number; readonly forma: string }>
export type FuncionFormula = keyof typeof FUNCIONES_FORMULA

export const isFuncionFormula = (nombre: string): nombre is FuncionFormula => Object.hasOwn(FUNCIONES_FORMULA, nombre)

/** What a formula may ask of the person that it is worked out for, by the name that it is written with. */
export const DATOS_PERSONA_FORMULA = {
  sueldo: 'Sueldo mensual',
  otras_prestaciones: 'Otras prestaciones, al mes',
  quinquenios: 'Quinquenios, al mes',
  dias: 'Días con aportación en la quincena abierta',
  antiguedad: 'Años cumplidos desde el ingreso',
} as const satisfies Record<string, string>
export type DatoPersonaFormula = keyof typeof DATOS_PERSONA_FORMULA

/** How a name is written in a formula: "Salario mínimo" → "salario_minimo". Accents and capitals never tell two apart. */
export function identificador(nombre: string): string {
  const plain = foldText(nombre).replaceAll(' ', '_')
  return /^\p{N}/u.test(plain) ? `n${plain}` : plain
}

/** Where a formula is wrong, counted from 1, and in which words. */
export interface FaltaFormula {
  readonly caracter: number
  readonly message: string
}

/** The names that a formula finds: values as decimal text, and other formulas by the name of their title. */
export interface NombresFormula {
  readonly valores: ReadonlyMap<string, string>
  readonly formulas: ReadonlyMap<string, string>
}

/** One operation of a worked out formula; `de` names the formula that it belongs to when it is another one. */
export interface PasoFormula {
  readonly de: string | null
  /** "12,335.75 ÷ 30". */
  readonly cuenta: string
  /** "411.191666…". */
  readonly valor: string
  /** What was gone on with, as decimal text; "sí" or "no" of a comparison. */
  readonly exacto: string
}

/** What is typed in "Nueva fórmula". */
export interface DatosFormula {
  readonly titulo: string
  readonly formula: string
  readonly desglose: string
  readonly descripcion: string
  readonly variables: readonly string[]
}

/** A form as typed, cleaned. */
export function cleanFormula(datos: DatosFormula): DatosFormula {
  return {
    titulo: normalizeText(datos.titulo),
    formula: datos.formula.trim(),
    desglose: datos.desglose.trim(),
    descripcion: datos.descripcion.trim(),
    variables: [...new Set(datos.variables.map(identificador))].filter(Boolean),
  }
}

/** What is wrong with the form before its formula is read (spec 2 §5: Título and Fórmula are required). */
export function formulaFormIssues({ titulo, formula, desglose, descripcion }: DatosFormula): Issue[] {
  const issues: Issue[] = []
  const add = (path: string, code: string, message: string): void => void issues.push({ path, code, message })
  if (titulo.trim() === '') add('titulo', 'requerido', 'Escribe el título de la fórmula.')
  else if (identificador(titulo) === '') add('titulo', 'letras', 'El título lleva al menos una letra o un número.')
  else if (titulo.length > LIMITES_FORMULA.titulo)
    add('titulo', 'largo', `El título lleva hasta ${LIMITES_FORMULA.titulo} caracteres.`)
  if (formula.trim() === '') add('formula', 'requerido', 'Escribe la fórmula.')
  else if (formula.length > LIMITES_FORMULA.formula)
    add(
      'formula',
      'largo',
      `La fórmula tiene ${formatCuenta(formula.length)} caracteres; se admiten hasta ${formatCuenta(LIMITES_FORMULA.formula)}.`,
    )
  for (const [path, text] of [
    ['desglose', desglose],
    ['descripcion', descripcion],
  ] as const)
    if (text.length > LIMITES_FORMULA.texto)
      add(path, 'largo', `Lleva hasta ${formatCuenta(LIMITES_FORMULA.texto)} caracteres.`)
  return issues
}

/** A fault as it is told beside the field: "Carácter 8: …". */
export function faltaTexto({ caracter, message }: FaltaFormula): string {
  return `Carácter ${caracter}: ${message}`
}
