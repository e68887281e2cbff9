import { InvalidArgumentError, type Command } from 'commander'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { quincenaLong } from '#domain/calendario/quincena.ts'
import { FONDOS } from '#domain/fondos/fondo.ts'
import { bloquesDe } from '#domain/fondos/aportaciones/importe-preguntado.ts'
import { AUN_SIN_CERRAR, NO_ES_LO_SELLADO, type ExplicacionQuincena } from '#domain/fondos/explicacion.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { TEXTO_CAUSA } from '#domain/quincenas/diferencias.ts'
import type { SimulacionCierre } from '#domain/quincenas/simulacion.ts'
import { CliError, type CliContext } from '#cli/context.ts'
import { ordinalOf, parseCodigo } from '#cli/quincena/ordinal-of.ts'
import { registerCierreCommands } from './quincena-cierre.ts'
import { registerVigilanciaCommands } from './quincena-vigilancia.ts'

interface Options {
  readonly entidad?: string
  readonly personas?: true
  readonly json?: true
}

/** `portal quincena …`: what a close would do, and where each amount comes from. */
export function registerQuincenaCommands(program: Command, context: CliContext): void {
  const quincena = program.command('quincena').description('el cierre de la quincena y sus aportaciones')
  quincena
    .command('simular')
    .description('dice qué haría el cierre de cada entidad, sin escribir nada')
    .argument('<quincena>', 'código de cuatro dígitos, por ejemplo 2226', parseCodigo)
    .option('--entidad <nombre>', 'solo la entidad con ese nombre')
    .option('--personas', 'además, la diferencia de cada persona con su causa')
    .action((code: string, options: Options) => simular(context, code, options))
  quincena
    .command('explicar')
    .description('dice de dónde sale cada importe de una persona')
    .argument('<interno>', 'número interno', parseInterno)
    .argument('<quincena>', 'código de cuatro dígitos, por ejemplo 2226', parseCodigo)
    .action((interno: number, code: string, options: Options) => explicar(context, interno, code, options))
  registerCierreCommands(quincena, context)
  registerVigilanciaCommands(quincena, context)
}

function parseInterno(text: string): number {
  const interno = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (interno < 1) throw new InvalidArgumentError('Número interno inválido: se esperaba un entero, por ejemplo 98120.')
  return interno
}

async function simular(context: CliContext, code: string, { entidad, json, personas }: Options): Promise<void> {
  const [{ simulateCierre }, { listEntidadesEnAlcance }] = await Promise.all([
    import('#api/quincenas/simulate-cierre.ts'),
    import('#api/quincenas/list-entidades-en-alcance.ts'),
  ])
  const actor = await context.actor()
  const quincena = await ordinalOf(code)
  const entidades = (await listEntidadesEnAlcance(actor, quincena)).filter(
    ({ nombre }) => !entidad || nombre === entidad,
  )
  if (entidades.length === 0) throw new CliError(entidad ? `No hay una entidad "${entidad}".` : 'No hay entidades.')
  const simulaciones: SimulacionCierre[] = []
  for (const { id } of entidades) {
    const simulacion = await simulateCierre(actor, id, quincena)
    simulaciones.push(simulacion)
    if (json) continue
    printSimulacion(context, simulacion)
    if (personas) await printPersonas(context, id, quincena)
  }
  if (json) context.print(JSON.stringify(simulaciones))
  else context.print(`Simulación de la ${quincenaLong(quincena)}: no se escribió nada.`)
}

function printSimulacion({ print }: CliContext, simulacion: SimulacionCierre): void {
  const { entidad, personas, fondos, totalEntidadCentavos, totalLicenciaCentavos, totalCambios, revisiones } =
    simulacion
  const cambios = cuentaTexto(totalCambios, 'movimiento por aplicar', 'movimientos por aplicar')
  print(`${entidad.nombre}: ${cuentaTexto(personas, 'persona')}, ${cambios}`)
  for (const { fondo, afiliadoCentavos, entidadCentavos } of fondos)
    print(`  ${FONDOS[fondo].titulo.padEnd(26)} ${formatPesos(afiliadoCentavos + entidadCentavos).padStart(16)}`)
  print(`  ${'Total de la entidad'.padEnd(26)} ${formatPesos(totalEntidadCentavos).padStart(16)}`)
  printCausas({ print }, simulacion)
  if (totalLicenciaCentavos !== 0) print(`  A cargo de personas con licencia ${formatPesos(totalLicenciaCentavos)}`)
  for (const { nivel, texto, cuantos, ejemplos } of revisiones) {
    const who =
      ejemplos.length === 0 ? '' : ` (${cuantos}: ${ejemplos.join(', ')}${cuantos > ejemplos.length ? '…' : ''})`
    print(`  ${nivel === 'bloquea' ? 'BLOQUEA' : 'Aviso'}: ${texto}${who}`)
  }
  print(`  Huella ${simulacion.huella}`)
}

/** What the entity owes more or less than in its last close, by cause. */
function printCausas(
  { print }: Pick<CliContext, 'print'>,
  { anterior, causas, totalEntidadCentavos }: SimulacionCierre,
) {
  if (!anterior) return
  print(`  ${anterior.titulo.padEnd(26)} ${formatPesos(anterior.totalEntidadCentavos).padStart(16)}`)
  print(`  ${'Diferencia'.padEnd(26)} ${conSigno(totalEntidadCentavos - anterior.totalEntidadCentavos).padStart(16)}`)
  for (const { causa, personas, importeCentavos } of causas)
    if (personas > 0)
      print(
        `    ${TEXTO_CAUSA[causa].padEnd(24)} ${conSigno(importeCentavos).padStart(16)}  ${cuentaTexto(personas, 'persona')}`,
      )
}

function conSigno(centavos: number): string {
  return `${centavos > 0 ? '+' : ''}${formatPesos(centavos)}`
}

async function printPersonas(context: CliContext, entidadId: number, quincena: number): Promise<void> {
  const { listDiferencias } = await import('#api/quincenas/list-diferencias.ts')
  const actor = await context.actor()
  for (let despues: number | null | undefined; despues !== null;) {
    const page = await listDiferencias(actor, { entidadId, quincena, despues })
    for (const { interno, nombre, antesCentavos, ahoraCentavos, causas } of page.diferencias) {
      context.print(`  ${interno} ${nombre}: ${formatPesos(antesCentavos)} → ${formatPesos(ahoraCentavos)}`)
      for (const { causa, importeCentavos, detalle } of causas)
        context.print(`    ${TEXTO_CAUSA[causa]} ${conSigno(importeCentavos)}. ${detalle}`)
    }
    despues = page.despues
  }
}

async function explicar(context: CliContext, interno: number, code: string, { json }: Options): Promise<void> {
  const { explainQuincena } = await import('#api/quincenas/explicar/explain-quincena.ts')
  const actor = await context.actor()
  const explicacion = await explainQuincena(actor, { interno, quincena: await ordinalOf(code) })
  if (json) context.print(JSON.stringify(explicacion))
  else printExplicacion(context, explicacion)
}

function printExplicacion({ print }: CliContext, explicacion: ExplicacionQuincena): void {
  print(`${explicacion.interno} ${explicacion.nombre}, ${explicacion.quincena}`)
  print(`Parámetros: ${explicacion.parametros}; redondeo ${explicacion.redondeo}`)
  const { cierres } = explicacion
  const mark = (cerrada: boolean): string => (cierres.length === 0 || cerrada ? '' : ' (aún sin cerrar)')
  for (const { desde, dias, situacion, entidad, fuente, sueldo, cerrada } of explicacion.segmentos)
    print(
      `  ${cuentaTexto(dias, 'día')} en ${situacion}, ${entidad}: ${sueldo} (${fuente}, desde ${desde})${mark(cerrada)}`,
    )
  if (explicacion.lineas.length === 0) print('  No aporta en esta quincena.')
  for (const { fondo, clave, formula, obligado, corrige, entidadOrigen, cerrada } of explicacion.lineas) {
    const deQuien = entidadOrigen === null ? '' : `, origen: ${entidadOrigen}`
    const what = corrige === null ? '' : ` (corrige la ${corrige}${deQuien})`
    print(
      `  ${fondo}, ${clave}${what}: ${formula}${obligado === 'afiliado' ? ' (a cargo del afiliado)' : ''}${mark(cerrada)}`,
    )
  }
  for (const { titulo, subtotalCentavos } of bloquesDe(explicacion.lineas))
    print(`${titulo} ${formatPesos(subtotalCentavos)}`)
  print(`Total ${formatPesos(explicacion.totalCentavos)}`)
  for (const fundamento of new Set(explicacion.lineas.map((linea) => linea.fundamento)))
    if (fundamento !== '') print(`Fundamento: ${fundamento}`)
  for (const { entidad, cerradaPor, sello, integra } of cierres) {
    print(`Cerrada por ${cerradaPor}, ${entidad}. Sello ${sello}`)
    if (!integra) print(`DIFIERE. ${NO_ES_LO_SELLADO}`)
  }
  if (cierres.length === 0) print(AUN_SIN_CERRAR)
}
