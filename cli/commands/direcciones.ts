import type { Command } from 'commander'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { porEscribir, sumaSepomex, type ClaseCambioSepomex } from '#domain/direcciones/carga-sepomex.ts'
import { CliError, type CliContext } from '#cli/context.ts'

interface ImportarOptions {
  readonly simular?: true
  readonly aceptarBajas?: true
  readonly yes?: true
}

export function registerDireccionesCommands(program: Command, context: CliContext): void {
  program
    .command('direcciones')
    .description('el catálogo de direcciones')
    .command('importar')
    .description('pone al día códigos postales y colonias con CPdescarga.txt de SEPOMEX')
    .argument('<archivo>', 'CPdescarga.txt, o el ZIP en que se descarga')
    .option('--simular', 'dice qué haría, sin escribir nada')
    .option('--aceptar-bajas', 'sigue aunque falte gran parte de un estado o el archivo parezca anterior')
    .option('-y, --yes', 'no pregunta')
    .action((archivo: string, options: ImportarOptions) => importar(context, archivo, options))
}

/** Shows what it would do, asks, does it state by state; run again after a cut, it goes on where it was. */
async function importar(context: CliContext, archivo: string, options: ImportarOptions): Promise<void> {
  const { importarSepomex } = await import('#api/direcciones/sepomex/importar-sepomex.ts')
  const actor = await context.actor()
  const aceptarBajas = options.aceptarBajas ?? false
  const { estados: plan, avisos } = await importarSepomex(actor, archivo, { simular: true, aceptarBajas })
  const filas = plan.reduce((sum, estado) => sum + estado.filas, 0)
  const cuantas = (clase: ClaseCambioSepomex): string => formatCuenta(sumaSepomex(plan, clase))
  context.print(`${formatCuenta(filas)} asentamientos de ${plan.length} estados.`)
  context.print(
    `${cuantas('nuevas')} nuevos, ${cuantas('cambiadas')} cambiados, ${cuantas('bajas')} que ya no están; ${cuantas('conservadas')} ya no están pero se conservan porque se usan.`,
  )
  for (const aviso of avisos) context.print(aviso)
  if (options.simular) context.print('Simulación: no se escribió nada.')
  else if (porEscribir(plan) === 0) context.print('El catálogo ya estaba al día: no hay nada que cambiar.')
  else {
    if (!(await context.confirm('¿Actualizar el catálogo de direcciones?', options.yes ?? false)))
      throw new CliError('Cancelado: no se cambió nada.')
    await importarSepomex(actor, archivo, {
      simular: false,
      aceptarBajas,
      onEstado: (hechos, total) => context.printStatus(`${hechos} de ${total} estados`),
    })
    context.print('Listo: el catálogo está al día.')
  }
}
