import { Option, type Command } from 'commander'
import { TIPOS_HABILITACION, habilitacionIssues } from '#domain/calendario/habilitacion-issues.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { TIPOS_EVENTO, type TipoEvento } from '#domain/calendario/evento.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { CliError, type CliContext } from '#cli/context.ts'
import { parseDia } from './calendario-anio.ts'

interface HabilitarOptions {
  readonly tipo: Exclude<TipoEvento, 'ASUETO'>
  readonly desde: PlainDate
  readonly hasta: PlainDate
  readonly motivo: string
  readonly solicita: string
  readonly entidad?: string
  readonly simular?: true
  readonly yes?: true
  readonly json?: true
}

/** `habilitar`: an extraordinary enabling, for one entity by its name or for all. */
export function registerHabilitarCommand(calendario: Command, context: CliContext): void {
  calendario
    .command('habilitar')
    .description('abre la captura de manera extraordinaria')
    .addOption(new Option('--tipo <tipo>', 'qué se abre').choices([...TIPOS_HABILITACION]).default('ALTA_BAJA_CAMBIO'))
    .requiredOption('--desde <día>', 'primer día (AAAA-MM-DD)', parseDia)
    .requiredOption('--hasta <día>', 'último día (AAAA-MM-DD)', parseDia)
    .requiredOption('--motivo <texto>', 'por qué')
    .option('--solicita <nombre>', 'quién lo pidió', '')
    .option('--entidad <nombre>', 'solo a esta entidad; si no, a todas')
    .option('--simular', 'dice qué haría, sin escribir nada')
    .option('-y, --yes', 'no pregunta')
    .action((options: HabilitarOptions) => habilitar(context, options))
}

async function habilitar(context: CliContext, options: HabilitarOptions): Promise<void> {
  const { tipo, desde, hasta, motivo, solicita, simular, yes, json } = options
  const [issue] = habilitacionIssues({ tipo, desde, hasta, motivo: motivo.trim() })
  if (issue) throw new CliError(issue.message)
  const unidadId = options.entidad === undefined ? null : await findEntidad(options.entidad)
  const days = `${formatFecha(desde)} a ${formatFecha(hasta)}`
  const what = `${TIPOS_EVENTO[tipo].label}, ${days}, ${options.entidad ?? 'todas las entidades'}`
  if (simular) {
    const plan = { tipo, desde, hasta, unidadId, escrito: false }
    context.answer(json, plan, `Simulación: se abriría ${what}; no se escribió nada.`)
    return
  }
  await context.confirm(`¿Abrir ${what}?`, yes)
  const { createHabilitacion } = await import('#api/calendario/create-habilitacion.ts')
  const id = await createHabilitacion(await context.actor(), { tipo, unidadId, desde, hasta, motivo, solicita })
  const hecho = { id, tipo, desde, hasta, unidadId, escrito: true }
  context.answer(json, hecho, `Listo: habilitación ${id}, ${what}.`)
}

async function findEntidad(nombre: string): Promise<number> {
  const { selectRows } = await import('#api/db/sql.ts')
  const rows = await selectRows<{ id: number }>('SELECT id FROM unidades WHERE nivel = 1 AND nombre = $1 LIMIT 2', [
    nombre,
  ])
  const [only] = rows
  if (!only) throw new CliError(`No hay una entidad que se llame «${nombre}».`)
  if (rows.length > 1) throw new CliError(`Hay más de una entidad que se llama «${nombre}».`)
  return only.id
}
