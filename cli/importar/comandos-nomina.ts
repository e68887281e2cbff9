import { Option, type Command } from 'commander'
import { DECISIONES_AUSENTE, type DecisionAusente } from '#domain/cargas/nomina/decision-ausente.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { CliError, withFields, type CliContext } from '#cli/context.ts'
import { ordinalOf, parseCodigo } from '#cli/quincena/ordinal-of.ts'

interface DeEntidad {
  readonly entidad: string
  readonly yes?: true
  readonly json?: true
}

interface DesdeQuincena extends DeEntidad {
  readonly desde: string
}

interface Concepto extends DesdeQuincena {
  readonly mensual?: true
}

interface SinRenglon extends DeEntidad {
  readonly quincena: string
  readonly decision: DecisionAusente
  readonly motivo: string
  readonly interno?: readonly string[]
}

/** Commands that say how an entity's payroll is read, and what happens to people whom it does not name. */
export function registerNominaCommands(importar: Command, context: CliContext): void {
  importar
    .command('emisor')
    .description('marca una entidad que envía nómina: desde esa quincena no cierra sin ella')
    .requiredOption('--entidad <nombre>', 'entidad')
    .requiredOption('--desde <código>', 'primera quincena', parseCodigo)
    .option('-y, --yes', 'no pregunta')
    .action((options: DesdeQuincena) => emisor(context, options))
  importar
    .command('concepto')
    .description('dice qué significa un concepto de la nómina de una entidad')
    .argument('<clave>', 'clave del concepto en el archivo')
    .argument('<significado>', 'sueldo, otrasPrestaciones, quinquenios, deduccion.FAA, prestamo, aguinaldo o no_cotiza')
    .requiredOption('--entidad <nombre>', 'entidad')
    .requiredOption('--desde <código>', 'primera quincena', parseCodigo)
    .option('--mensual', 'el importe es de un mes; sin ella, de la quincena')
    .option('-y, --yes', 'no pregunta')
    .action((clave: string, destino: string, options: Concepto) => concepto(context, clave, destino, options))
  importar
    .command('sin-renglon')
    .description('decide por las personas en activo que la nómina aprobada no trae')
    .requiredOption('--entidad <nombre>', 'entidad')
    .requiredOption('--quincena <código>', 'quincena de la nómina', parseCodigo)
    .addOption(
      new Option('--decision <decisión>', 'qué se hace').choices(Object.keys(DECISIONES_AUSENTE)).makeOptionMandatory(),
    )
    .requiredOption('--motivo <texto>', 'por qué')
    .option('--interno <números...>', 'solo estas personas; sin ella, todas')
    .option('-y, --yes', 'no pregunta')
    .action((options: SinRenglon) => sinRenglon(context, options))
}

async function emisor(context: CliContext, { entidad, desde, yes, json }: DesdeQuincena): Promise<void> {
  const { marcarEmisor } = await import('#api/cargas/nomina/emisores.ts')
  const actor = await context.actor()
  const quincena = await ordinalOf(desde)
  const entidadId = await entidadNombrada(context, entidad, quincena)
  await context.confirm(`¿Marcar que ${entidad} envía nómina desde la quincena ${desde}?`, yes)
  await marcarEmisor(actor, { entidadId, entidad, desde: quincena })
  context.answer(json, { entidad, desde }, `${entidad} envía nómina desde la quincena ${desde}.`)
}

async function concepto(
  context: CliContext,
  clave: string,
  destino: string,
  { entidad, desde, mensual, yes, json }: Concepto,
): Promise<void> {
  const { ponerConcepto } = await import('#api/cargas/nomina/emisores.ts')
  const actor = await context.actor()
  const quincena = await ordinalOf(desde)
  const entidadId = await entidadNombrada(context, entidad, quincena)
  await context.confirm(`¿Guardar que el concepto ${clave} de ${entidad} es ${destino}?`, yes)
  const periodicidad = mensual ? 'mensual' : 'quincenal'
  await withFields(() => ponerConcepto(actor, { entidadId, entidad, desde: quincena, clave, destino, periodicidad }))
  context.answer(
    json,
    { entidad, clave, destino, desde, periodicidad },
    `El concepto ${clave} de ${entidad} es ${destino}.`,
  )
}

async function sinRenglon(context: CliContext, options: SinRenglon): Promise<void> {
  const { entidad, decision, motivo, interno = [], yes, json } = options
  const { decidirAusentes } = await import('#api/cargas/nomina/decidir-ausentes.ts')
  const actor = await context.actor()
  const quincena = await ordinalOf(options.quincena)
  const entidadId = await entidadNombrada(context, entidad, quincena)
  const internos = interno.map(Number)
  if (internos.some((one) => !Number.isSafeInteger(one) || one < 1))
    throw new CliError('--interno toma números internos, como 001234.', 2)
  await context.confirm(`¿Decidir «${DECISIONES_AUSENTE[decision]}» por quienes la nómina no trae?`, yes)
  const personas = await withFields(() => decidirAusentes(actor, { entidadId, quincena, decision, motivo, internos }))
  context.answer(json, { personas, decision }, `Se decidió por ${cuentaTexto(personas, 'persona')}.`)
}

async function entidadNombrada(context: CliContext, nombre: string, quincena: number): Promise<number> {
  const { listEntidadesEnAlcance } = await import('#api/quincenas/list-entidades-en-alcance.ts')
  const entidades = await listEntidadesEnAlcance(await context.actor(), quincena)
  const found = entidades.find((entidad) => entidad.nombre === nombre)
  if (!found) throw new CliError(`No hay una entidad "${nombre}".`)
  return found.id
}
