import { createContext, useContext, useEffect, useMemo } from 'react'
import { FormProvider, get, useController, useFormContext } from 'react-hook-form'
import { BindingContext } from './binding.ts'
import type { FieldValues } from 'react-hook-form'
import type { ReactElement, ReactNode } from 'react'
import type { BoundField, FormBinding } from './binding.ts'
import type { RecordState } from './use-record.ts'

interface Around {
  readonly id: string
  readonly theirs: FieldValues | null
  /** Fields in sight: what is wrong with another one is told above. */
  readonly fields: Set<string>
}

const AroundContext = createContext<Around | null>(null)

const BINDING: FormBinding = { useField: useRecordField }

/** One field of the record being edited. Throws when the record has no such value: the name was mistyped. */
function useRecordField(name: string): BoundField {
  const { control, formState } = useFormContext()
  const around = useContext(AroundContext)
  const { field, fieldState } = useController({ name, control })
  const fields = around?.fields
  useEffect(() => {
    fields?.add(name)
    return () => {
      fields?.delete(name)
    }
  }, [fields, name])
  if (get(formState.defaultValues, name) === undefined) throw new Error(`The form has no value ${name}`)
  return {
    id: controlId(around?.id ?? '', name),
    value: field.value as unknown,
    error: fieldState.error?.message ?? null,
    nota: notaOf(around?.theirs, name, field.value),
    set: field.onChange,
    leave: field.onBlur,
  }
}

/** "Ahora dice: …" of a text that somebody else changed meanwhile. */
function notaOf(theirs: FieldValues | null | undefined, name: string, mine: unknown): string | undefined {
  const value: unknown = theirs ? get(theirs, name) : undefined
  return typeof value === 'string' && value !== mine ? `Ahora dice: ${value || 'nada'}` : undefined
}

export function controlId(formId: string, name: string): string {
  return `${formId}-${name}`
}

interface RecordBindingProps<Values extends FieldValues> {
  id: string
  state: RecordState<Values>
  fields: Set<string>
  children: ReactNode
}

/** Ties the fields inside to a record being edited. */
export function RecordBinding<Values extends FieldValues>(props: RecordBindingProps<Values>): ReactElement {
  const { id, state, fields } = props
  const { theirs } = state
  const around = useMemo(() => ({ id, theirs, fields }), [id, theirs, fields])
  return (
    <FormProvider {...state.form}>
      <AroundContext value={around}>
        <BindingContext value={BINDING}>{props.children}</BindingContext>
      </AroundContext>
    </FormProvider>
  )
}
