import type { Consola } from '#cli/context.ts'
import { runCli, type ExitCode } from '#cli/program.ts'

export interface Corrida {
  readonly code: ExitCode
  readonly out: string
  readonly err: string
  readonly preguntas: readonly string[]
}

/** Runs the CLI in this process over the test's database. `answer`: what a person at a terminal says; none: no terminal. */
export async function portal(args: string, answer?: boolean): Promise<Corrida> {
  const [out, err, preguntas]: [string[], string[], string[]] = [[], [], []]
  const consola: Consola = {
    print: (line) => out.push(line),
    printError: (line) => err.push(line),
    isInteractive: answer !== undefined,
    ask: (question) => {
      preguntas.push(question)
      return Promise.resolve(answer === true)
    },
  }
  const code = await runCli(args.split(' '), consola)
  return { code, out: out.join('\n'), err: err.join('\n'), preguntas }
}
