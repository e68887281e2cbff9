import { Argument, Command, CommanderError, Help, Option } from 'commander'
import paquete from '#package.json' with { type: 'json' }
import { registerBitacoraCommands } from './commands/bitacora.ts'
import { registerCairCommands } from './commands/cair.ts'
import { registerExtemporaneasCommands } from './commands/extemporaneas.ts'
import { registerCalendarioCommands } from './commands/calendario.ts'
import { registerDoctorCommand } from './commands/doctor.ts'
import { registerImportarCommands } from './commands/importar.ts'
import { registerMigrarCommand } from './commands/migrar.ts'
import { registerMovimientosCommands } from './commands/movimientos.ts'
import { registerOcrCommands } from './commands/ocr.ts'
import { registerPerfilesCommand } from './commands/perfiles.ts'
import { registerQuincenaCommands } from './commands/quincena.ts'
import { registerUsuariosCommands } from './commands/usuarios.ts'
import { registerRespaldoCommands } from './commands/respaldo.ts'
import { registerRetencionesCommands } from './commands/retenciones.ts'
import { CliError, createContext, type Consola, type ExitCode } from './context.ts'

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opciones:',
  'Global Options:': 'Opciones generales:',
  'Commands:': 'Comandos:',
}

/** Commander's help with its own words in Spanish. */
const HELP: Partial<Help> = {
  showGlobalOptions: true,
  styleTitle: (title) => TITLES[title] ?? title,
  commandUsage: (command) => inSpanish(new Help().commandUsage(command)),
  subcommandTerm: (command) => inSpanish(new Help().subcommandTerm(command)),
  optionDescription: (option) => {
    const text = new Help().optionDescription(option)
    const worded = text.replace('choices: ', 'valores: ').replace('default: ', 'por omisión: ')
    return option.mandatory ? `${worded} (obligatoria)` : worded
  },
}

const inSpanish = (usage: string): string => usage.replace('[options]', '[opciones]').replace('[command]', '<comando>')

/** The words of a usage error, by commander's code; `name` is what the person wrote, or what is missing. */
const USAGE_ERRORS: Readonly<Record<string, (name: string) => string>> = {
  'commander.unknownCommand': (name) => `No existe el comando ${name}.`,
  'commander.unknownOption': (name) => `No existe la opción ${name}.`,
  'commander.missingArgument': (name) => `Falta el argumento <${name}>.`,
  'commander.optionMissingArgument': (name) => `A la opción ${name} le falta su valor.`,
  'commander.missingMandatoryOptionValue': (name) => `Falta la opción ${name}.`,
  'commander.excessArguments': () => 'Sobran argumentos.',
}

/** What commander says of a value that is not among the choices of its option. */
const NOT_A_CHOICE =
  /^error: option '(?<option>[^' ]+)(?: [^']*)?' argument '(?<value>.*)' is invalid\. Allowed choices are (?<choices>.+)\.$/s

/** What commander puts before the message of our own check of an argument. */
const COMMANDERS_OWN = /^error: (.* is invalid( for argument '[^']*')?\. )?/

export function createProgram(consola: Consola): Command {
  const program = new Command('portal')
  const context = createContext(consola, () => program.opts<{ como?: string }>().como)
  program
    .description('Mantenimiento del portal desde la terminal.')
    .version(paquete.version, '-V, --version', 'muestra la versión')
    .option('--como <usuario>', 'actúa con los permisos de este usuario; sin ella, como la cuenta sistema')
  registerMigrarCommand(program, context)
  registerCalendarioCommands(program, context)
  registerBitacoraCommands(program, context)
  registerMovimientosCommands(program, context)
  registerOcrCommands(program, context)
  registerQuincenaCommands(program, context)
  registerCairCommands(program, context)
  registerExtemporaneasCommands(program, context)
  registerRetencionesCommands(program, context)
  registerImportarCommands(program, context)
  registerUsuariosCommands(program, context)
  registerPerfilesCommand(program, context)
  registerRespaldoCommands(program, context)
  registerDoctorCommand(program, context)
  for (const command of allCommands(program)) {
    if (command.commands.length === 0) command.addOption(new Option('--json', 'responde en JSON'))
    else addHelp(command)
    speakSpanish(command, consola)
  }
  return program
}

/** `help [comando…]` of a group. Commander's own says nothing about a command that does not exist. */
function addHelp(group: Command): void {
  group
    .helpCommand(false)
    .command('help')
    .description('muestra la ayuda de un comando')
    .addArgument(new Argument('[comando...]', 'de qué comando'))
    .action((names: string[]) => {
      let command = group
      for (const name of names) {
        const found = command.commands.find((one) => one.name() === name)
        if (!found) throw new UsageError(`No existe el comando ${name}.`, command)
        command = found
      }
      command.outputHelp()
    })
}

/** A usage error, and the command whose help explains what was expected. */
class UsageError extends Error {
  override readonly name = 'UsageError'
  readonly command: Command

  constructor(message: string, command: Command) {
    super(message)
    this.command = command
  }
}

function allCommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(allCommands)]
}

function speakSpanish(command: Command, { print, printError }: Consola): void {
  command
    .exitOverride((error) => {
      throw asUsage(error, command)
    })
    .configureHelp(HELP)
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      // The help of a command without its subcommand; errors are worded by explainUsage.
      writeErr: (text) => printError(text.trimEnd()),
      outputError: () => undefined,
    })
    .helpOption('-h, --help', 'muestra esta ayuda')
}

/** The usage error in Spanish; commander's own error when help or the version was shown. */
function asUsage(error: CommanderError, command: Command): Error {
  if (error.exitCode === 0) return error
  // Without a subcommand commander has shown the help.
  if (error.code === 'commander.help') return new UsageError('Falta el comando.', command)
  const name = /'([^']+)'/.exec(error.message)?.[1] ?? ''
  const text = USAGE_ERRORS[error.code]?.(name) ?? explainChoice(error.message)
  return new UsageError(text ?? error.message.replace(COMMANDERS_OWN, ''), command)
}

/** "portal calendario sembrar". */
function fullName(command: Command): string {
  return command.parent ? `${fullName(command.parent)} ${command.name()}` : command.name()
}

/** Runs the arguments after the program's name. Says what went wrong in Spanish, and never throws. */
export async function runCli(args: readonly string[], consola: Consola): Promise<ExitCode> {
  try {
    await createProgram(consola).parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    return explain(error, consola)
  }
}

function explain(error: unknown, consola: Consola): ExitCode {
  if (error instanceof CommanderError) return 0
  if (!(error instanceof Error)) throw error
  if (error instanceof UsageError) {
    consola.printError(`${error.message} Consulta ${fullName(error.command)} --help.`)
    return 2
  }
  if (error.name === 'ExitPromptError') {
    consola.printError('Cancelado: no se cambió nada.')
    return 130
  }
  consola.printError(isExpected(error) ? error.message : `Error interno: ${error.message}`)
  return error instanceof CliError ? error.exitCode : 1
}

/** Told as it is: a refusal of a service or of the CLI. The services' class by its name: it loads late. */
function isExpected(error: Error): boolean {
  return error instanceof CliError || error.name === 'AppError'
}

function explainChoice(message: string): string | undefined {
  const found = NOT_A_CHOICE.exec(message)?.groups
  return found && `La opción ${found['option']} no admite «${found['value']}»: se esperaba uno de ${found['choices']}.`
}
