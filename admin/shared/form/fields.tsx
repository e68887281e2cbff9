import { Checkbox } from '#admin/shared/ui/campos/Checkbox.tsx'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { DateInput } from '#admin/shared/ui/campos/DateInput.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { MoneyInput } from '#admin/shared/ui/campos/MoneyInput.tsx'
import { PasswordInput } from '#admin/shared/ui/campos/PasswordInput.tsx'
import { RadioGroup } from '#admin/shared/ui/campos/RadioGroup.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { TextArea } from '#admin/shared/ui/campos/TextArea.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { useBound } from './binding.ts'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import type { BoundField } from './binding.ts'
import type { ComboboxProps } from '#admin/shared/ui/campos/Combobox.tsx'
import type { FieldProps } from '#admin/shared/ui/campos/Field.tsx'
import type { Option } from '#admin/shared/ui/campos/option.ts'
import type { SelectProps } from '#admin/shared/ui/campos/Select.tsx'
import type { TextInputProps } from '#admin/shared/ui/campos/TextInput.tsx'

/** What stands around a control: label, help, place in the grid. */
type Surround = Omit<FieldProps, 'id' | 'error' | 'children'>

/** What every field of a form says of itself: its name in the record, and what stands around its control. */
interface Own extends Surround {
  name: string
}

type Control<Props> = Own & Omit<Props, keyof Own | 'id' | 'value' | 'onChange' | 'onBlur' | 'ref'>

/** Parts a field's props into what stands around the control and what the control gets. */
function split<Props extends Own>(props: Props): [name: string, around: Surround, control: Omit<Props, keyof Own>] {
  const { name, label, help, optional, source, aside, count, span, width, className, ...control } = props
  return [name, { label, help, optional, source, aside, count, span, width, className }, control]
}

interface AroundProps {
  own: Surround
  bound: BoundField
  children: ReactNode
}

function Around({ own, bound, children }: AroundProps): ReactElement {
  return (
    <Field {...own} id={bound.id} help={bound.nota ?? own.help} error={bound.error}>
      {children}
    </Field>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** One line of text; empty it is "". */
export function TextField(props: Control<TextInputProps>): ReactElement {
  const [name, own, control] = split(props)
  const bound = useBound(name)
  return (
    <Around own={own} bound={bound}>
      <TextInput
        {...control}
        value={textOf(bound.value)}
        onChange={(event) => bound.set(event.target.value)}
        onBlur={bound.leave}
      />
    </Around>
  )
}

export function PasswordField(props: Control<ComponentProps<typeof PasswordInput>>): ReactElement {
  const [name, own, control] = split(props)
  const bound = useBound(name)
  return (
    <Around own={own} bound={bound}>
      <PasswordInput
        {...control}
        value={textOf(bound.value)}
        onChange={(event) => bound.set(event.target.value)}
        onBlur={bound.leave}
      />
    </Around>
  )
}

interface Counted {
  /** Says how many of the letters that it may have are written. */
  counted?: boolean
}

/** Several lines of text. */
export function AreaField(props: Control<ComponentProps<'textarea'>> & Counted): ReactElement {
  const [name, own, { counted = false, ...control }] = split(props)
  const bound = useBound(name)
  const { maxLength } = control
  const count = counted && maxLength !== undefined ? { value: textOf(bound.value).length, max: maxLength } : own.count
  return (
    <Around own={{ ...own, count }} bound={bound}>
      <TextArea
        {...control}
        value={textOf(bound.value)}
        onChange={(event) => bound.set(event.target.value)}
        onBlur={bound.leave}
      />
    </Around>
  )
}

/** A whole number of at most `digits` figures; empty it is null. */
export function NumberField(props: Control<TextInputProps> & { digits: number }): ReactElement {
  const [name, own, { digits, ...control }] = split(props)
  const bound = useBound(name)
  const set = (text: string): void => {
    const figures = text.replace(/\D/g, '').slice(0, digits)
    bound.set(figures === '' ? null : Number(figures))
  }
  return (
    <Around own={own} bound={bound}>
      <TextInput
        inputMode="numeric"
        {...control}
        value={typeof bound.value === 'number' ? String(bound.value) : ''}
        onChange={(event) => set(event.target.value)}
        onBlur={bound.leave}
      />
    </Around>
  )
}

/** An amount in integer centavos; empty it is null, and NaN while what is typed is no amount. */
export function MoneyField(props: Control<ComponentProps<typeof MoneyInput>>): ReactElement {
  const [name, own, control] = split(props)
  const bound = useBound(name)
  const value = typeof bound.value === 'number' ? bound.value : null
  return (
    <Around own={own} bound={bound}>
      <MoneyInput {...control} value={value} onChange={bound.set} onBlur={bound.leave} />
    </Around>
  )
}

/** A day as "2026-11-21"; empty it is "". What is no day stays as it was typed, for the rules to say so. */
export function DateField(props: Control<ComponentProps<typeof DateInput>>): ReactElement {
  const [name, own, control] = split(props)
  const bound = useBound(name)
  return (
    <Around own={own} bound={bound}>
      <DateInput {...control} value={textOf(bound.value)} onChange={bound.set} onBlur={bound.leave} />
    </Around>
  )
}

interface Choice {
  /** The values are ids: the record holds a number, null without a choice. */
  numeric?: boolean
}

function choiceText(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : ''
}

function choiceValue(text: string, numeric: boolean): string | number | null {
  if (!numeric) return text
  return text === '' ? null : Number(text)
}

/** A choice among up to seven. */
export function SelectField(props: Control<SelectProps> & Choice): ReactElement {
  const [name, own, { numeric = false, ...control }] = split(props)
  const bound = useBound(name)
  return (
    <Around own={own} bound={bound}>
      <Select
        {...control}
        value={choiceText(bound.value)}
        onChange={(event) => bound.set(choiceValue(event.target.value, numeric))}
        onBlur={bound.leave}
      />
    </Around>
  )
}

/** A choice among many: one types to search. */
export function ComboField(props: Control<Omit<ComboboxProps, 'label'>> & Choice): ReactElement {
  const [name, own, { numeric = false, ...control }] = split(props)
  const bound = useBound(name)
  return (
    <Around own={own} bound={bound}>
      <Combobox
        {...control}
        value={choiceText(bound.value)}
        onChange={(text) => bound.set(choiceValue(text, numeric))}
        onBlur={bound.leave}
      />
    </Around>
  )
}

interface CheckFieldProps {
  name: string
  label: ReactNode
  help?: ReactNode
  disabled?: boolean
}

/** Yes or no. */
export function CheckField({ name, ...props }: CheckFieldProps): ReactElement {
  const bound = useBound(name)
  return (
    <Checkbox
      {...props}
      id={bound.id}
      error={bound.error}
      checked={bound.value === true}
      onChange={(event) => bound.set(event.target.checked)}
      onBlur={bound.leave}
    />
  )
}

interface RadioFieldProps {
  name: string
  legend: ReactNode
  options: readonly Option[]
  help?: ReactNode
  inline?: boolean
}

/** A choice whose few answers are all in sight. */
export function RadioField({ name, help, ...props }: RadioFieldProps): ReactElement {
  const bound = useBound(name)
  return (
    <RadioGroup
      {...props}
      id={bound.id}
      help={bound.nota ?? help}
      error={bound.error}
      value={textOf(bound.value)}
      onChange={bound.set}
    />
  )
}
