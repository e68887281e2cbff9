import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { issuesResolver } from './issues-resolver.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { Dispatch, RefObject, SetStateAction } from 'react'
import type { Act } from './use-act.ts'
import type { Rules } from './issues-resolver.ts'

export interface RecordOptions<Values extends FieldValues, Result, Actual> {
  /** What the fields begin with. A record's `version` goes in it: it is sent back as it was when editing began. */
  readonly initial: Values
  readonly act: Act<Values, Result, Actual>
  /** Rules of `domain/`: what is wrong with these values. */
  readonly rules?: Rules<Values>
  /** Values as they are judged and sent (texts trimmed). */
  readonly clean?: (values: Values) => Values
  /** The values of the record as it is now, when somebody else changed it first; without it the conflict is only told. */
  readonly fromActual?: (actual: Actual) => Values
}

export interface RecordState<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>
  readonly dirty: boolean
  readonly submit: () => void
  readonly discard: () => void
  /** Grows with each refusal: the first wrong field takes the focus. */
  readonly attempt: number
  /** What somebody else saved meanwhile. */
  readonly theirs: Values | null
  /** Goes on from what somebody else saved. */
  readonly takeTheirs: () => void
}

const noRules = (): readonly [] => []
const same = <T>(values: T): T => values

/**
 * A record being edited. One that is asked for again changes nothing that is being typed: only a form without changes takes
 * the new values. After a conflict the next save goes over what the person was shown.
 */
export function useRecord<Values extends FieldValues, Result, Actual>(
  options: RecordOptions<Values, Result, Actual>,
): RecordState<Values> {
  const { initial, act, rules = noRules, clean = same, fromActual } = options
  const [attempt, setAttempt] = useState(0)
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: issuesResolver(rules, clean),
    shouldFocusError: false,
  })
  const { isDirty } = form.formState
  useLeaveGuard(isDirty, act.isDone)
  const sent = useRef(initial)
  useSaved(form, act.times, sent)
  useFresh(form, initial, isDirty || act.busy)
  const theirs = act.actual !== null && fromActual ? fromActual(act.actual) : null
  useRefusal(form, act.campos, setAttempt)
  const send = (values: Values): void => {
    const version = theirs ? { version: (theirs as FieldValues)['version'] as unknown } : {}
    sent.current = values
    act.run({ ...clean(values), ...version })
  }
  return {
    form,
    dirty: isDirty,
    submit: () => void form.handleSubmit(send, () => setAttempt((n) => n + 1))(),
    discard: () => {
      form.reset(initial)
      act.reset()
    },
    attempt,
    theirs,
    takeTheirs: () => {
      if (theirs) form.reset(theirs)
      act.reset()
    },
  }
}

/** What was saved is no change any more; what was typed while it was being sent still is. */
function useSaved<Values extends FieldValues>(
  { getValues, reset, setValue }: UseFormReturn<Values>,
  times: number,
  sent: RefObject<Values>,
): void {
  const seen = useRef(times)
  useEffect(() => {
    if (seen.current === times) return
    seen.current = times
    const before = sent.current
    const typed = getValues()
    reset(before)
    for (const name of Object.keys(typed) as (Path<Values> & keyof Values)[])
      if (typed[name] !== before[name]) setValue(name, typed[name], { shouldDirty: true })
  }, [times, sent, getValues, reset, setValue])
}

/** Takes the record as it came anew, unless something is being typed over it. */
function useFresh<Values extends FieldValues>({ reset }: UseFormReturn<Values>, initial: Values, held: boolean): void {
  const text = JSON.stringify(initial)
  const taken = useRef(text)
  useEffect(() => {
    if (held || taken.current === text) return
    taken.current = text
    reset(initial)
  }, [held, text, initial, reset])
}

/** What the server says of fields goes to them. */
function useRefusal<Values extends FieldValues>(
  { setError }: UseFormReturn<Values>,
  campos: Readonly<Record<string, string>>,
  setAttempt: Dispatch<SetStateAction<number>>,
): void {
  useEffect(() => {
    const entries = Object.entries(campos)
    for (const [campo, message] of entries) setError(campo as Path<Values>, { type: 'servidor', message })
    if (entries.length > 0) setAttempt((n) => n + 1)
  }, [campos, setError, setAttempt])
}
