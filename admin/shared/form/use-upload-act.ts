import { useRef, useState } from 'react'
import { isAbort } from '#admin/providers/api-error.ts'
import { useAct } from './use-act.ts'
import type { Act, ActOptions } from './use-act.ts'
import type { UploadOptions } from '#admin/providers/api-client.ts'

/** What goes with each of its calls: the way to stop it, and to tell how much of the file went up. */
type Sending = Required<Pick<UploadOptions, 'signal' | 'onProgress'>>

interface UploadActOptions<Input, Result> extends Omit<ActOptions<Input, Result, unknown>, 'call'> {
  readonly call: (input: Input, sending: Sending) => Promise<Result>
}

export interface UploadAct<Input, Result> extends Act<Input, Result> {
  /** 0..1 of the file sent. */
  readonly share: number
  /** Stops it; what the person stopped is no failure. */
  readonly cancel: () => void
}

/** An act that sends a file: how much of it went up, and the way to stop it. */
export function useUploadAct<Input, Result>({
  call,
  ...options
}: UploadActOptions<Input, Result>): UploadAct<Input, Result> {
  const control = useRef<AbortController>(undefined)
  const [share, setShare] = useState(0)
  const act = useAct<Input, Result>({
    ...options,
    call: (input) => {
      const { signal } = (control.current = new AbortController())
      setShare(0)
      return call(input, { signal, onProgress: setShare })
    },
  })
  return {
    ...act,
    error: isAbort(act.error) ? null : act.error,
    share,
    cancel: () => control.current?.abort(),
  }
}
