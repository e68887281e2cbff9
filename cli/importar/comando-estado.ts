import type { Command } from 'commander'
import type { PuestaEnMarcha } from '#domain/cargas/puesta-en-marcha/puesta-en-marcha.ts'
import type { CliContext } from '#cli/context.ts'

interface Json {
  readonly json?: true
}

/** `portal importar estado`: what a new installation must load and what is in, as the page Poner en marcha shows it. */
export function registerEstadoCommand(importar: Command, context: CliContext): void {
  importar
    .command('estado')
    .description('qué falta cargar para poner en marcha el portal, y las cifras para comparar con el sistema anterior')
    .action(async ({ json }: Json) => {
      const { estadoDePuesta } = await import('#api/cargas/puesta-en-marcha/estado-de-puesta.ts')
      const puesta = await estadoDePuesta(await context.actor())
      const texto = json ? '' : await textoDePuesta(puesta)
      context.answer(json, puesta, texto)
    })
}

async function textoDePuesta({ pasos, entidades, totales }: PuestaEnMarcha): Promise<string> {
  const [{ formatCuenta }, { formatPesos }, { NOMBRE_SITUACION }, { ESTADOS_CARGA }] = await Promise.all([
    import('#domain/cuenta-texto.ts'),
    import('#domain/organica/dinero.ts'),
    import('#domain/afiliacion/situacion.ts'),
    import('#domain/cargas/estado-carga.ts'),
  ])
  const cifras = ({ personas, porSituacion, sueldosCentavos }: PuestaEnMarcha['totales']): string => {
    const partes = Object.entries(NOMBRE_SITUACION).flatMap(([letra, nombre]) => {
      const n = porSituacion[letra as keyof typeof NOMBRE_SITUACION] ?? 0
      return n === 0 ? [] : [`${nombre} ${formatCuenta(n)}`]
    })
    return [`${formatCuenta(personas)} personas`, ...partes, `sueldo mensual ${formatPesos(sueldosCentavos)}`].join(
      ', ',
    )
  }
  return [
    'Qué se carga, en orden:',
    ...pasos.map(
      ({ titulo, listo, hay, falta }, i) =>
        `  ${i + 1}. ${listo ? '[listo]' : '[falta]'} ${titulo}: ${hay}.${falta === '' ? '' : ` ${falta}`}`,
    ),
    '',
    'Personas por entidad:',
    ...entidades.map(({ clave, nombre, carga, ...suyas }) => {
      const padron = carga ? ` (${carga.folio}, ${ESTADOS_CARGA[carga.estado].toLowerCase()})` : ''
      return `  ${clave} ${nombre}: ${cifras(suyas)}${padron}`
    }),
    `  Todas: ${cifras(totales)}`,
  ].join('\n')
}
