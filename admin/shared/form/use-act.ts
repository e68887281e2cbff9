import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { isApiError } from '#admin/providers/api-error.ts'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import type { InvalidateQueryFilters } from '@tanstack/react-query'

export interface ActOptions<Input, Result> {
  readonly call: (input: Input) => Promise<Result>
  /** What asks again once it is done: the resource that a query's key begins with, or a filter of queries. */
  readonly keys?: readonly (string | InvalidateQueryFilters)[]
  /** What the toast says; without it nothing is said. */
  readonly toast?: (result: Result, input: Input) => string
  /** Goes on from what was done: closes the dialog, opens the record. */
  readonly done?: (result: Result, input: Input) => unknown
  /** Where a failure is told outside of what acts (above a list). */
  readonly failed?: (error: unknown) => void
  /** What is in sight is gone with the act: `done` leaves before anything is asked again. */
  readonly leaves?: boolean
}

export interface Act<Input, Result, Actual = unknown> {
  /** Sends it; the same again while it is under way sends nothing. Never rejects: what failed is in `error`. */
  readonly run: (input: Input) => void
  readonly busy: boolean
  readonly error: Error | null
  /** What the server says of fields (422). */
  readonly campos: Readonly<Record<string, string>>
  /** The record as it is now, when somebody else changed it first (409 `version`). */
  readonly actual: Actual | null
  readonly result: Result | undefined
  /** How many times it was done. */
  readonly times: number
  /** It was done and `done` is under way: leaving asks nothing. */
  readonly isDone: () => boolean
  /** Forgets what failed. */
  readonly reset: () => void
}

const NONE = {}

/** What is sent, to tell a second press from another act of the same kind (the next row's). */
const textOf = (input: unknown): string => JSON.stringify([input])

/** What was in sight is no longer so: it is gone, or somebody changed it first. */
const OUTDATED: ReadonlySet<number> = new Set([404, 409])

/**
 * The one way to act on the server. Pessimistic: the screen changes when the server has answered and what shows the
 * change was asked for again. After a 404 or 409 it is asked for again too, so that the page under a dialog shows what is there.
 */
export function useAct<Input = void, Result = unknown, Actual = unknown>(
  options: ActOptions<Input, Result>,
): Act<Input, Result, Actual> {
  const { call, keys = [], toast, done, failed, leaves = false } = options
  const client = useQueryClient()
  const { success } = useToast()
  const sending = useRef(new Set<string>())
  const finished = useRef(false)
  const [times, setTimes] = useState(0)
  const refresh = async (): Promise<void> => {
    const filters = keys.map((key) => (typeof key === 'string' ? { queryKey: [key] } : key))
    await Promise.all(filters.map((filter) => client.invalidateQueries(filter)))
  }
  const { mutate, isPending, error, data, reset } = useMutation<Result, Error, Input>({
    mutationFn: call,
    onSuccess: async (result, input) => {
      if (!leaves) await refresh()
      if (toast) success(toast(result, input))
      finished.current = true
      await done?.(result, input)
      setTimes((n) => n + 1)
      if (leaves) await refresh()
    },
    onError: (failure) => {
      if (isApiError(failure) && OUTDATED.has(failure.status)) void refresh()
      failed?.(failure)
    },
    onSettled: (_result, _failure, input) => {
      sending.current.delete(textOf(input))
      finished.current = false
    },
  })
  const [stable] = useState(() => ({ isDone: () => finished.current }))
  const run = useCallback(
    (input: Input) => {
      const what = textOf(input)
      if (sending.current.has(what)) return
      sending.current.add(what)
      mutate(input)
    },
    [mutate],
  )
  const refusal = isApiError(error) ? error : null
  return {
    run,
    busy: isPending,
    error,
    campos: refusal?.campos ?? NONE,
    actual: refusal?.codigo === 'version' ? ((refusal.body.actual ?? null) as Actual | null) : null,
    result: data,
    times,
    isDone: stable.isDone,
    reset,
  }
}
