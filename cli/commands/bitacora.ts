import path from 'node:path'
import { InvalidArgumentError, type Command } from 'commander'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import { assertExiste, confirmReemplazo, exists } from '#cli/archivos.ts'
import { CliError, type CliContext } from '#cli/context.ts'

interface VerificarOptions {
  readonly cabeza?: string
  readonly archivo?: string
  readonly json?: true
}

interface ExportarOptions {
  readonly desde: PlainDate
  readonly hasta: PlainDate
  readonly salida: string
  readonly yes?: true
  readonly json?: true
}

export function registerBitacoraCommands(program: Command, context: CliContext): void {
  const bitacora = program.command('bitacora').description('la bitácora de cambios y su cadena')
  bitacora
    .command('cabeza')
    .description('imprime la huella de la última fila, para guardarla en otro lugar')
    .action(async ({ json }: { readonly json?: true }) => {
      await assertAdministra(context)
      const { headHash } = await import('#api/acceso/bitacora.ts')
      const cabeza = await headHash()
      context.answer(json, { cabeza }, cabeza)
    })
  bitacora
    .command('verificar')
    .description('recorre la cadena y dice cuál es la primera fila que se cambió, quitó o insertó')
    .option('--cabeza <huella>', 'huella guardada antes: descubre también si faltan filas al final')
    .option('--archivo <archivo>', 'verifica un archivo exportado, sin la base de datos')
    .action((options: VerificarOptions) =>
      options.archivo === undefined ? verificar(context, options) : verificarArchivo(context, options.archivo, options),
    )
  bitacora
    .command('exportar')
    .description('escribe las filas de un periodo con su prueba: se verifican después sin la base de datos')
    .requiredOption('--desde <fecha>', 'primer día, AAAA-MM-DD', parseDia)
    .requiredOption('--hasta <fecha>', 'último día, AAAA-MM-DD', parseDia)
    .requiredOption('--salida <archivo.jsonl>', 'dónde se escribe')
    .option('-y, --yes', 'reemplaza el archivo sin preguntar')
    .action((options: ExportarOptions) => exportar(context, options))
}

function parseDia(text: string): PlainDate {
  const dia = parsePlainDate(text)
  if (!dia) throw new InvalidArgumentError('Fecha inválida: se esperaba AAAA-MM-DD, por ejemplo 2026-11-21.')
  return dia
}

/** A broken chain ends with exit code 1. */
async function verificar(context: CliContext, { cabeza, json }: VerificarOptions): Promise<void> {
  await assertAdministra(context)
  const { verifyBitacora } = await import('#api/acceso/verify-bitacora.ts')
  const result = await verifyBitacora(cabeza)
  if (json) context.print(JSON.stringify(result))
  const { falla } = result
  if (falla) throw new CliError(`Bitácora alterada en la fila ${falla.id}: ${falla.motivo}.`)
  if (!json) context.print(`Bitácora íntegra: ${result.filas} filas, cabeza ${result.cabeza}`)
}

async function verificarArchivo(
  context: CliContext,
  archivo: string,
  { cabeza, json }: VerificarOptions,
): Promise<void> {
  await assertExiste(archivo)
  const { verifyArchivo } = await import('#api/acceso/bitacora/verify-archivo.ts')
  const result = await verifyArchivo(path.resolve(archivo), cabeza)
  if (json) context.print(JSON.stringify(result))
  const { falla } = result
  if (falla)
    throw new CliError(`Archivo alterado${falla.id === null ? '' : ` en la fila ${falla.id}`}: ${falla.motivo}.`)
  if (json) return
  const filas = cuentaTexto(result.filas, 'fila', 'filas')
  context.print(`Archivo íntegro: ${filas} del ${result.desde} al ${result.hasta}, cabeza ${result.cabeza}`)
}

async function exportar(context: CliContext, options: ExportarOptions): Promise<void> {
  const { desde, hasta, salida } = options
  const actor = await context.actor()
  const file = path.resolve(salida)
  if (!(await exists(path.dirname(file)))) throw new CliError(`No existe la carpeta ${path.dirname(file)}.`, 2)
  await confirmReemplazo(context, [file], options.yes)
  const { exportBitacora } = await import('#api/acceso/bitacora/export-bitacora.ts')
  const result = await exportBitacora(actor, { desde, hasta }, file)
  if (options.json) context.print(JSON.stringify({ ...result, salida: file }))
  else
    context.print(
      `${cuentaTexto(result.filas, 'fila', 'filas')} en ${salida}, cabeza ${result.cabeza}\nSe verifica con: portal bitacora verificar --archivo ${salida}`,
    )
}

async function assertAdministra({ actor }: CliContext): Promise<void> {
  const { forbidden } = await import('#api/errors.ts')
  const { actos } = await actor()
  if (!actos.has('administrar')) throw forbidden()
}
