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

/** Runs the CLI in this process over the test's database. `answer`: what a person at a terminal says; none: no terminal. */
export async function portal(args: string | readonly string[], answer?: boolean): Promise<Corrida> {
  const [out, err, preguntas, estados]: [string[], string[], string[], string[]] = [[], [], [], []]
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
  }
  const code = await runCli(typeof args === 'string' ? args.split(' ') : args, consola)
  return { code, out: out.join('\n'), err: err.join('\n'), preguntas, estados }
}
