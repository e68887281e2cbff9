import { InvalidArgumentError, Option, type Command } from 'commander'
import { ESPERAS } from '#domain/afiliacion/actos/espera.ts'
import type { MovimientoDetalle, MovimientoResumen } from '#domain/afiliacion/movimientos/movimiento.ts'
import { ESTATUS_MOVIMIENTO } from '#domain/afiliacion/movimientos/estatus-movimiento.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import type { CliContext } from '#cli/context.ts'

interface ListarOptions {
  readonly estatus?: string
  readonly espera?: string
  readonly limite: number
  readonly json?: true
}

interface ActoOptions {
  readonly motivo?: string
  readonly yes?: true
  readonly json?: true
}

const MAX = 1000

/** `portal movimientos`: what waits, one whole, and the acts of the institute, by the same services as the screens. */
export function registerMovimientosCommands(program: Command, context: CliContext): void {
  const movimientos = program.command('movimientos').description('los movimientos de afiliación')
  movimientos
    .command('listar')
    .description('lista movimientos, los que más esperan primero')
    .addOption(new Option('--estatus <estatus>', 'solo los de un estatus').choices(ESTATUS_MOVIMIENTO))
    .addOption(new Option('--espera <quien>', 'solo los que esperan a alguien').choices(ESPERAS))
    .option('--limite <n>', `cuántos, hasta ${MAX}`, parseLimite, 50)
    .action((options: ListarOptions) => listar(context, options))
  movimientos
    .command('ver')
    .description('muestra un movimiento con su recorrido')
    .argument('<folio>', 'por ejemplo A-26-000123')
    .action((folio: string, options: { json?: true }) => ver(context, folio, options))
  registerActo(movimientos, context, 'aprobar', 'aprueba un movimiento revisado; pide la contraseña de quien aprueba')
  registerActo(movimientos, context, 'devolver', 'devuelve un movimiento a su autor, con una nota')
  registerActo(movimientos, context, 'cancelar', 'cancela un movimiento, con su motivo')
}

function registerActo(
  movimientos: Command,
  context: CliContext,
  acto: 'aprobar' | 'devolver' | 'cancelar',
  description: string,
): void {
  movimientos
    .command(acto)
    .description(description)
    .argument('<folio>', 'por ejemplo A-26-000123')
    .option('--motivo <texto>', 'la nota o el motivo')
    .option('-y, --yes', 'no pregunta')
    .action(async (folio: string, { motivo, yes, json }: ActoOptions) => {
      const { turnMovimiento } = await import('#api/afiliacion/turnos/turn-movimiento.ts')
      const { version, estatus } = await find(context, folio)
      const question = `El movimiento ${folio} está ${estatus}. ¿${acto[0]?.toUpperCase()}${acto.slice(1)}?`
      await context.confirm(question, yes)
      const actor = await (acto === 'aprobar' ? context.persona() : context.actor())
      const done = await turnMovimiento(actor, folio, acto, { version, motivo })
      const { estatus: quedo, siguiente } = done
      context.answer(json, { folio, estatus: quedo, siguiente }, `${folio}: ${quedo}. ${siguiente}`.trim())
    })
}

function parseLimite(text: string): number {
  const n = Number(text)
  if (!Number.isInteger(n) || n < 1 || n > MAX) throw new InvalidArgumentError(`Límite inválido: de 1 a ${MAX}.`)
  return n
}

async function listar(context: CliContext, { estatus, espera, limite, json }: ListarOptions): Promise<void> {
  const { listMovimientos } = await import('#api/afiliacion/movimientos/list-movimientos.ts')
  const actor = await context.actor()
  const filter = { ...(estatus && { estatus }), ...(espera && { espera }) }
  const { rows, total } = await listMovimientos(actor, { sort: ['desde', 'ASC'], range: [0, limite - 1], filter })
  if (json) context.print(JSON.stringify({ total, movimientos: rows }))
  else {
    for (const row of rows) context.print(line(row))
    context.print(total === 1 ? '1 movimiento.' : `${rows.length} de ${total} movimientos.`)
  }
}

function line(row: MovimientoResumen): string {
  const nombre = displayName(
    { nombres: row.nombre, apellidoPaterno: row.apellidoPaterno, apellidoMaterno: row.apellidoMaterno },
    'natural',
  )
  const espera = row.esperaA === '' ? '' : `  espera a: ${row.esperaA}`
  return `${row.folio}  ${row.estatus.padEnd(11)}  ${formatInterno(row.interno)}  ${row.tipo}, ${nombre}${espera}`
}

async function ver(context: CliContext, folio: string, { json }: { json?: true }): Promise<void> {
  const detalle = await find(context, folio)
  if (json) {
    context.print(JSON.stringify(detalle))
    return
  }
  context.print(line(detalle))
  for (const { campo, antes, despues } of detalle.cambios)
    context.print(`  ${campo}: ${antes === '' ? '' : `${antes} → `}${despues}`)
  for (const { nombre } of detalle.papelesFaltantes) context.print(`  Falta: ${nombre}`)
  for (const { texto, quien, at } of detalle.recorrido)
    context.print(`  ${todayInMexico(Date.parse(at))}  ${texto}. ${quien}`)
  if (detalle.siguiente !== '') context.print(`  ${detalle.siguiente}`)
}

async function find(context: CliContext, folio: string): Promise<MovimientoDetalle> {
  const { getMovimientoByFolio } = await import('#api/afiliacion/movimientos/get-movimiento.ts')
  return getMovimientoByFolio(await context.actor(), folio)
}
