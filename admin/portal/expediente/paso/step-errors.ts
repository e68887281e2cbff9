import { documentErrors, fieldErrors, padronErrors, rowId, sinLlegar } from './step-checks.ts'
import { ETIQUETA, fieldId } from '#admin/portal/expediente/paths.ts'
import type { SummaryError } from '#admin/shared/ui/campos/ErrorSummary.tsx'
import type { Tramite } from '#admin/portal/expediente/tramite/tramite-context.ts'

interface StepErrors {
  readonly title: string
  readonly errors: readonly SummaryError[]
}

/** Why a step cannot go on, with the sentence that the wizard says of it. */
export function stepErrors(tramite: Tramite, step: number): StepErrors {
  const { model, padron, captura, reglas } = tramite
  if (step === 1) {
    const errors = [...serverSummary(tramite, 1), ...documentErrors(tramite)]
    const title = sinLlegar(tramite).length > 0 ? reglas.textos.documentos : 'Revisa esto antes de continuar.'
    return { title, errors }
  }
  if (step === 2) {
    const errors = [
      ...serverSummary(tramite, 2),
      ...fieldErrors(model.personalesIssues),
      ...padronErrors(padron, captura.parecidosVistos),
    ]
    return { title: reglas.textos.personales, errors }
  }
  if (step === 3)
    return {
      title: reglas.textos.laborales,
      errors: [...serverSummary(tramite, 3), ...fieldErrors(model.laboralesIssues)],
    }
  return { title: reglas.textos.todos, errors: [] }
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
  'observaciones',
])

/** The step that holds a field which the server refused. */
export function stepOfPath(path: string): number {
  if (path.startsWith('documentos')) return 1
  return LABORALES.has(path) ? 3 : 2
}

function serverSummary({ serverErrors }: Tramite, step: number): SummaryError[] {
  return Object.entries(serverErrors)
    .filter(([path]) => stepOfPath(path) === step)
    .map(([path, message]) =>
      step === 1
        ? { id: rowId(path.replace('documentos.', '')), message }
        : { id: fieldId(path), message: `${ETIQUETA[path] ?? path}: ${message}` },
    )
}
