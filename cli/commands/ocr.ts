import os from 'node:os'
import { InvalidArgumentError, type Command } from 'commander'
import { CliError, type CliContext } from '#cli/context.ts'
import type { Informe } from '#cli/ocr/resumen-texto.ts'

interface LoteOptions {
  readonly como?: string
  readonly salida: string
  readonly xlsx?: string
  readonly expediente?: true
  readonly procesos?: number
  readonly reanudar?: true
  readonly yes?: true
  readonly json?: true
}

const MAX_PROCESOS = 16
/** One core is left to everybody else. */
const PROCESOS = Math.min(MAX_PROCESOS, Math.max(1, os.availableParallelism() - 1))

export function registerOcrCommands(program: Command, context: CliContext): void {
  const ocr = program.command('ocr').description('la lectura de documentos')
  ocr
    .command('lote')
    .description('lee todos los documentos de una carpeta o de un zip, un renglón de JSON por archivo')
    .argument('<carpeta|zip>', 'de dónde se leen, también sus subcarpetas; en orden de nombre, byte por byte')
    .requiredOption('--salida <archivo.jsonl>', 'dónde se escribe lo leído')
    .option('--xlsx <archivo>', 'además, un libro con una hoja por documento')
    .option('--expediente', 'archiva cada documento con la persona que nombra y dice cuáles no y por qué')
    .option('--procesos <N>', `lectores al mismo tiempo; sin ella, ${PROCESOS}`, parseProcesos)
    .option('--reanudar', 'sigue una corrida interrumpida donde se quedó')
    .option('-y, --yes', 'con --expediente, archiva sin preguntar')
    .action((entrada: string, _: object, command: Command) =>
      lote(context, entrada, command.optsWithGlobals<LoteOptions>()),
    )
}

function parseProcesos(text: string): number {
  const procesos = /^\d{1,2}$/.test(text) ? Number(text) : 0
  if (procesos < 1 || procesos > MAX_PROCESOS)
    throw new InvalidArgumentError(`Procesos inválidos: se esperaba un número de 1 a ${MAX_PROCESOS}.`)
  return procesos
}

/** Ends with 1 when some file was not read, with 130 at Ctrl-C. */
async function lote(context: CliContext, entrada: string, options: LoteOptions): Promise<void> {
  const { salida, procesos = PROCESOS } = options
  const actor = options.expediente ? await assertArchiva(context) : null
  if (actor) await context.confirm(`¿Archivar en los expedientes lo que se lea de ${entrada}?`, options.yes)
  const { correrLote } = await import('#cli/ocr/correr-lote.ts')
  const { escucharInterrupcion } = await import('#cli/interrupcion.ts')
  const interrupcion = escucharInterrupcion()
  try {
    const pedido = { entrada, salida, procesos, actor, xlsx: options.xlsx ?? null, reanudar: options.reanudar ?? false }
    const informe = await correrLote(pedido, context, interrupcion.signal).catch(asCliError)
    await report(context, informe, options.json ?? false)
    if (informe.interrumpido) throw new CliError(howToGoOn(informe, entrada, options), interrupcion.codigo())
    if (informe.conError > 0) throw new CliError(notRead(informe.conError))
  } finally {
    interrupcion.dejar()
  }
}

async function assertArchiva({ actor }: CliContext) {
  const { authorize } = await import('#api/acceso/authorize.ts')
  const who = await actor()
  authorize(who, 'expediente.agregar')
  return who
}

/** A refusal of the whole batch: asked for wrongly is 2, like any usage. By name: its class loads late. */
function asCliError(error: unknown): never {
  if (!(error instanceof Error) || error.name !== 'LoteError') throw error
  throw new CliError(error.message, 'uso' in error && error.uso === true ? 2 : 1)
}

async function report({ print }: CliContext, informe: Informe, json: boolean): Promise<void> {
  if (json) {
    print(JSON.stringify(informe))
    return
  }
  const { informeTexto } = await import('#cli/ocr/resumen-texto.ts')
  for (const line of informeTexto(informe)) print(line)
}

const notRead = (n: number) => (n === 1 ? 'No se pudo leer 1 archivo.' : `No se pudieron leer ${n} archivos.`)

function howToGoOn({ archivos }: Informe, entrada: string, options: LoteOptions): string {
  const { como, salida, xlsx, expediente, procesos } = options
  const words = ['portal', ...(como === undefined ? [] : ['--como', quote(como)]), 'ocr', 'lote', quote(entrada)]
  words.push('--salida', quote(salida))
  if (xlsx !== undefined) words.push('--xlsx', quote(xlsx))
  if (expediente) words.push('--expediente')
  if (procesos !== undefined) words.push('--procesos', String(procesos))
  return `Interrumpido: quedaron escritos ${archivos} archivos. Para seguir: ${[...words, '--reanudar'].join(' ')}`
}

/** As a shell takes it. */
const quote = (text: string) => (/^[\w./:-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`)
