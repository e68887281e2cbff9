import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
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
  /** What is in sight is gone with the act: `done` leaves before anything is asked again. */
  readonly leaves?: boolean
}

export interface Act<Input, Result, Actual = unknown> {
  /** Sends it; a second press while it is under way sends nothing. Never rejects: what failed is in `error`. */
  readonly run: (input: Input) => void
  readonly busy: boolean
  readonly error: unknown
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

/**
 * The one way to act on the server. Pessimistic: the screen changes when the server has answered and what shows the
 * change was asked for again. After any 409 it is asked for again too, so that the page under a dialog shows what is there.
 */
export function useAct<Input = void, Result = unknown, Actual = unknown>(
  options: ActOptions<Input, Result>,
): Act<Input, Result, Actual> {
  const { call, keys = [], toast, done, leaves = false } = options
  const client = useQueryClient()
  const { success } = useToast()
  const sending = useRef(false)
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
      if (isApiError(failure) && failure.status === 409) void refresh()
    },
    onSettled: () => {
      sending.current = false
      finished.current = false
    },
  })
  const [stable] = useState(() => ({ isDone: () => finished.current }))
  const refusal = isApiError(error) ? error : null
  return {
    run: (input) => {
      if (sending.current) return
      sending.current = true
      mutate(input)
    },
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
