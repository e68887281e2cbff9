import type { Command } from 'commander'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { formatoTexto } from '#domain/fondos/formato-sello.ts'
import type { Verificacion } from '#api/quincenas/verify-cierre.ts'
import { CliError, type CliContext } from '#cli/context.ts'
import { escribirConSumas, textoConSumas } from '#cli/escribir-con-sumas.ts'
import { ordinalOf, parseCodigo } from '#cli/quincena/ordinal-of.ts'

interface Options {
  readonly entidad?: string
  readonly salida?: string
  readonly yes?: true
  readonly json?: true
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
      .argument('<quincena>', 'código de cuatro dígitos, por ejemplo 2226', parseCodigo)
      .option('--entidad <nombre>', 'solo la entidad con ese nombre')
  command('solicitar', 'solicita el cierre de cada entidad, como el usuario de --como; pide su contraseña')
    .option('-y, --yes', 'no pregunta')
    .action((code: string, options: Options) => solicitar(context, code, options))
  command('aplicar', 'aplica los cierres que el Titular firmó; el que un trabajo esté aplicando pasa a aplicarse aquí')
    .option('-y, --yes', 'no pregunta')
    .action((code: string, options: Options) => aplicar(context, code, options))
  command('verificar', 'calcula otra vez lo cerrado y nombra lo que difiere; dice qué cubre cada sello').action(
    (code: string, options: Options) => verificar(context, code, options),
  )
  command('exportar', 'escribe lo cerrado en CSV, con su sello y un manifiesto que sha256sum -c comprueba')
    .requiredOption('--salida <carpeta>', 'carpeta donde se escriben los archivos')
    .option('-y, --yes', 'reemplaza los archivos sin preguntar')
    .action((code: string, options: Options) => exportar(context, code, options))
}

/** The closes of a quincena that the actor sees, of one state. */
async function cierresDe(context: CliContext, code: string, estado: string, entidad?: string): Promise<Cerrado[]> {
  const { selectCierres } = await import('#api/quincenas/cierres/cierre-row.ts')
  const { listEntidadesEnAlcance } = await import('#api/quincenas/list-entidades-en-alcance.ts')
  const quincena = await ordinalOf(code)
  const seen = new Set((await listEntidadesEnAlcance(await context.actor(), quincena)).map(({ id }) => id))
  const rows = (await selectCierres(quincena)).filter(
    (row) => seen.has(row.entidadId) && row.estado === estado && (!entidad || row.entidad === entidad),
  )
  if (rows.length === 0) throw new CliError(`No hay cierres en estado ${estado} en la quincena ${code}.`)
  return rows
}

async function solicitar(context: CliContext, code: string, { entidad, yes, json }: Options): Promise<void> {
  const { listEntidadesEnAlcance } = await import('#api/quincenas/list-entidades-en-alcance.ts')
  const { solicitarCierre } = await import('#api/quincenas/cierres/solicitar-cierre.ts')
  // The first of the five signatures.
  const actor = await context.persona()
  const quincena = await ordinalOf(code)
  const entidades = (await listEntidadesEnAlcance(actor, quincena)).filter(
    ({ nombre }) => !entidad || nombre === entidad,
  )
  if (entidades.length === 0) throw new CliError(entidad ? `No hay una entidad "${entidad}".` : 'No hay entidades.')
  await context.confirm(`¿Solicitar el cierre de ${cuentaTexto(entidades.length, 'entidad', 'entidades')}?`, yes)
  for (const { id, nombre } of entidades) {
    await solicitarCierre(actor, id, quincena)
    if (!json) context.print(`${nombre}: cierre solicitado.`)
  }
  if (json) context.print(JSON.stringify({ quincena: code, solicitados: entidades.map(({ nombre }) => nombre) }))
}

async function aplicar(context: CliContext, code: string, { entidad, yes, json }: Options): Promise<void> {
  const { aplicarCierre } = await import('#api/quincenas/aplicar/aplicar-cierre.ts')
  const { authorizeInstituto } = await import('#api/acceso/authorize-instituto.ts')
  authorizeInstituto(await context.actor(), 'trabajos.administrar')
  const cierres = await cierresDe(context, code, 'aplicando', entidad)
  await context.confirm(`¿Aplicar ${cuentaTexto(cierres.length, 'cierre')}? No se deshace.`, yes)
  const aplicados: { entidad: string; hecho: string }[] = []
  for (const { id, entidad: nombre } of cierres) {
    const hecho = await aplicarCierre(id, { paso: (n, texto) => context.printStatus(`${texto} ${n}`) })
    aplicados.push({ entidad: nombre, hecho })
    if (!json) context.print(hecho)
  }
  if (json) context.print(JSON.stringify({ quincena: code, aplicados }))
}

async function verificar(context: CliContext, code: string, { entidad, json }: Options): Promise<void> {
  const { verifyCierre } = await import('#api/quincenas/verify-cierre.ts')
  const actor = await context.actor()
  const cierres: Verificacion[] = []
  for (const { id } of await cierresDe(context, code, 'cerrado', entidad)) {
    const cierre = await verifyCierre(actor, id)
    cierres.push(cierre)
    if (!json) printVerificacion(context, cierre)
  }
  if (json) context.print(JSON.stringify({ quincena: code, cierres }))
  if (cierres.some(({ totalFallas }) => totalFallas > 0))
    throw new CliError('Hay quincenas cerradas que no son como se sellaron.')
}

function printVerificacion(
  { print }: CliContext,
  { entidad, sello, formato, fallas, totalFallas }: Verificacion,
): void {
  if (totalFallas === 0) print(`${entidad}: íntegra, sello ${sello}`)
  for (const falla of fallas) print(`${entidad}: DIFIERE. ${falla}`)
  if (totalFallas > fallas.length) print(`${entidad}: y ${cuentaTexto(totalFallas - fallas.length, 'diferencia')} más.`)
  print(`  ${formatoTexto(formato)}`)
}

async function exportar(
  context: CliContext,
  code: string,
  { entidad, salida = '.', yes, json }: Options,
): Promise<void> {
  const { exportCierre, exportSello } = await import('#api/quincenas/export-cierre.ts')
  const actor = await context.actor()
  const cierres = await cierresDe(context, code, 'cerrado', entidad)
  const written = await escribirConSumas(
    context,
    { carpeta: salida, yes },
    cierres.flatMap(({ id, entidadId }) => [
      { nombre: `quincena-${code}-entidad-${entidadId}.csv`, piezas: exportCierre(actor, id) },
      { nombre: `quincena-${code}-entidad-${entidadId}-sello.txt`, piezas: exportSello(actor, id) },
    ]),
  )
  context.answer(json, { salida, archivos: written }, textoConSumas(written.length, salida))
}
