import { readFile, stat } from 'node:fs/promises'
import type { Command } from 'commander'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { DEFINICION_MAX, type DetallePlano } from '#domain/cargas/planos/plano-panel.ts'
import { ESTADOS_PLANO } from '#domain/cargas/planos/vigencia.ts'
import { assertExiste } from '#cli/archivos.ts'
import { CliError, withFields, type CliContext } from '#cli/context.ts'

interface Json {
  readonly json?: true
}

interface OpcionesPlano extends Json {
  readonly definicion?: string
  readonly desde?: string
  readonly nombre?: string
  readonly yes?: true
}

interface OpcionesPlantilla extends Json {
  readonly explicar?: true
}

/** Commands about the layouts of files. */
export function registerPlanosCommands(importar: Command, context: CliContext): void {
  importar
    .command('planos')
    .description('lista los planos con su vigencia')
    .action((options: Json) => planos(context, options))
  importar
    .command('plano')
    .description('muestra la definición de un plano; con --definicion guarda otra versión')
    .argument('<clave>', 'clave del plano')
    .option('--definicion <archivo>', 'archivo JSON con la definición de la versión nueva')
    .option('--desde <fecha>', 'primer día de la versión nueva, AAAA-MM-DD')
    .option('--nombre <texto>', 'nombre del plano, si cambia')
    .option('-y, --yes', 'no pregunta')
    .action((clave: string, options: OpcionesPlano) => plano(context, clave, options))
  importar
    .command('plantilla')
    .description('escribe las columnas de un plano con un renglón de ejemplo; con --explicar dice qué trae cada una')
    .argument('<clave>', 'clave del plano')
    .option('--explicar', 'en vez del archivo, explica cada columna y el renglón de totales')
    .action((clave: string, options: OpcionesPlantilla) => plantilla(context, clave, options))
}

async function planos(context: CliContext, { json }: Json): Promise<void> {
  const { listPlanos } = await import('#api/cargas/list-planos.ts')
  const guardados = await listPlanos(await context.actor())
  const lineas = guardados.map(
    ({ clave, nombre, version, formato, desde, estado }) =>
      `${clave}  ${nombre} (${formato}, versión ${version}). ${ESTADOS_PLANO[estado]}, desde el ${formatFecha(desde)}`,
  )
  context.answer(json, { planos: guardados }, lineas.join('\n') || 'No hay planos.')
}

async function plano(context: CliContext, clave: string, options: OpcionesPlano): Promise<void> {
  const { detallePlano } = await import('#api/cargas/planos/versiones-plano.ts')
  const actor = await context.actor()
  const detalle = await detallePlano(actor, { clave })
  if (options.definicion === undefined) {
    mostrar(context, detalle, options)
    return
  }
  const { desde, nombre = detalle.nombre, json } = options
  if (desde === undefined) throw new CliError('Di desde qué día vale la versión nueva: --desde AAAA-MM-DD.', 2)
  const definicion = await definicionDe(options.definicion)
  await context.confirm(`¿Guardar la versión ${detalle.version + 1} de ${detalle.clave}?`, options.yes)
  const { guardarVersion } = await import('#api/cargas/planos/guardar-plano.ts')
  const guardado = await withFields(() =>
    guardarVersion(actor, { clave: detalle.clave, version: detalle.version, nombre, desde, definicion }),
  )
  const [ultima] = guardado.versiones
  const texto = `${guardado.clave} quedó en su versión ${guardado.version}, que vale desde el ${ultima ? formatFecha(ultima.desde) : desde}.`
  context.answer(json, guardado, texto)
}

/** The newest definition of a layout, as a file that `--definicion` takes; and its versions in words. */
function mostrar(context: CliContext, { clave, nombre, tipo, estado, versiones }: DetallePlano, { json }: Json): void {
  const [ultima] = versiones
  if (!ultima) throw new CliError(`El plano ${clave} no tiene versiones.`)
  const { definicion, version, desde } = ultima
  const lineas = versiones.map((each) => {
    const hasta = each.hasta === null ? '' : ` hasta el ${formatFecha(each.hasta)}`
    const fin = each.termina ? `, termina el plano: ${each.motivo}` : `, ${each.cargas} cargas`
    return `  versión ${each.version}: desde el ${formatFecha(each.desde)}${hasta}${fin}`
  })
  const cabeza = `${clave}  ${nombre}. ${ESTADOS_PLANO[estado]}`
  const texto = [cabeza, ...lineas, JSON.stringify(definicion, null, 2)].join('\n')
  context.answer(json, { clave, nombre, tipo, version, desde, estado, definicion }, texto)
}

/** The definition of a JSON file: alone, or under `definicion` as `--json` prints it. Throws `CliError`. */
async function definicionDe(archivo: string): Promise<unknown> {
  await assertExiste(archivo)
  const { size } = await stat(archivo)
  if (size > 2 * DEFINICION_MAX) throw new CliError(`${archivo} pesa demasiado para ser la definición de un plano.`)
  const json = parse(archivo, await readFile(archivo, 'utf8'))
  return typeof json === 'object' && json !== null && 'definicion' in json ? json.definicion : json
}

function parse(archivo: string, texto: string): unknown {
  try {
    return JSON.parse(texto.replace(/^\ufeff/, '')) as unknown
  } catch {
    throw new CliError(`${archivo} no es un archivo JSON.`)
  }
}

async function plantilla(context: CliContext, clave: string, { json, explicar }: OpcionesPlantilla): Promise<void> {
  const { explicacionDePlano, textoDePlantilla } = await import('#api/cargas/planos/plantilla-de-plano.ts')
  const { lineasDeExplicacion } = await import('#domain/cargas/planos/plantilla/explicar-plano.ts')
  const actor = await context.actor()
  if (explicar) {
    const explicado = await explicacionDePlano(actor, { clave })
    const { nombre, formato } = explicado
    const cabeza = `${explicado.clave}  ${nombre} (${formato})`
    context.answer(json, explicado, [cabeza, ...lineasDeExplicacion(explicado)].join('\n'))
    return
  }
  const texto = await textoDePlantilla(actor, { clave })
  context.answer(json, { plano: clave, texto }, texto)
}
