import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isApiError } from '#admin/providers/api-error.ts'
import { useToast } from '#admin/shared/ui/capas/toast-context.ts'
import { keepFocus } from './kept-focus.ts'
import { sendingKey } from './sending-key.ts'
import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'
import type { ApiError } from '#admin/providers/api-error.ts'
import type { ToastAction } from '#admin/shared/ui/capas/toast-context.ts'

/** What asks again: the resource that a query's key begins with, a filter of queries, or what is no query of its own. */
export type ActKey = string | InvalidateQueryFilters | (() => Promise<unknown>)

/** What a toast says, with what can be done from it. */
export interface ActToast {
  readonly text: string
  readonly action: ToastAction
}

export interface ActOptions<Input, Result, Actual> {
  readonly call: (input: Input) => Promise<Result>
  /** What asks again once it is done. */
  readonly keys?: readonly ActKey[]
  /** What the toast says; without it, or where it gives null, nothing is said. */
  readonly toast?: (result: Result, input: Input) => string | ActToast | null
  /** Goes on from what was done: closes the dialog, opens the record. */
  readonly done?: (result: Result, input: Input) => unknown
  /** Where a failure is told outside of what acts (above a list). */
  readonly failed?: (error: unknown, input: Input) => void
  /** Somebody else changed it first (409 `version`): the record as it is now, and who changed it, in words. */
  readonly conflict?: (actual: Actual, mensaje: string) => void
  /** What is in sight is gone with the act: `done` leaves before anything is asked again. */
  readonly leaves?: boolean
}

export interface Act<Input, Result = unknown, Actual = unknown> {
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

/** What was asked again is drawn in a turn of its own, after the act has ended. */
const DRAWN_MS = 60

/** What was in sight is no longer so: it is gone, or somebody changed it first. */
const OUTDATED: ReadonlySet<number> = new Set([404, 409])

const isConflict = (error: unknown): error is ApiError => isApiError(error) && error.codigo === 'version'

/** What is in sight is asked again; what is not is forgotten: whoever goes back to it is not shown what was before the act. */
function askAgain(client: QueryClient, key: ActKey): Promise<unknown> {
  if (typeof key === 'function') return key()
  if (typeof key === 'string') client.removeQueries({ queryKey: [key], type: 'inactive' })
  return client.invalidateQueries(typeof key === 'string' ? { queryKey: [key] } : key)
}

/**
 * The one way to act on the server. Pessimistic: the screen changes when the server has answered and what shows the
 * change was asked for again. After a 404 or 409 it is asked for again too, so that the page under a dialog shows what is there.
 */
export function useAct<Input = void, Result = unknown, Actual = unknown>(
  options: ActOptions<Input, Result, Actual>,
): Act<Input, Result, Actual> {
  const { call, keys = [], toast, done, failed, conflict, leaves = false } = options
  const client = useQueryClient()
  const { success } = useToast()
  // What is under way, each with what puts the focus back.
  const sending = useRef(new Map<string, () => void>())
  const finished = useRef(false)
  const [times, setTimes] = useState(0)
  const refresh = async (): Promise<void> => {
    await Promise.all(keys.map((key) => askAgain(client, key)))
  }
  const { mutate, isPending, error, data, reset } = useMutation<Result, Error, Input>({
    mutationFn: call,
    onSuccess: async (result, input) => {
      if (!leaves) await refresh()
      const said = toast?.(result, input) ?? null
      if (typeof said === 'string') success(said)
      else if (said) success(said.text, said.action)
      finished.current = true
      // What left is gone before anything is asked again: a dialog still drawn would ask for what the act has deleted.
      await (leaves ? flushSync(() => done?.(result, input)) : done?.(result, input))
      setTimes((n) => n + 1)
      if (leaves) await refresh()
    },
    onError: (failure, input) => {
      if (isApiError(failure) && OUTDATED.has(failure.status)) void refresh()
      if (conflict && isConflict(failure)) conflict(failure.body.actual as Actual, failure.message)
      else failed?.(failure, input)
    },
    onSettled: (_result, _failure, input) => {
      const what = sendingKey(input)
      const back = sending.current.get(what)
      if (back) setTimeout(back, DRAWN_MS)
      sending.current.delete(what)
      finished.current = false
    },
  })
  const [stable] = useState(() => ({ isDone: () => finished.current }))
  const run = useCallback(
    (input: Input) => {
      const what = sendingKey(input)
      if (sending.current.has(what)) return
      sending.current.set(what, keepFocus())
      mutate(input)
    },
    [mutate],
  )
  return {
    run,
    busy: isPending,
    error,
    campos: isApiError(error) ? error.campos : NONE,
    actual: isConflict(error) ? ((error.body.actual ?? null) as Actual | null) : null,
    result: data,
    times,
    isDone: stable.isDone,
    reset,
  }
}
