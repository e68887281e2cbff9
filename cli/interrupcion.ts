import { isEcho } from '#api/signal-echo.ts'
import type { ExitCode } from './context.ts'

const CODIGOS = { SIGINT: 130, SIGTERM: 143 } as const satisfies Record<string, ExitCode>

export interface Interrupcion {
  /** Aborts at the first Ctrl-C, or when the system asks to end; a second one, later, ends the program at once. */
  readonly signal: AbortSignal
  /** The exit code of what interrupted. */
  readonly codigo: () => ExitCode
  /** Signals do again what they do by themselves, unless one came. */
  readonly dejar: () => void
}

/** Takes the signals that end a program, so that a long command can leave its work whole. */
export function escucharInterrupcion(): Interrupcion {
  const abort = new AbortController()
  let codigo: ExitCode = 130
  let first = 0
  const onSignal = (signal: NodeJS.Signals) => {
    if (abort.signal.aborted) {
      if (!isEcho(first)) process.exit(codigo)
      return
    }
    first = performance.now()
    codigo = signal === 'SIGTERM' ? CODIGOS.SIGTERM : CODIGOS.SIGINT
    abort.abort()
  }
  const signals = Object.keys(CODIGOS) as (keyof typeof CODIGOS)[]
  for (const signal of signals) process.on(signal, onSignal)
  return {
    signal: abort.signal,
    codigo: () => codigo,
    dejar: () => {
      // Interrupted, the program is about to end with its own exit code: an echo must not change it.
      if (abort.signal.aborted) return
      for (const signal of signals) process.off(signal, onSignal)
    },
  }
}
