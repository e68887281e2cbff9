import type { Command } from 'commander'
import { assertExiste } from '#cli/archivos.ts'
import type { CliContext } from '#cli/context.ts'
import { parseCodigo } from '#cli/quincena/ordinal-of.ts'
import { importarArchivo, type OpcionesImportar } from './importar-archivo.ts'

/** Commands that load the files of the institute that nobody sends every quincena: the postal catalogue, new salaries, the initial padrón. */
export function registerInstitutoCommands(importar: Command, context: CliContext): void {
  conOpciones(
    importar
      .command('direcciones')
      .description('pone al día códigos postales y colonias con CPdescarga.txt de SEPOMEX')
      .argument('<archivo>', 'CPdescarga.txt, o el ZIP en que se descarga'),
  )
    .option('--motivo <texto>', 'por qué se aplica aunque el archivo parezca cortado o anterior')
    .action((archivo: string, options: OpcionesImportar) =>
      cargarArchivo(context, archivo, { ...options, tipo: 'direcciones' }),
    )
  conOpciones(
    importar
      .command('sueldos')
      .description('propone un aumento con los sueldos nuevos por categoría; otra persona lo autoriza')
      .argument('<archivo>', 'CSV o XLSX con las columnas Categoría y Sueldo'),
  )
    .requiredOption('--desde <código>', 'quincena desde la que valen, por ejemplo 2326', parseCodigo)
    .option('--motivo <texto>', 'motivo o acuerdo; sin --simular, hace falta')
    .action((archivo: string, { desde, ...options }: OpcionesImportar & { readonly desde: string }) =>
      cargarArchivo(context, archivo, { ...options, tipo: 'sueldos', asunto: desde }),
    )
  conOpciones(
    importar
      .command('padron')
      .description('registra a las personas de una entidad con su historia; un jefe de departamento lo autoriza')
      .argument('<archivo>', 'CSV o XLSX con un renglón por persona y fecha; «portal importar planos» da su plantilla'),
  )
    .requiredOption('--entidad <clave>', 'clave de la entidad, por ejemplo 01-03')
    .action((archivo: string, { entidad, ...options }: OpcionesImportar & { readonly entidad: string }) =>
      cargarArchivo(context, archivo, { ...options, tipo: 'padron', asunto: entidad }),
    )
}

const conOpciones = (command: Command): Command =>
  command
    .option('--plano <clave>', 'plano con el que se lee, si no es el que trae el portal')
    .option('--simular', 'dice qué haría, sin cargar nada')
    .option('--malos <archivo>', 'escribe aquí los renglones con faltas, para corregirlos y volver a cargarlos')
    .option('--reanudar', 'sigue una carga de este mismo archivo que se interrumpió')
    .option('-y, --yes', 'carga sin preguntar')

async function cargarArchivo(context: CliContext, archivo: string, options: OpcionesImportar): Promise<void> {
  await assertExiste(archivo)
  await importarArchivo(context, archivo, options)
}
