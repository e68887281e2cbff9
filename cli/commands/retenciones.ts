import type { Command } from 'commander'
import { CliError, type CliContext } from '#cli/context.ts'
import { escribirConSumas, textoConSumas } from '#cli/escribir-con-sumas.ts'
import { ordinalOf, parseCodigo } from '#cli/quincena/ordinal-of.ts'

interface Options {
  readonly entidad?: string
  readonly salida: string
  readonly yes?: true
  readonly json?: true
}

/** `portal retenciones …`: what a closed quincena ordered each entity to withhold of loans. */
export function registerRetencionesCommands(program: Command, context: CliContext): void {
  program
    .command('retenciones')
    .description('retenciones de préstamos')
    .command('orden')
    .description('escribe en CSV lo que cada entidad debe retener, con un manifiesto que sha256sum -c comprueba')
    .argument('<quincena>', 'código de cuatro dígitos, por ejemplo 2226', parseCodigo)
    .option('--entidad <nombre>', 'solo la entidad con ese nombre')
    .requiredOption('--salida <carpeta>', 'carpeta donde se escriben los archivos')
    .option('-y, --yes', 'reemplaza los archivos sin preguntar')
    .action((code: string, options: Options) => orden(context, code, options))
}

async function orden(context: CliContext, code: string, { entidad, salida, yes, json }: Options): Promise<void> {
  const [{ exportOrden }, { ARCHIVO_SUMAS }, { listEntidadesEnAlcance }] = await Promise.all([
    import('#api/fondos/retenciones/export-orden.ts'),
    import('#api/files/sumas.ts'),
    import('#api/quincenas/list-entidades-en-alcance.ts'),
  ])
  const actor = await context.actor()
  const quincena = await ordinalOf(code)
  const chosen = entidad
    ? (await listEntidadesEnAlcance(actor, quincena)).find(({ nombre }) => nombre === entidad)
    : null
  if (chosen === undefined) throw new CliError(`No hay una entidad "${entidad}".`)
  const archivos = await exportOrden(actor, quincena, { entidadId: chosen?.id ?? null, organizacion: 'entonces' })
  // The folder's manifest is written with what reached the disk.
  const written = await escribirConSumas(
    context,
    { carpeta: salida, yes },
    archivos
      .filter(({ nombre }) => nombre !== ARCHIVO_SUMAS)
      .map(({ nombre, contenido }) => ({ nombre, piezas: [contenido] })),
  )
  context.answer(json, { salida, archivos: written }, textoConSumas(written.length, salida))
}
