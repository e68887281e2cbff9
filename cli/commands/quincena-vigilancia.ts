import type { Command } from 'commander'
import { ESTADOS_DELEGACION } from '#domain/acceso/delegacion.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { fechaHoraEnMexico } from '#domain/dia-mexico.ts'
import type { ListaVigilada } from '#domain/quincenas/vigilancia.ts'
import type { CliContext } from '#cli/context.ts'
import { ordinalOf, parseCodigo } from '#cli/quincena/ordinal-of.ts'

interface Options {
  readonly json?: true
}

/** `portal quincena vigilancia|atencion`: what the auditor looks at, and how long movements waited. */
export function registerVigilanciaCommands(quincena: Command, context: CliContext): void {
  quincena
    .command('vigilancia')
    .description('dice qué se pidió reabrir, quién firma por quién y qué movimientos pasan del límite retroactivo')
    .action((options: Options) => vigilancia(context, options))
  quincena
    .command('atencion')
    .description('dice los días de atención de cada entidad y lo que sus datos tienen mal')
    .argument('<quincena>', 'código de cuatro dígitos, por ejemplo 2226', parseCodigo)
    .action((code: string, options: Options) => atencion(context, code, options))
}

async function vigilancia(context: CliContext, { json }: Options): Promise<void> {
  const { getVigilancia } = await import('#api/quincenas/vigilancia/get-vigilancia.ts')
  const found = await getVigilancia(await context.actor())
  if (json) {
    context.print(JSON.stringify(found))
    return
  }
  const { reaperturas, delegaciones, retroactivos, limiteRetroactivo } = found
  printLista(context, 'Reaperturas', reaperturas, ({ quincena, entidad, acto, at, por, porDelegacionDe, nota }) =>
    [
      `${quincena} ${entidad}: ${acto}, ${por}`,
      porDelegacionDe && `por delegación de ${porDelegacionDe}`,
      fechaHoraEnMexico(at),
      nota,
    ]
      .filter(Boolean)
      .join(', '),
  )
  printLista(context, 'Delegaciones', delegaciones, ({ de, a, desde, hasta, estado, oficio, firmas, motivo }) => {
    const vigencia = `del ${desde} al ${hasta}, ${ESTADOS_DELEGACION[estado].toLowerCase()}${oficio === '' ? '' : `, oficio ${oficio}`}`
    const cierres = cuentaTexto(firmas, 'cierre firmado', 'cierres firmados')
    return `${a} firma por ${de} ${vigencia}, ${cierres}${motivo === '' ? '' : `, ${motivo}`}`
  })
  const limite = cuentaTexto(limiteRetroactivo, 'quincena')
  printLista(context, `Retroactivos de más de ${limite}`, retroactivos, (one) => {
    const { folio, tipo, interno, nombre, fecha, quincena, atras, solicito, aprobo } = one
    const quien = `solicitó ${solicito}, ${aprobo === null ? 'sin aprobar' : `aprobó ${aprobo}`}`
    return `${folio} ${tipo}, ${interno} ${nombre}: ${fecha} en la ${quincena}, ${atras} atrás, ${quien}`
  })
}

function printLista<T>(
  context: CliContext,
  titulo: string,
  { total, renglones }: ListaVigilada<T>,
  texto: (renglon: T) => string,
): void {
  context.print(`${titulo}: ${total}`)
  for (const renglon of renglones) context.print(`  ${texto(renglon)}`)
  if (total > renglones.length) context.print(`  y ${total - renglones.length} anteriores`)
}

async function atencion(context: CliContext, code: string, { json }: Options): Promise<void> {
  const { getAtencion } = await import('#api/quincenas/atencion/get-atencion.ts')
  const found = await getAtencion(await context.actor(), await ordinalOf(code))
  if (json) {
    context.print(JSON.stringify(found))
    return
  }
  const dias = (value: number | null): string => (value === null ? 'sin datos' : `${value} días`)
  context.print(`Tiempo de atención, ${found.periodo}`)
  for (const { entidad, movimientos, realDias, promedioDias } of found.entidades)
    context.print(
      `  ${entidad}: ${dias(realDias)} en ${cuentaTexto(movimientos, 'movimiento')}; promedio ${dias(promedioDias)}`,
    )
  for (const { entidad, mensaje } of found.errores) context.print(`  ERROR ${entidad}: ${mensaje}`)
  if (found.erroresDeMas > 0) context.print(`  y ${cuentaTexto(found.erroresDeMas, 'error', 'errores')} más`)
}
