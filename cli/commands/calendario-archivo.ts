import { readFile, stat, writeFile } from 'node:fs/promises'
import { Option, type Command } from 'commander'
import {
  calendarioCsv,
  leerJsonCalendario,
  leerTablaCalendario,
  type LecturaCalendario,
} from '#domain/calendario/archivo-calendario.ts'
import {
  cambiosEntre,
  aplicarCambios,
  reglasQueImpiden,
  type CambioDia,
} from '#domain/calendario/cambios-calendario.ts'
import { TIPOS_EVENTO } from '#domain/calendario/evento.ts'
import { nombreDia } from '#domain/calendario/fecha-texto.ts'
import { avisosCalendario, reglasIncumplidas } from '#domain/calendario/reglas-calendario.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { TABLA_MAX_BYTES } from '#domain/fila-tabla.ts'
import { assertExiste, confirmReemplazo } from '#cli/archivos.ts'
import { CliError, type CliContext } from '#cli/context.ts'
import { parseAnio } from './calendario-anio.ts'

/** The first sign of a JSON list, past a mark and spaces. */
const LISTA_JSON = /^[^!-~]*\[/

interface ExportarOptions {
  readonly formato: 'csv' | 'json'
  readonly salida?: string
  readonly yes?: true
  readonly json?: true
}

interface ImportarOptions {
  readonly simular?: true
  readonly yes?: true
  readonly json?: true
  readonly motivo: string
}

/** `exportar`, `importar` and `validar`: a year of the calendar as a file, and whether it keeps the rules. */
export function registerArchivoCommands(calendario: Command, context: CliContext): void {
  calendario
    .command('exportar')
    .description('escribe un año del calendario como archivo')
    .argument('<año>', 'año, por ejemplo 2027', parseAnio)
    .addOption(new Option('--formato <formato>', 'forma del archivo').choices(['csv', 'json']).default('csv'))
    .option('--salida <archivo>', 'dónde escribirlo; si no, en la pantalla')
    .option('-y, --yes', 'reemplaza el archivo sin preguntar')
    .action((anio: number, options: ExportarOptions) => exportar(context, anio, options))
  calendario
    .command('importar')
    .description('pone los días de un archivo CSV, XLSX o JSON; un tipo vacío deja el día sin evento')
    .argument('<año>', 'año, por ejemplo 2027', parseAnio)
    .argument('<archivo>', 'archivo con las columnas fecha y tipo')
    .option('--motivo <texto>', 'por qué, si cambia un día que ya pasó o que está impreso en líneas de pago', '')
    .option('--simular', 'dice qué haría, sin escribir nada')
    .option('-y, --yes', 'no pregunta')
    .action((anio: number, archivo: string, options: ImportarOptions) => importar(context, anio, archivo, options))
  calendario
    .command('validar')
    .description('dice qué reglas incumple un año y qué conviene revisar')
    .argument('<año>', 'año, por ejemplo 2027', parseAnio)
    .action((anio: number, options: { json?: true }) => validar(context, anio, options))
}

async function leerAnio(context: CliContext, anio: number) {
  const { getCalendario } = await import('#api/calendario/get-calendario.ts')
  return getCalendario(await context.actor(), anio)
}

async function exportar(context: CliContext, anio: number, options: ExportarOptions): Promise<void> {
  const { salida, json } = options
  const { eventos } = await leerAnio(context, anio)
  const formato = json && salida === undefined ? 'json' : options.formato
  const texto = formato === 'csv' ? calendarioCsv(eventos) : `${JSON.stringify(eventos, null, 2)}\n`
  if (salida === undefined) {
    context.print(texto.trimEnd())
    return
  }
  await confirmReemplazo(context, [salida], options.yes)
  await writeFile(salida, texto).catch((error: unknown) => {
    throw new CliError(`No se pudo escribir ${salida}: ${error instanceof Error ? error.message : ''}`)
  })
  context.answer(
    json,
    { anio, dias: eventos.length, salida },
    `Listo: ${cuentaTexto(eventos.length, 'día')} en ${salida}.`,
  )
}

/** Reads, shows, asks, writes: whole or not at all. */
async function importar(context: CliContext, anio: number, archivo: string, options: ImportarOptions): Promise<void> {
  const lectura = await leerArchivo(archivo, anio)
  if (lectura.issues.length > 0) throw refusal('No se importó nada:', lectura.issues)
  const { eventos, inhabiles } = await leerAnio(context, anio)
  const despues = aplicarCambios(eventos, lectura.cambios)
  const cambios = cambiosEntre(eventos, despues)
  const rotas = reglasQueImpiden(anio, despues, cambios, inhabiles)
  if (rotas.length > 0) throw refusal('No se importó nada, por las reglas del calendario:', rotas)
  if (!options.json) for (const cambio of cambios) context.print(dayLine(cambio))
  const cuenta = cuentaTexto(cambios.length, 'día')
  const plan = { anio, cambios, escrito: false }
  if (cambios.length === 0)
    context.answer(options.json, plan, `El calendario de ${anio} ya estaba así: no hay nada que cambiar.`)
  else if (options.simular)
    context.answer(options.json, plan, `\nSimulación: cambiarían ${cuenta}; no se escribió nada.`)
  else await write(context, anio, cambios, options)
}

async function write(
  context: CliContext,
  anio: number,
  cambios: readonly CambioDia[],
  { yes, json, motivo }: ImportarOptions,
): Promise<void> {
  const question = `¿Cambiar ${cuentaTexto(cambios.length, 'día')} en el calendario de ${anio}?`
  await context.confirm(question, yes)
  const { saveCalendario } = await import('#api/calendario/save-calendario.ts')
  const { borrados, guardados } = await saveCalendario(await context.actor(), anio, { version: null, cambios, motivo })
  context.answer(
    json,
    { anio, cambios, escrito: true, borrados, guardados },
    `Listo: ${borrados} borrados, ${guardados} creados o actualizados en el calendario de ${anio}.`,
  )
}

function refusal(title: string, issues: readonly { readonly message: string }[]): CliError {
  return new CliError([title, ...issues.map(({ message }) => `  ${message}`)].join('\n'))
}

async function leerArchivo(archivo: string, anio: number): Promise<LecturaCalendario> {
  await assertExiste(archivo)
  const { size } = await stat(archivo)
  if (size > TABLA_MAX_BYTES) throw new CliError(`${archivo} es demasiado grande para ser un año del calendario.`)
  const bytes = await readFile(archivo)
  if (LISTA_JSON.test(bytes.subarray(0, 64).toString('latin1'))) {
    const { decodificar } = await import('#api/files/tabla/decodificar.ts')
    return leerJsonCalendario(decodificar(bytes), anio)
  }
  const { leerTabla } = await import('#api/files/tabla/leer-tabla.ts')
  return leerTablaCalendario(await leerTabla(bytes), anio)
}

/** "2027-01-04 lunes      Movimientos"; without an event, "sin evento". */
function dayLine({ fecha, tipo }: CambioDia): string {
  return `${fecha} ${nombreDia(fecha).padEnd(9)}  ${tipo === null ? 'sin evento' : TIPOS_EVENTO[tipo].label}`
}

/** Ends with 1 when a rule is broken: a script can ask. */
async function validar(context: CliContext, anio: number, { json }: { json?: true }): Promise<void> {
  const { eventos, previos, inhabiles } = await leerAnio(context, anio)
  const incumplidas = reglasIncumplidas(anio, eventos, inhabiles)
  const avisos = avisosCalendario(anio, [...previos, ...eventos])
  if (json) context.print(JSON.stringify({ anio, incumplidas, avisos }))
  else for (const { message } of avisos) context.print(`Aviso: ${message}`)
  if (incumplidas.length > 0) throw refusal(`El calendario de ${anio} incumple reglas:`, incumplidas)
  if (!json) context.print(`El calendario de ${anio} cumple todas las reglas.`)
}
