import type { Command } from 'commander'
import { ACTOS, TEXTO_ACTO, TEXTO_AMBITO, type Acto } from '#domain/acceso/acto.ts'
import { capacidadesOf, derechoOf, type PerfilDerechos } from '#domain/acceso/derecho.ts'
import { textoCapacidad } from '#domain/acceso/capacidades/textos-capacidades.ts'
import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { CliError, type CliContext } from '#cli/context.ts'

interface PerfilesOptions {
  readonly json?: true
}

export function registerPerfilesCommand(program: Command, context: CliContext): void {
  program
    .command('perfiles')
    .description('los perfiles con quién los tiene; con un nombre, lo que ese perfil puede y por qué')
    .argument('[perfil]', 'nombre del perfil')
    .action((perfil: string | undefined, options: PerfilesOptions) =>
      perfil === undefined ? list(context, options) : explain(context, perfil, options),
    )
}

async function list(context: CliContext, { json }: PerfilesOptions): Promise<void> {
  const { listPerfilesPanel } = await import('#api/acceso/perfiles/list-perfiles.ts')
  const { rows } = await listPerfilesPanel(await context.actor(), { range: [0, 999] })
  if (json) {
    context.print(JSON.stringify(rows))
    return
  }
  const width = Math.max(...rows.map(({ nombre }) => nombre.length))
  for (const { nombre, ambito, actos, menus, procesos, usuarios, exigeDosPasos } of rows) {
    const counts = `${menus} menús, ${procesos} procesos, ${usuarios} ${usuarios === 1 ? 'usuario' : 'usuarios'}`
    const second = exigeDosPasos ? ', exige dos pasos' : ''
    context.print(
      `${nombre.padEnd(width)}  ${TEXTO_AMBITO[ambito].titulo.padEnd(11)}  ${counts}${second}. ${actosTexto(actos)}`,
    )
  }
}

function actosTexto(actos: readonly Acto[]): string {
  const own = ACTOS.filter((acto) => actos.includes(acto)).map((acto) => TEXTO_ACTO[acto].titulo)
  return own.length === 0 ? 'Sin actos.' : `Actos: ${own.join(', ')}.`
}

async function explain(context: CliContext, nombre: string, { json }: PerfilesOptions): Promise<void> {
  const { getDerechos } = await import('#api/acceso/perfiles/list-perfiles.ts')
  const { perfiles } = await getDerechos(await context.actor())
  const perfil = perfiles.find((one) => foldText(one.nombre) === foldText(nombre))
  if (!perfil)
    throw new CliError(`No existe el perfil ${nombre}. Hay: ${perfiles.map((one) => one.nombre).join(', ')}.`)
  const capacidades = capacidadesOf(perfil)
  if (json) context.print(JSON.stringify({ perfil: perfil.nombre, actos: perfil.actos, capacidades }))
  else for (const capacidad of capacidades) context.print(`${textoCapacidad(capacidad)}: ${motivo(perfil, capacidad)}`)
}

/** The act and the first thing that opens a view for it. */
function motivo(perfil: PerfilDerechos, capacidad: Parameters<typeof derechoOf>[1]): string {
  const { acto, aperturas } = derechoOf(perfil, capacidad)
  const [first] = aperturas
  if (!first || first.por === 'administrador') return 'este perfil puede todo.'
  const opens = first.por === 'siempre' ? 'todos los perfiles la abren' : `la abre ${by(first.por)} ${first.nombre}`
  return `acto ${TEXTO_ACTO[acto].titulo}; ${VISTAS[first.vista].titulo}: ${opens}.`
}

const by = (por: 'menu' | 'proceso'): string => (por === 'menu' ? 'el menú' : 'el proceso')
