import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { ErrorSummary } from '#admin/shared/ui/campos/ErrorSummary.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { errorMessage } from '#admin/providers/api-error.ts'
import { isToldBy } from '#admin/providers/field-errors.ts'
import { flatErrors } from './flat-errors.ts'
import { controlId } from './record-binding.tsx'
import type { FieldValues } from 'react-hook-form'
import type { ReactElement, ReactNode } from 'react'
import type { Act } from './use-act.ts'
import type { RecordState } from './use-record.ts'

interface FormErrorsProps<Values extends FieldValues, Result, Actual> {
  id: string
  state: RecordState<Values>
  act: Act<Values, Result, Actual>
  fields: ReadonlySet<string>
  /** What could not be done: "No se pudo guardar el módulo." */
  failure: string
  /** The record as it is now, in words. */
  resumen?: (actual: Actual) => ReactNode
  /** A form of many fields lists what is wrong at its top. */
  summary?: boolean
}

/** What is wrong, above the fields: only what no field tells, or all of it in a form that sums up. */
export function FormErrors<Values extends FieldValues, Result, Actual>(
  props: FormErrorsProps<Values, Result, Actual>,
): ReactElement | null {
  const { id, state, act, fields } = props
  const errors = flatErrors(state.form.formState.errors)
  const shown = props.summary ? errors : errors.filter(({ path }) => !fields.has(path))
  if (act.actual !== null && state.theirs) return <Conflict {...props} actual={act.actual} />
  return (
    <>
      <ErrorSummary
        errors={shown.map(({ path, message }) => ({ id: controlId(id, path), message }))}
        attempt={state.attempt}
      />
      {Boolean(act.error) && !isToldBy(act.error, [...fields]) && (
        <ErrorState title={props.failure} error={act.error} />
      )}
    </>
  )
}

/** Who changed it, as the server tells it, and what it says now. */
function Conflict<Values extends FieldValues, Result, Actual>({
  act,
  state,
  resumen,
  actual,
}: FormErrorsProps<Values, Result, Actual> & { actual: Actual }): ReactElement {
  return (
    <Note
      tone="warn"
      live
      action={
        <Button size="sm" onClick={state.takeTheirs}>
          Usar los datos actuales
        </Button>
      }
    >
      <strong>{errorMessage(act.error)}</strong>
      {resumen && <> Ahora dice: {resumen(actual)}.</>}
    </Note>
  )
}
