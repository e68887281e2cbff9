import { documentErrors, fieldErrors, padronErrors, PASO_TEXTO, rowId } from './step-checks.ts'
import { ETIQUETA, fieldId } from './paths.ts'
import type { SummaryError } from '#admin/shared/ui/ErrorSummary.tsx'
import type { Alta } from './alta-context.ts'

interface StepErrors {
  readonly title: string
  readonly errors: readonly SummaryError[]
}

/** Why a step cannot go on, with the sentence that the wizard says of it. */
export function stepErrors(alta: Alta, step: number): StepErrors {
  const { model, padron, captura } = alta
  if (step === 1) {
    const errors = [...serverSummary(alta, 1), ...documentErrors(model, padron, captura.parecidosVistos)]
    const title = model.faltan.length > 0 ? PASO_TEXTO.documentos : 'Revisa esto antes de continuar.'
    return { title, errors }
  }
  if (step === 2) {
    const errors = [
      ...serverSummary(alta, 2),
      ...fieldErrors(model.personalesIssues),
      ...padronErrors(padron, captura.parecidosVistos),
    ]
    return { title: PASO_TEXTO.personales, errors }
  }
  if (step === 3)
    return {
      title: PASO_TEXTO.laborales,
      errors: [...serverSummary(alta, 3), ...fieldErrors(model.laboralesIssues)],
    }
  return { title: PASO_TEXTO.todos, errors: [] }
}

const LABORALES = new Set([
  'entidad',
  'adscripcion',
  'dependencia',
  'area',
  'categoria',
  'nombreCategoria',
  'salario',
  'fechaIngreso',
])

/** The step that holds a field which the server refused. */
export function stepOfPath(path: string): number {
  if (path.startsWith('documentos')) return 1
  return LABORALES.has(path) ? 3 : 2
}

function serverSummary({ serverErrors }: Alta, step: number): SummaryError[] {
  return Object.entries(serverErrors)
    .filter(([path]) => stepOfPath(path) === step)
    .map(([path, message]) =>
      step === 1
        ? { id: rowId(path.replace('documentos.', '')), message }
        : { id: fieldId(path), message: `${ETIQUETA[path] ?? path}: ${message}` },
    )
}
