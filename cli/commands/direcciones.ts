import type { Command } from 'commander'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { porEscribir, sumaSepomex, type ClaseCambioSepomex } from '#domain/direcciones/carga-sepomex.ts'
import { assertExiste } from '#cli/archivos.ts'
import type { CliContext } from '#cli/context.ts'

interface ImportarOptions {
  readonly simular?: true
  readonly aceptarBajas?: true
  readonly yes?: true
  readonly json?: true
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
  await assertExiste(archivo)
  const actor = await context.actor()
  const aceptarBajas = options.aceptarBajas ?? false
  const { estados: plan, avisos } = await importarSepomex(actor, archivo, { simular: true, aceptarBajas })
  const cuantas = (clase: ClaseCambioSepomex): number => sumaSepomex(plan, clase)
  const [nuevas, cambiadas, bajas] = [cuantas('nuevas'), cuantas('cambiadas'), cuantas('bajas')]
  const resumen = { estados: plan.length, nuevas, cambiadas, bajas, conservadas: cuantas('conservadas'), avisos }
  if (!options.json) printPlan(context, plan, resumen)
  if (options.simular) {
    context.answer(options.json, { ...resumen, escrito: false }, 'Simulación: no se escribió nada.')
    return
  }
  if (porEscribir(plan) === 0) {
    const text = 'El catálogo ya estaba al día: no hay nada que cambiar.'
    context.answer(options.json, { ...resumen, escrito: false }, text)
    return
  }
  await context.confirm('¿Actualizar el catálogo de direcciones?', options.yes)
  await importarSepomex(actor, archivo, {
    simular: false,
    aceptarBajas,
    onEstado: (hechos, total) => context.printStatus(`${hechos} de ${total} estados`),
  })
  context.answer(options.json, { ...resumen, escrito: true }, 'Listo: el catálogo está al día.')
}

interface Resumen {
  readonly nuevas: number
  readonly cambiadas: number
  readonly bajas: number
  readonly conservadas: number
  readonly avisos: readonly string[]
}

function printPlan({ print }: CliContext, plan: readonly { readonly filas: number }[], resumen: Resumen): void {
  const filas = plan.reduce((sum, estado) => sum + estado.filas, 0)
  const [nuevas, cambiadas, bajas, conservadas] = [
    resumen.nuevas,
    resumen.cambiadas,
    resumen.bajas,
    resumen.conservadas,
  ].map(formatCuenta)
  print(`${formatCuenta(filas)} asentamientos de ${plan.length} estados.`)
  print(
    `${nuevas} nuevos, ${cambiadas} cambiados, ${bajas} que ya no están; ${conservadas} ya no están pero se conservan porque se usan.`,
  )
  for (const aviso of resumen.avisos) print(aviso)
}
