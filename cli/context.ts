import type { Actor } from '#domain/acceso/actor.ts'
import type { PruebaPropia } from '#domain/usuarios/prueba-propia.ts'

/** Where a command speaks to the person: replaced in tests by one that listens. */
export interface Consola {
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
  /** How a long work goes, on the error stream. On a terminal it takes the place of the one before; "" takes it away. */
  readonly printStatus: (line: string) => void
  /** Whether a status takes the place of the one before; where it does not, they should be few. */
  readonly rewritesStatus: boolean
  /** Whether somebody can answer a question. */
  readonly isInteractive: boolean
  readonly ask: (question: string) => Promise<boolean>
  /** An answer that the terminal does not show. */
  readonly askSecret: (question: string) => Promise<string>
}

/** What every command gets. */
export interface CliContext extends Consola {
  /** Who acts: the user of `--como`, else the account `sistema`. Checks first that the database is up to date. */
  readonly actor: () => Promise<Actor>
  /** The user of `--como`, who has typed their own password at the terminal: for what only a person does (decisions §11.10). */
  readonly persona: () => Promise<Actor>
  /** Asks before a command writes; `--yes` answers. Throws `CliError` when the person declines or no terminal can ask. */
  readonly confirm: (question: string, yes: true | undefined) => Promise<void>
  /** Prints the result of a command: `data` with `--json`, else `text`. */
  readonly answer: (json: true | undefined, data: object, text: string) => void
}

/**
 * 0 done. 1 refused or failed. 2 the command line is wrong: an unknown command or option, a malformed value, a file that does not
 * exist. 130 stopped by Ctrl-C, 143 by the system.
 */
export type ExitCode = 0 | 1 | 2 | 130 | 143

/** A refusal of the CLI itself, in Spanish; `exitCode` 1 unless said otherwise. */
export class CliError extends Error {
  override readonly name = 'CliError'
  readonly exitCode: ExitCode

  constructor(message: string, exitCode: ExitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** The terminal. Questions go to the error stream, so that what is piped stays clean. */
export const terminal: Consola = {
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
  printStatus: (line) => {
    // A terminal that does not tell its width has none of its own: 80 is what programs take it for.
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${line.slice(0, (process.stderr.columns || 80) - 1)}`)
    else if (line !== '') process.stderr.write(`${line}\n`)
  },
  rewritesStatus: process.stderr.isTTY,
  isInteractive: process.stdin.isTTY && process.stderr.isTTY,
  ask: async (question) => {
    const prompt = await openPrompt()
    // The library's own yes-or-no question takes and shows English words.
    const { answer } = await prompt<{ answer: string }>([
      {
        type: 'input',
        name: 'answer',
        message: `${question} (s/N)`,
        validate: (text: string) => /^(s|si|sí|n|no|)$/i.test(text.trim()) || 'Responde s (sí) o n (no)',
      },
    ])
    return /^s/i.test(answer.trim())
  },
  askSecret: async (question) => {
    const prompt = await openPrompt()
    const { answer } = await prompt<{ answer: string }>([
      { type: 'password', name: 'answer', message: question, mask: '*', toggleMask: false },
    ])
    return answer
  },
}

async function openPrompt() {
  const { default: inquirer } = await import('inquirer')
  return inquirer.createPromptModule({ output: process.stderr })
}

/** The context over a console; `como` gives the user named with `--como`, once the arguments are read. */
export function createContext(consola: Consola, como: () => string | undefined): CliContext {
  const actor = async (): Promise<Actor> => {
    await assertMigrated()
    return loadCliActor(como())
  }
  return {
    ...consola,
    actor,
    persona: async () => {
      const quien = await actor()
      await assertPersona(consola, quien)
      return quien
    },
    confirm: async (question, yes) => {
      if (yes) return
      if (!consola.isInteractive)
        throw new CliError('No hay una terminal donde preguntar: repite el comando con --yes para confirmar.')
      if (!(await consola.ask(question))) throw new CliError('Cancelado: no se cambió nada.')
    },
    answer: (json, data, text) => {
      consola.print(json ? JSON.stringify(data) : text)
    },
  }
}

/**
 * That the person who acts is at the terminal. Nobody else validates, reviews, approves, signs or gives a second hand, and
 * `--yes` answers no password.
 */
async function assertPersona(consola: Consola, actor: Actor): Promise<void> {
  if (actor.id === null)
    throw new CliError('Esto lo hace una persona, y no la cuenta sistema: di con --como qué usuario actúa.')
  if (!consola.isInteractive)
    throw new CliError(
      `Esto pide la contraseña de ${actor.nombre}: ejecútalo en una terminal. La opción --yes no la sustituye.`,
    )
  const { assertEnTerminal } = await import('#api/usuarios/clave/assert-en-terminal.ts')
  await withFields(() =>
    assertEnTerminal(actor, (prueba) => consola.askSecret(`${PREGUNTA[prueba]} de ${actor.nombre}`)),
  )
}

const PREGUNTA = {
  clave: 'Contraseña',
  codigo: 'Código de verificación',
} as const satisfies Record<PruebaPropia, string>

/** Prints the error of each field: a terminal has no form. */
export async function withFields<T>(work: () => Promise<T>): Promise<T> {
  const { AppError } = await import('#api/errors.ts')
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.issues.length === 0) throw error
    throw new CliError(error.issues.map(({ message }) => message).join('\n'))
  }
}

async function assertMigrated(): Promise<void> {
  const { pendingMigrations } = await import('#api/db/migrate.ts')
  const pending = await pendingMigrations()
  if (pending.length === 0) return
  const count = pending.length === 1 ? 'Falta 1 migración' : `Faltan ${pending.length} migraciones`
  throw new CliError(`${count} por aplicar: ejecuta primero portal migrar.`)
}

async function loadCliActor(usuario: string | undefined): Promise<Actor> {
  const { SISTEMA } = await import('#api/acceso/sistema.ts')
  if (usuario === undefined) return SISTEMA
  const { selectRow } = await import('#api/db/sql.ts')
  const { cleanUsuario } = await import('#domain/usuarios/usuario.ts')
  const { loadActor } = await import('#api/usuarios/load-actor.ts')
  const row = await selectRow<{ id: number }>('SELECT id FROM usuarios WHERE lower(usuario) = $1', [
    cleanUsuario(usuario),
  ])
  const actor = row ? await loadActor(row.id, SISTEMA.origen) : null
  if (!actor) throw new CliError(`No hay un usuario activo "${usuario}".`)
  return actor
}
