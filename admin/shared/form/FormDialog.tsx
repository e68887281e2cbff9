import { useEffect, useId, useState } from 'react'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { FormErrors } from './FormErrors.tsx'
import { RecordBinding } from './record-binding.tsx'
import { useFirstError } from './use-first-error.ts'
import { useRecord } from './use-record.ts'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { ReactElement, ReactNode } from 'react'
import type { RecordOptions } from './use-record.ts'

export interface FormDialogProps<Values extends FieldValues, Result, Actual> extends RecordOptions<
  Values,
  Result,
  Actual
> {
  /** Ids of the controls begin with it ("retirar" → "retirar-motivo"). */
  id?: string
  title: string
  /** What goes on: "Retirar movimiento". */
  action: string
  busyText: string
  /** What could not be done: "No se pudo retirar." */
  failure: string
  danger?: boolean
  cancel?: string
  size?: 'sm' | 'md' | 'lg'
  resumen?: (actual: Actual) => ReactNode
  /** A form of more than a few fields sums up what is wrong at its top. */
  summary?: boolean
  waiting?: boolean
  extra?: ReactNode
  /** A value was changed: what was told of the former ones holds no more. */
  onChange?: () => void
  onClose: () => void
  children: ReactNode
}

/** An act that asks something first, in a dialog: fields judged by a rule of `domain/`, sent once, refusals at their fields. */
export function FormDialog<Values extends FieldValues, Result, Actual>(
  props: FormDialogProps<Values, Result, Actual>,
): ReactElement {
  const { act, title, action, busyText, danger, cancel, size, waiting, extra, onClose } = props
  const own = useId()
  const id = props.id ?? own
  const state = useRecord(props)
  const [fields] = useState(() => new Set<string>())
  const form = useFirstError(state.attempt)
  useChanges(state.form, props.onChange)
  return (
    <ActDialog
      {...{ title, action, busyText, danger, cancel, size, waiting, extra, onClose }}
      formRef={form}
      busy={act.busy}
      dirty={state.dirty}
      onSubmit={state.submit}
    >
      <FormErrors {...props} id={id} state={state} fields={fields} />
      <RecordBinding id={id} state={state} fields={fields}>
        {props.children}
      </RecordBinding>
    </ActDialog>
  )
}

function useChanges<Values extends FieldValues>({ watch }: UseFormReturn<Values>, onChange?: () => void): void {
  useEffect(() => {
    if (!onChange) return
    const told = watch((_values, { type }) => {
      if (type === 'change') onChange()
    })
    return () => told.unsubscribe()
  }, [watch, onChange])
}
