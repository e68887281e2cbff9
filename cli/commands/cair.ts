import { InvalidArgumentError, Option, type Command } from 'commander'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { PedidoRendimiento } from '#domain/fondos/cair/anio-rendimiento.ts'
import { CLASES_ASIENTO, CUENTA_CAIR_IDS, CUENTAS_CAIR, type CuentaCair } from '#domain/fondos/cair/asiento.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { CliContext } from '#cli/context.ts'

interface OpcionesRendimiento {
  readonly cuenta: CuentaCair
  readonly tasa: number
  readonly aplicar?: true
  readonly yes?: true
  readonly json?: true
}

/** `portal cair …`: an account, and the yield of a year. */
export function registerCairCommands(program: Command, context: CliContext): void {
  const cair = program.command('cair').description('cuentas de ahorro individual para el retiro')
  cair
    .command('cuenta')
    .description('saldo y últimos movimientos de la cuenta de una persona')
    .argument('<interno>', 'número interno', parseInterno)
    .action((interno: number, { json }: { readonly json?: true }) => showCuenta(context, interno, json === true))
  cair
    .command('rendimiento')
    .description('dice qué abonaría el rendimiento de un año; con --aplicar lo abona, una sola vez')
    .argument('<año>', 'por ejemplo 2025', parseAnio)
    .requiredOption('--tasa <porcentaje>', 'tasa anual, por ejemplo 7.35', parseTasa)
    .addOption(new Option('--cuenta <cuenta>', 'de qué cuenta').choices(CUENTA_CAIR_IDS).default('normal'))
    .option('--aplicar', 'lo abona')
    .option('-y, --yes', 'no pregunta')
    .action((anio: number, options: OpcionesRendimiento) => runRendimiento(context, anio, options))
}

function parseInterno(text: string): number {
  const interno = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (interno < 1) throw new InvalidArgumentError('Número interno inválido: se esperaba un entero, por ejemplo 98120.')
  return interno
}

function parseAnio(text: string): number {
  if (!/^\d{4}$/.test(text)) throw new InvalidArgumentError('Año inválido: se esperaban cuatro dígitos.')
  return Number(text)
}

function parseTasa(text: string): number {
  const tasa = /^\d{1,3}([.,]\d{1,4})?$/.test(text) ? Number(text.replace(',', '.')) : NaN
  if (Number.isNaN(tasa)) throw new InvalidArgumentError('Tasa inválida: se esperaba un porcentaje, por ejemplo 7.35.')
  return tasa
}

async function showCuenta(context: CliContext, interno: number, json: boolean): Promise<void> {
  const [{ getCuentaByInterno }, { listAsientos }] = await Promise.all([
    import('#api/fondos/cair/get-cuenta.ts'),
    import('#api/fondos/cair/list-asientos.ts'),
  ])
  const actor = await context.actor()
  const cuenta = await getCuentaByInterno(actor, interno)
  const { renglones, total } = await listAsientos(actor, cuenta.id, 1)
  if (json) {
    context.print(JSON.stringify({ ...cuenta, renglones, total }))
    return
  }
  context.print(`${cuenta.interno} ${cuenta.nombre}, ${cuenta.entidad}`)
  for (const id of CUENTA_CAIR_IDS)
    context.print(`  ${CUENTAS_CAIR[id].padEnd(24)} ${formatPesos(cuenta.saldo[id]).padStart(16)}`)
  context.print(`  ${'Saldo'.padEnd(24)} ${formatPesos(cuenta.saldo.total).padStart(16)}`)
  if (cuenta.porCobrarCentavos !== 0)
    context.print(`  ${'Por cobrar'.padEnd(24)} ${formatPesos(cuenta.porCobrarCentavos).padStart(16)}`)
  for (const { fecha, clase, detalle, importeCentavos } of renglones)
    context.print(
      `  ${formatFecha(fecha as PlainDate)}  ${CLASES_ASIENTO[clase]} ${detalle}: ${formatPesos(importeCentavos)}`,
    )
  context.print(
    cuentaTexto(total, 'movimiento') + (total > renglones.length ? `; se muestran ${renglones.length}.` : '.'),
  )
}

async function runRendimiento(context: CliContext, anio: number, options: OpcionesRendimiento): Promise<void> {
  const { previewRendimiento } = await import('#api/fondos/cair/aplicar-rendimiento.ts')
  const actor = await context.actor()
  const pedido: PedidoRendimiento = { anio, cuenta: options.cuenta, tasa: options.tasa }
  const previsto = await previewRendimiento(actor, pedido)
  if (!options.json) {
    const { cuentas, rendimientoCentavos, entregaCentavos, abiertas } = previsto
    context.print(
      `Rendimiento de ${anio}, ${CUENTAS_CAIR[options.cuenta].toLowerCase()}, al ${options.tasa} %: ${formatPesos(rendimientoCentavos)} en ${cuentaTexto(cuentas, 'cuenta')}; se entregan ${formatPesos(entregaCentavos)}.`,
    )
    for (const { entidad, quincenas } of abiertas) context.print(`  Sin cerrar, ${entidad}: ${quincenas.join(', ')}`)
  }
  if (!options.aplicar) {
    if (options.json) context.print(JSON.stringify(previsto))
    return
  }
  await context.confirm(`¿Abonar el rendimiento de ${anio}? No se deshace.`, options.yes)
  const hecho = await aplicar(context, pedido)
  context.answer(options.json, { ...previsto, hecho }, hecho)
}

async function aplicar(context: CliContext, pedido: PedidoRendimiento): Promise<string> {
  const [{ aplicarRendimiento }, { defineTrabajoRendimiento, writeRendimiento }] = await Promise.all([
    import('#api/fondos/cair/aplicar-rendimiento.ts'),
    import('#api/fondos/cair/trabajo-rendimiento.ts'),
  ])
  defineTrabajoRendimiento()
  const { id } = await aplicarRendimiento(await context.actor(), pedido)
  const hecho = await writeRendimiento(id, (n, total) => context.printStatus(`${n} de ${total} cuentas`))
  context.printStatus('')
  return hecho
}
