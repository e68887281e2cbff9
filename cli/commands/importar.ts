import type { Command } from 'commander'
import { assertExiste } from '#cli/archivos.ts'
import { importarArchivo, type OpcionesImportar } from '#cli/importar/importar-archivo.ts'
import { CliError, withFields, type CliContext } from '#cli/context.ts'
import { registerEstadoCommand } from '#cli/importar/comando-estado.ts'
import { registerInstitutoCommands } from '#cli/importar/comandos-instituto.ts'
import { registerNominaCommands } from '#cli/importar/comandos-nomina.ts'
import { registerPlanosCommands } from '#cli/importar/comandos-planos.ts'
import { parseCodigo } from '#cli/quincena/ordinal-of.ts'

interface Json {
  readonly json?: true
}

interface Motivo extends Json {
  readonly motivo?: string
  readonly yes?: true
}

/** `portal importar …`: files that dependencies and the bank send. */
export function registerImportarCommands(program: Command, context: CliContext): void {
  const importar = program
    .command('importar')
    .description(
      'archivos de nómina, de retenciones y de movimientos que envían las dependencias, pagos que informa el banco, cuentas de usuario y renglones de catálogos',
    )
  importar
    .command('archivo', { isDefault: true })
    .description('lee un archivo con su plano, dice qué haría y lo carga')
    .argument('<archivo>', 'archivo de texto, XLSX o DBF')
    .option('--plano <clave>', 'plano con el que se lee (portal importar planos); sin ella, se reconoce por su forma')
    .option('--entidad <nombre>', 'entidad que lo envía; los archivos del instituto no llevan')
    .option(
      '--quincena <código>',
      'código de cuatro dígitos, por ejemplo 2226; los archivos del instituto no llevan',
      parseCodigo,
    )
    .option('--asunto <clave>', 'de qué es, donde su tipo lo pide: la clave del catálogo')
    .option('--oficio <archivo>', 'PDF del oficio que sirve a todos los movimientos del archivo')
    .option('--simular', 'dice qué haría, sin cargar nada')
    .option('--malos <archivo>', 'escribe aquí los renglones rechazados, para corregirlos y volver a cargarlos')
    .option('--reanudar', 'sigue una carga de este mismo archivo que se interrumpió')
    .option('--motivo <texto>', 'por qué sustituye a la anterior de la misma quincena, o el motivo que pida su tipo')
    .option('-y, --yes', 'carga sin preguntar')
    .action(async (archivo: string, options: OpcionesImportar) => {
      await assertExiste(archivo)
      if (options.oficio !== undefined) await assertExiste(options.oficio)
      await importarArchivo(context, archivo, options)
    })
  registerPlanosCommands(importar, context)
  importar
    .command('lista')
    .description('lista las cargas, la última primero')
    .action((options: Json) => lista(context, options))
  importar
    .command('ver')
    .description('muestra una carga: qué entró, qué se rechazó y por qué')
    .argument('<folio>', 'folio de la carga, como CRG-26-000012')
    .option('--malos <archivo>', 'escribe aquí los renglones rechazados')
    .action((folio: string, options: Json & { readonly malos?: string }) => ver(context, folio, options))
  importar
    .command('validar')
    .description('valida una carga que hizo otra persona de la dependencia; pide la contraseña')
    .argument('<folio>', 'folio de la carga')
    .option('--motivo <texto>', 'por qué la valida el instituto, donde la dependencia no tiene quien valide')
    .option('-y, --yes', 'no pregunta')
    .action((folio: string, options: Motivo) => validar(context, folio, options))
  importar
    .command('deshacer')
    .description('propone deshacer una carga completa; otra persona lo autoriza en Por autorizar')
    .argument('<folio>', 'folio de la carga')
    .requiredOption('--motivo <texto>', 'por qué se deshace')
    .option('-y, --yes', 'no pregunta')
    .action((folio: string, options: Motivo) => deshacer(context, folio, options))
  registerEstadoCommand(importar, context)
  registerInstitutoCommands(importar, context)
  registerNominaCommands(importar, context)
  importar
    .command('explicar')
    .description('explica un código de error y cómo corregirlo')
    .argument('<código>', 'código, como C202')
    .action((codigo: string, options: Json) => explicar(context, codigo, options))
}

async function lista(context: CliContext, { json }: Json): Promise<void> {
  const [{ listCargas }, { lineaDeCarga }] = await Promise.all([
    import('#api/cargas/consulta/list-cargas.ts'),
    import('#cli/importar/texto-carga.ts'),
  ])
  const { rows: cargas } = await listCargas(await context.actor(), { range: '[0,49]' })
  context.answer(json, { cargas }, cargas.map(lineaDeCarga).join('\n') || 'No hay cargas.')
}

async function ver(context: CliContext, folio: string, options: Json & { readonly malos?: string }): Promise<void> {
  const [{ simularCarga }, { escribirMalos }, { textoDeSimulacion }] = await Promise.all([
    import('#api/cargas/simular-carga.ts'),
    import('#cli/importar/escribir-malos.ts'),
    import('#cli/importar/texto-carga.ts'),
  ])
  const actor = await context.actor()
  const simulacion = await simularCarga(actor, folio)
  if (options.malos !== undefined) await escribirMalos(context, actor, folio, options.malos)
  context.answer(options.json, simulacion, textoDeSimulacion(simulacion))
}

async function validar(context: CliContext, folio: string, { motivo = '', yes, json }: Motivo): Promise<void> {
  const { validarCarga } = await import('#api/cargas/validar-carga.ts')
  await context.confirm(`¿Validar ${folio}?`, yes)
  const carga = await withFields(async () => validarCarga(await context.persona(), folio, motivo))
  context.answer(json, { folio, estado: carga.estado }, `${folio} espera ahora la aprobación del instituto.`)
}

async function deshacer(context: CliContext, folio: string, { motivo = '', yes, json }: Motivo): Promise<void> {
  const { proponerDeshacer } = await import('#api/cargas/deshacer-carga.ts')
  await context.confirm(`¿Proponer que se deshaga ${folio}?`, yes)
  const { propuesta } = await withFields(async () => proponerDeshacer(await context.persona(), folio, motivo))
  const texto = `Se propuso deshacer ${folio}: otra persona lo autoriza en Por autorizar, como ${propuesta.folio}.`
  context.answer(json, { folio, propuesta }, texto)
}

async function explicar(context: CliContext, texto: string, { json }: Json): Promise<void> {
  const { CODIGOS_CARGA, isCodigoCarga } = await import('#domain/cargas/codigos.ts')
  const codigo = texto.trim().toUpperCase()
  if (!isCodigoCarga(codigo)) throw new CliError(`No existe el código ${texto}: son como C202 o A501.`, 2)
  const { porque, remedio } = CODIGOS_CARGA[codigo]
  context.answer(json, { codigo, porque, remedio }, `${codigo}. ${porque}\nCómo se corrige: ${remedio}`)
}
