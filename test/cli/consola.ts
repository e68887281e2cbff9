import type { Consola, ExitCode } from '#cli/context.ts'
import { runCli } from '#cli/program.ts'

export interface Corrida {
  readonly code: ExitCode
  readonly out: string
  readonly err: string
  readonly preguntas: readonly string[]
  /** How a long work went. */
  readonly estados: readonly string[]
}

/**
 * Runs the CLI in this process over the test's database. `answer`: what a person at a terminal says; none: no terminal.
 * `secretos`: what that person types without seeing it, in order.
 */
export async function portal(
  args: string | readonly string[],
  answer?: boolean,
  secretos: readonly string[] = [],
): Promise<Corrida> {
  const [out, err, preguntas, estados]: [string[], string[], string[], string[]] = [[], [], [], []]
  const porTeclear = [...secretos]
  const consola: Consola = {
    print: (line) => out.push(line),
    printError: (line) => err.push(line),
    printStatus: (line) => estados.push(line),
    rewritesStatus: false,
    isInteractive: answer !== undefined,
    ask: (question) => {
      preguntas.push(question)
      return Promise.resolve(answer === true)
    },
    askSecret: (question) => {
      preguntas.push(question)
      return Promise.resolve(porTeclear.shift() ?? '')
    },
  }
  const code = await runCli(typeof args === 'string' ? args.split(' ') : args, consola)
  return { code, out: out.join('\n'), err: err.join('\n'), preguntas, estados }
}
