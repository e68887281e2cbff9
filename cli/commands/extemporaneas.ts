import { InvalidArgumentError, Option, type Command } from 'commander'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { ESTADOS_TRAMITE } from '#domain/fondos/dos-aprobaciones.ts'
import {
  CLASE_EXTEMPORANEA_IDS,
  CLASES_EXTEMPORANEA,
  type ClaseExtemporanea,
} from '#domain/fondos/extemporaneas/extemporanea.ts'
import type { ExtemporaneaResumen } from '#domain/fondos/extemporaneas/panel-extemporanea.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { CliError, type CliContext } from '#cli/context.ts'

/** Rows that one listing prints. */
const MAX = 1_000

interface OpcionesPrevisto {
  readonly clase: ClaseExtemporanea
  readonly desde: string
  readonly hasta: string
  readonly sueldo: number
  readonly reemplaza?: string
  readonly json?: true
}

/** `portal extemporaneas …`: those on file, and what one would charge; asking and approving need papers and two people. */
export function registerExtemporaneasCommands(program: Command, context: CliContext): void {
  const extemporaneas = program.command('extemporaneas').description('aportaciones extemporáneas')
  extemporaneas
    .command('listar')
    .description('lista las aportaciones extemporáneas, las que esperan primero')
    .addOption(new Option('--estado <estado>', 'solo las de un estado').choices(Object.keys(ESTADOS_TRAMITE)))
    .action((options: { readonly estado?: string; readonly json?: true }) => listar(context, options))
  extemporaneas
    .command('previsto')
    .description('dice qué cobraría hoy a la entidad de una persona; no escribe nada')
    .argument('<interno>', 'número interno', parseInterno)
    .addOption(new Option('--clase <clase>', 'por qué').choices(CLASE_EXTEMPORANEA_IDS).makeOptionMandatory())
    .requiredOption('--desde <día>', 'primer día, AAAA-MM-DD')
    .requiredOption('--hasta <día>', 'último día, AAAA-MM-DD')
    .requiredOption('--sueldo <pesos>', 'sueldo mensual, por ejemplo 12000.00', parsePesos)
    .option('--reemplaza <folio>', 'la aportación aprobada que reemplazaría, por ejemplo AE-26-000001')
    .action((interno: number, options: OpcionesPrevisto) => previsto(context, interno, options))
}

function parseInterno(text: string): number {
  const interno = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (interno < 1) throw new InvalidArgumentError('Número interno inválido: se esperaba un entero, por ejemplo 98120.')
  return interno
}

function parsePesos(text: string): number {
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text))
    throw new InvalidArgumentError('Sueldo inválido: se esperaban pesos, por ejemplo 12000.00.')
  return Math.round(Number(text) * 100)
}

async function listar(
  context: CliContext,
  { estado, json }: { readonly estado?: string; readonly json?: true },
): Promise<void> {
  const { listExtemporaneas } = await import('#api/quincenas/extemporaneas/list-extemporaneas.ts')
  const filter = estado === undefined ? {} : { estado }
  const { rows, total } = await listExtemporaneas(await context.actor(), {
    sort: ['estado', 'ASC'],
    range: [0, MAX - 1],
    filter,
  })
  if (json) context.print(JSON.stringify({ total, extemporaneas: rows }))
  else {
    for (const row of rows) context.print(line(row))
    context.print(`${cuentaTexto(rows.length, 'aportación', 'aportaciones')}.`)
  }
}

const dia = (text: string): string => formatFecha(text as PlainDate)

function line(row: ExtemporaneaResumen): string {
  const { folio, clase, nombre, entidad, desde, hasta, principalCentavos, estado, reemplaza } = row
  const { titulo } = CLASES_EXTEMPORANEA[clase]
  return `${folio}  ${ESTADOS_TRAMITE[estado]}  ${titulo}, ${nombre}, ${entidad}, ${dia(desde)} al ${dia(hasta)}: ${formatPesos(principalCentavos)}${reemplaza === '' ? '' : `; reemplaza a ${reemplaza}`}`
}

async function previsto(context: CliContext, interno: number, options: OpcionesPrevisto): Promise<void> {
  const [{ previewExtemporanea }, { getCuentaByInterno }] = await Promise.all([
    import('#api/quincenas/extemporaneas/solicitar-extemporanea.ts'),
    import('#api/fondos/cair/get-cuenta.ts'),
  ])
  const actor = await context.actor()
  const { id, nombre } = await getCuentaByInterno(actor, interno)
  const { clase, desde, hasta, sueldo, reemplaza } = options
  const pedido = { afiliadoId: id, clase, desde, hasta, sueldoCentavos: sueldo, reemplaza }
  const calculo = await previewExtemporanea(actor, pedido)
  if (calculo.quincenas.length === 0 && calculo.reduceCentavos === 0) throw new CliError('No hay nada por cobrar.')
  if (options.json) {
    context.print(JSON.stringify(calculo))
    return
  }
  context.print(`${interno} ${nombre}, ${CLASES_EXTEMPORANEA[clase].titulo.toLowerCase()}`)
  for (const { chip, capitalCentavos, limite, diasMora, interesCentavos } of calculo.quincenas)
    context.print(
      `  ${chip}: ${formatPesos(capitalCentavos)}; límite ${dia(limite)}, ${cuentaTexto(diasMora, 'día')}, interés ${formatPesos(interesCentavos)}`,
    )
  context.print(
    `Aportación ${formatPesos(calculo.principalCentavos)}, intereses ${formatPesos(calculo.interesCentavos)}, total ${formatPesos(calculo.totalCentavos)}.`,
  )
  if (calculo.reduceCentavos > 0)
    context.print(`El próximo cierre acredita ${formatPesos(calculo.reduceCentavos)} de lo que cobró ${reemplaza}.`)
}
