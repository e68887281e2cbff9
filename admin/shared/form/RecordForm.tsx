import { useId, useState } from 'react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { FormErrors } from './FormErrors.tsx'
import { RecordBinding } from './record-binding.tsx'
import { useFirstError } from './use-first-error.ts'
import { useRecord } from './use-record.ts'
import type { FieldValues } from 'react-hook-form'
import type { ReactElement, ReactNode } from 'react'
import type { RecordOptions } from './use-record.ts'
import './form.css'

interface RecordFormProps<Values extends FieldValues, Result, Actual> extends RecordOptions<Values, Result, Actual> {
  /** Ids of the controls begin with it ("modulo" → "modulo-nombre"). */
  id?: string
  /** "Guardar proceso". */
  action: string
  /** What it does cannot be undone. */
  danger?: boolean
  busyText?: string
  /** What could not be done: "No se pudo guardar el proceso." */
  failure: string
  resumen?: (actual: Actual) => ReactNode
  /** A form of more than a few fields sums up what is wrong at its top. */
  summary?: boolean
  /** What it needs is not known yet. */
  waiting?: boolean
  /** Other ways on, before the button: "Cancelar" of a new record. */
  extra?: ReactNode
  children: ReactNode
}

/**
 * A record edited on its page: fields, what is wrong with them, "Descartar" while something changed, and the button that
 * saves. Leaving with changes asks first.
 */
export function RecordForm<Values extends FieldValues, Result, Actual>(
  props: RecordFormProps<Values, Result, Actual>,
): ReactElement {
  const { act, waiting = false } = props
  const own = useId()
  const id = props.id ?? own
  const state = useRecord(props)
  const [fields] = useState(() => new Set<string>())
  const form = useFirstError(state.attempt)
  return (
    <form
      ref={form}
      className="record-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!waiting) state.submit()
      }}
    >
      <FormErrors {...props} id={id} state={state} fields={fields} />
      <RecordBinding id={id} state={state} fields={fields}>
        {props.children}
      </RecordBinding>
      <div className="record-form-foot">
        {props.extra}
        {state.dirty && (
          <Button disabled={act.busy} onClick={state.discard}>
            Descartar
          </Button>
        )}
        <Button
          type="submit"
          variant={props.danger ? 'dangerSolid' : 'primary'}
          busy={act.busy}
          busyText={props.busyText ?? 'Guardando…'}
          disabled={waiting}
        >
          {props.action}
        </Button>
      </div>
    </form>
  )
}
