import { useContext, useState } from 'react'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import { StepContext } from './step-context.ts'

interface FieldErrorState {
  readonly error: string | null
  readonly onBlur: () => void
}

/** The message of a field: the server's, else the rule's once the field was left with something in it or the step was tried. */
export function useFieldError(path: string): FieldErrorState {
  const { model, tried, serverErrors } = useTramite()
  const step = useContext(StepContext)
  const [left, setLeft] = useState(false)
  const issues = step === 3 ? model.laboralesIssues : model.personalesIssues
  const issue = issues.find((one) => one.path === path)
  const early = left && issue?.code !== 'requerido' && issue?.code !== 'confirmar'
  const shown = tried.has(step) || early
  return { error: serverErrors[path] ?? (shown ? (issue?.message ?? null) : null), onBlur: () => setLeft(true) }
}
