import path from 'node:path'
import type { Command } from 'commander'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { fechaHoraEnMexico } from '#domain/dia-mexico.ts'
import { CliError, type CliContext } from '#cli/context.ts'

interface CrearOptions {
  readonly salida: string
  readonly json?: true
}

interface VerificarOptions {
  readonly huella?: string
  readonly json?: true
}

interface RestaurarOptions {
  readonly yes?: true
  readonly json?: true
}

export function registerRespaldoCommands(program: Command, context: CliContext): void {
  const respaldo = program.command('respaldo').description('copias de la base de datos y de los archivos, juntos')
  respaldo
    .command('crear')
    .description('respalda base y archivos en una carpeta nueva, mientras las personas trabajan')
    .requiredOption('--salida <carpeta>', 'dónde se crea la carpeta del respaldo; mejor en otro disco')
    .action((options: CrearOptions) => crear(context, options))
  respaldo
    .command('verificar')
    .description('lee un respaldo entero y dice qué no corresponde a su manifiesto')
    .argument('<carpeta>', 'la carpeta del respaldo')
    .option('--huella <huella>', 'huella del manifiesto guardada al crearlo')
    .action((carpeta: string, options: VerificarOptions) => verificar(context, carpeta, options))
  respaldo
    .command('restaurar')
    .description('pone un respaldo en la base y la carpeta configuradas, con el portal detenido')
    .argument('<carpeta>', 'la carpeta del respaldo')
    .option('-y, --yes', 'reemplaza sin preguntar lo que haya')
    .action((carpeta: string, options: RestaurarOptions) => restaurar(context, carpeta, options))
}

async function crear(context: CliContext, { salida, json }: CrearOptions): Promise<void> {
  const actor = await context.actor()
  const { crearRespaldo } = await import('#api/respaldo/crear-respaldo.ts')
  const { carpeta, huella, manifiesto } = await crearRespaldo(actor, path.resolve(salida))
  const { creadoAt, motor, metodo, archivos, faltantes } = manifiesto
  if (json) {
    context.print(JSON.stringify({ carpeta, huella, creadoAt, motor, metodo, archivos: archivos.length, faltantes }))
    return
  }
  context.print(`Respaldo hecho: ${cuentaTexto(archivos.length, 'archivo', 'archivos')} en ${carpeta}`)
  printFaltantes(context, faltantes)
  context.print(`Huella del manifiesto, para guardarla en otro lugar: ${huella}`)
}

/** What no backup can give back is told each time: the portal had lost it before. */
function printFaltantes(context: CliContext, faltantes: readonly string[]): void {
  if (faltantes.length === 0) return
  const lost = cuentaTexto(faltantes.length, 'archivo', 'archivos')
  context.print(`Sin ${lost} que la base nombra y la carpeta del portal ya no tenía:`)
  for (const ruta of faltantes) context.print(`  ${ruta}`)
}

async function verificar(context: CliContext, carpeta: string, { huella, json }: VerificarOptions): Promise<void> {
  const { verificarRespaldo } = await import('#api/respaldo/verificar-respaldo.ts')
  const result = await verificarRespaldo(path.resolve(carpeta), huella)
  const { manifiesto, fallas } = result
  const { creadoAt, faltantes } = manifiesto
  if (json) context.print(JSON.stringify({ huella: result.huella, creadoAt, fallas, faltantes }))
  if (fallas.length > 0)
    throw new CliError(`El respaldo está dañado:\n${fallas.map((falla) => `  ${falla}`).join('\n')}`)
  if (!json) {
    const { archivos, cabeza } = manifiesto
    context.print(
      `Respaldo íntegro: ${cuentaTexto(archivos.length, 'archivo', 'archivos')}, del ${fechaHoraEnMexico(creadoAt)}`,
    )
    printFaltantes(context, faltantes)
    context.print(`Cabeza de la bitácora: ${cabeza}`)
  }
}

/** The right to do it is that of who can write the database and the folder: an empty one has no accounts to ask. */
async function restaurar(context: CliContext, carpeta: string, { yes, json }: RestaurarOptions): Promise<void> {
  const { assertDetenido, isDestinoVacio, restaurarRespaldo } = await import('#api/respaldo/restaurar-respaldo.ts')
  await assertDetenido()
  const question = 'La base o la carpeta configuradas no están vacías. ¿Reemplazarlas por el respaldo?'
  if (!(await isDestinoVacio())) await context.confirm(question, yes)
  const { creadoAt, archivos } = await restaurarRespaldo(path.resolve(carpeta))
  if (json) context.print(JSON.stringify({ creadoAt, archivos: archivos.length }))
  else context.print(`Restaurado el respaldo del ${fechaHoraEnMexico(creadoAt)}. Ya se puede iniciar el portal.`)
}
