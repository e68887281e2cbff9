import type { Command } from 'commander'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { CliError, type CliContext } from '#cli/context.ts'
import { escribirConSumas } from '#cli/escribir-con-sumas.ts'
import { ordinalOf } from '#cli/quincena/ordinal-of.ts'

interface Options {
  readonly entidad?: string
  readonly salida?: string
}

interface Cerrado {
  readonly id: number
  readonly entidadId: number
  readonly entidad: string
  readonly estado: string
}

/** `portal quincena solicitar|aplicar|verificar|exportar`: the close itself, from the terminal. */
export function registerCierreCommands(quincena: Command, context: CliContext): void {
  const command = (name: string, description: string) =>
    quincena
      .command(name)
      .description(description)
      .argument('<quincena>', 'código de cuatro dígitos, por ejemplo 2226')
      .option('--entidad <nombre>', 'solo la entidad con ese nombre')
  command('solicitar', 'solicita el cierre de cada entidad, como el usuario de --como; pide su contraseña').action(
    (code: string, options: Options) => solicitar(context, code, options),
  )
  command(
    'aplicar',
    'aplica los cierres que el Titular firmó; el que un trabajo esté aplicando pasa a aplicarse aquí',
  ).action((code: string, options: Options) => aplicar(context, code, options))
  command('verificar', 'calcula otra vez lo cerrado y nombra la primera línea que difiere').action(
    (code: string, options: Options) => verificar(context, code, options),
  )
  command('exportar', 'escribe lo cerrado en CSV, con su sello y un manifiesto que sha256sum -c comprueba')
    .requiredOption('--salida <carpeta>', 'carpeta donde se escriben los archivos')
    .action((code: string, options: Options) => exportar(context, code, options))
}

/** The closes of a quincena that the actor sees, of one state. */
async function cierresDe(context: CliContext, code: string, estado: string, entidad?: string): Promise<Cerrado[]> {
  const { selectCierres } = await import('#api/quincenas/cierres/cierre-row.ts')
  const { listEntidadesEnAlcance } = await import('#api/quincenas/list-entidades-en-alcance.ts')
  const seen = new Set((await listEntidadesEnAlcance(await context.actor())).map(({ id }) => id))
  const rows = (await selectCierres(await ordinalOf(code))).filter(
    (row) => seen.has(row.entidadId) && row.estado === estado && (!entidad || row.entidad === entidad),
  )
  if (rows.length === 0) throw new CliError(`No hay cierres en estado ${estado} en la quincena ${code}.`)
  return rows
}

async function solicitar(context: CliContext, code: string, { entidad }: Options): Promise<void> {
  const { listEntidadesEnAlcance } = await import('#api/quincenas/list-entidades-en-alcance.ts')
  const { solicitarCierre } = await import('#api/quincenas/cierres/solicitar-cierre.ts')
  // The first of the five signatures.
  const actor = await context.persona()
  const quincena = await ordinalOf(code)
  const entidades = (await listEntidadesEnAlcance(actor)).filter(({ nombre }) => !entidad || nombre === entidad)
  if (entidades.length === 0) throw new CliError(entidad ? `No hay una entidad "${entidad}".` : 'No hay entidades.')
  for (const { id, nombre } of entidades) {
    await solicitarCierre(actor, id, quincena)
    context.print(`${nombre}: cierre solicitado.`)
  }
}

async function aplicar(context: CliContext, code: string, { entidad }: Options): Promise<void> {
  const { aplicarCierre } = await import('#api/quincenas/aplicar/aplicar-cierre.ts')
  const { authorizeInstituto } = await import('#api/acceso/authorize-instituto.ts')
  authorizeInstituto(await context.actor(), 'trabajos.administrar')
  for (const { id } of await cierresDe(context, code, 'aplicando', entidad))
    context.print(await aplicarCierre(id, { paso: (hecho, texto) => context.printStatus(`${texto} ${hecho}`) }))
}

async function verificar(context: CliContext, code: string, { entidad }: Options): Promise<void> {
  const { verifyCierre } = await import('#api/quincenas/verify-cierre.ts')
  const actor = await context.actor()
  let fallas = 0
  for (const { id } of await cierresDe(context, code, 'cerrado', entidad)) {
    const { entidad: nombre, sello, falla } = await verifyCierre(actor, id)
    if (falla !== null) fallas += 1
    context.print(falla === null ? `${nombre}: íntegra, sello ${sello}` : `${nombre}: DIFIERE. ${falla}`)
  }
  if (fallas > 0) throw new CliError('Hay quincenas cerradas que no son como se sellaron.')
}

async function exportar(context: CliContext, code: string, { entidad, salida = '.' }: Options): Promise<void> {
  const { exportCierre, exportSello } = await import('#api/quincenas/export-cierre.ts')
  const actor = await context.actor()
  const cierres = await cierresDe(context, code, 'cerrado', entidad)
  const written = await escribirConSumas(
    salida,
    cierres.flatMap(({ id, entidadId }) => [
      { nombre: `quincena-${code}-entidad-${entidadId}.csv`, piezas: exportCierre(actor, id) },
      { nombre: `quincena-${code}-entidad-${entidadId}-sello.txt`, piezas: exportSello(actor, id) },
    ]),
  )
  context.print(`${cuentaTexto(written, 'archivo')} en ${salida}: compruébalos con sha256sum -c SHA256SUMS.`)
}
