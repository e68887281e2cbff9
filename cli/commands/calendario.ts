import type { Command } from 'commander'
import { TIPO_EVENTO_KEYS, TIPOS_EVENTO } from '#domain/calendario/evento.ts'
import { nombreDia } from '#domain/calendario/fecha-texto.ts'
import type { CambioCalendario, Siembra } from '#domain/calendario/plan/sembrar-anio.ts'
import type { CliContext } from '#cli/context.ts'
import { registerArchivoCommands } from './calendario-archivo.ts'
import { registerHabilitarCommand } from './calendario-habilitar.ts'
import { parseAnio } from './calendario-anio.ts'

interface SembrarOptions {
  readonly simular?: true
  readonly yes?: true
  readonly json?: true
}

export function registerCalendarioCommands(program: Command, context: CliContext): void {
  const calendario = program.command('calendario').description('el calendario de captura')
  calendario
    .command('sembrar')
    .description('llena un año entero por las reglas del calendario, sin tocar los días puestos a mano')
    .argument('<año>', 'año, por ejemplo 2027', parseAnio)
    .option('--simular', 'dice qué haría, sin escribir nada')
    .option('-y, --yes', 'no pregunta')
    .action((anio: number, options: SembrarOptions) => sembrar(context, anio, options))
  registerArchivoCommands(calendario, context)
  registerHabilitarCommand(calendario, context)
}

/** Shows the plan, asks, writes. Nothing to write is not asked. */
async function sembrar(context: CliContext, anio: number, options: SembrarOptions): Promise<void> {
  const { sembrarCalendario } = await import('#api/calendario/sembrar-calendario.ts')
  const actor = await context.actor()
  const plan = await sembrarCalendario(actor, anio, true)
  if (!options.json) printPlan(context, anio, plan)
  if (options.simular || plan.cambios.length === 0) {
    report(context, anio, plan, { ...options, escrito: false })
    return
  }
  const question = `¿Escribir ${countDias(plan.cambios.length)} en el calendario de ${anio}?`
  await context.confirm(question, options.yes)
  report(context, anio, await sembrarCalendario(actor, anio), { ...options, escrito: true })
}

function countDias(n: number): string {
  return n === 1 ? '1 día' : `${n} días`
}

function printPlan({ print }: CliContext, anio: number, { cambios, conservados, incumplidas }: Siembra): void {
  for (const cambio of cambios) print(dayLine(cambio))
  if (cambios.length > 0) print(`\n${summary(cambios)}`)
  if (conservados.length === 1) print('Se conserva 1 día puesto a mano.')
  else if (conservados.length > 1) print(`Se conservan ${conservados.length} días puestos a mano.`)
  if (incumplidas.length > 0) print(`Reglas incumplidas en ${anio}:`)
  for (const { message } of incumplidas) print(`  ${message}`)
}

/** "2027-01-04 lunes      Movimientos            Ventana de movimientos de la quincena 1" */
function dayLine({ fecha, tipo, motivo }: CambioCalendario): string {
  return `${fecha} ${nombreDia(fecha).padEnd(9)}  ${TIPOS_EVENTO[tipo].label.padEnd(21)}  ${motivo}`
}

function summary(cambios: readonly CambioCalendario[]): string {
  const counts = TIPO_EVENTO_KEYS.map((tipo) => {
    const n = cambios.filter((cambio) => cambio.tipo === tipo).length
    return n === 0 ? '' : `${n} ${TIPOS_EVENTO[tipo].label}`
  })
  return `${countDias(cambios.length)}: ${counts.filter((text) => text !== '').join(', ')}.`
}

function report(
  { print }: CliContext,
  anio: number,
  siembra: Siembra,
  { json, simular, escrito }: SembrarOptions & { readonly escrito: boolean },
): void {
  if (json) print(JSON.stringify({ anio, simulado: simular ?? false, escrito, ...siembra }))
  else if (escrito) print(`Listo: ${countDias(siembra.cambios.length)} en el calendario de ${anio}.`)
  else if (siembra.cambios.length === 0) print(`El calendario de ${anio} ya estaba completo: no hay nada que cambiar.`)
  else print('Simulación: no se escribió nada.')
}
