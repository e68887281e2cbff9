import { curpIssues } from '#domain/identidad/curp.ts'
import type { Issue } from '#domain/issue.ts'

/** Beneficiaries that a testamentary letter has room for. */
export const BENEFICIARIOS_MAX = 6

/** Who receives a part of the funds; the percentage as it is typed. */
export interface Beneficiario {
  readonly nombre: string
  readonly parentesco: string
  readonly porcentaje: string
}

export const SIN_BENEFICIARIO: Beneficiario = { nombre: '', parentesco: '', porcentaje: '' }

const isEmpty = ({ nombre, parentesco, porcentaje }: Beneficiario): boolean =>
  nombre.trim() === '' && parentesco.trim() === '' && porcentaje.trim() === ''

/** Those of whom something was written. */
export function beneficiariosEscritos(beneficiarios: readonly Beneficiario[]): readonly Beneficiario[] {
  return beneficiarios.filter((one) => !isEmpty(one))
}

/** A percentage in hundredths ("33.33" → 3333); null when it is none of 0.01 to 100. */
function centesimos(porcentaje: string): number | null {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(porcentaje.trim())
  if (!match) return null
  const value = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return value >= 1 && value <= 10_000 ? value : null
}

/** What of the letter is written wrong: a name without its part, a part that is no percentage, parts that are not 100 %. */
export function cartaIssues(curp: string, beneficiarios: readonly Beneficiario[]): Issue[] {
  const escritos = beneficiarios.map((one, index) => ({ ...one, index })).filter((one) => !isEmpty(one))
  const issues: Issue[] = curp === '' ? [] : curpIssues(curp)
  for (const { nombre, porcentaje, index } of escritos) {
    if (nombre.trim() === '') issues.push(wrong(`nombre.${index}`, 'Falta el nombre de quien recibe.'))
    if (centesimos(porcentaje) === null)
      issues.push(wrong(`porcentaje.${index}`, 'El porcentaje va de 0.01 a 100, con dos decimales a lo más.'))
  }
  if (escritos.length === 0 || issues.some(({ path }) => path.startsWith('porcentaje'))) return issues
  const sum = escritos.reduce((total, { porcentaje }) => total + (centesimos(porcentaje) ?? 0), 0)
  if (sum === 10_000) return issues
  const last = escritos.at(-1)?.index ?? 0
  return [...issues, wrong(`porcentaje.${last}`, `Los porcentajes suman ${sum / 100} %: deben sumar 100 %.`)]
}

const wrong = (path: string, message: string): Issue => ({ path, code: 'formato', message })
