import type { Command } from 'commander'
import { isPropuestaHecha, quedoPorAutorizar, type PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import type { OpcionesUsuario, UsuarioConClave, UsuarioPanel } from '#domain/usuarios/usuario.ts'
import { CliError, withFields, type CliContext } from '#cli/context.ts'

interface CrearOptions {
  readonly nombre: string
  readonly perfil: string
  readonly correo?: string
  readonly entidad?: string
  readonly adscripcion?: string
  readonly dependencia?: string
  readonly yes?: true
  readonly json?: true
}

interface ActoOptions {
  readonly yes?: true
  readonly json?: true
}

export function registerUsuariosCommands(program: Command, context: CliContext): void {
  const usuarios = program.command('usuarios').description('las cuentas del portal')
  usuarios
    .command('crear')
    .description(
      'crea una cuenta e imprime una vez su contraseña de un solo uso; la de quien firma o autoriza la autoriza otra persona, que es quien la ve',
    )
    .argument('<usuario>', 'con el que entrará, por ejemplo maria.lopez')
    .requiredOption('--nombre <nombre>', 'nombre completo')
    .requiredOption('--perfil <perfil>', 'nombre del perfil, por ejemplo Ventanilla')
    .option('--correo <correo>', 'correo electrónico')
    .option('--entidad <nombre>', 'tipo de entidad')
    .option('--adscripcion <nombre>', 'entidad a la que pertenece')
    .option('--dependencia <nombre>', 'dirección general')
    .option('-y, --yes', 'no pregunta')
    .action((usuario: string, options: CrearOptions) => crear(context, usuario, options))
  usuarios
    .command('desactivar')
    .description('desactiva una cuenta y termina sus sesiones')
    .argument('<usuario>', 'la cuenta')
    .option('-y, --yes', 'no pregunta')
    .action((usuario: string, options: ActoOptions) => desactivar(context, usuario, options))
  usuarios
    .command('contrasena')
    .description(
      'da una contraseña de un solo uso, la imprime una vez y desbloquea la cuenta; la de quien firma la autoriza otra persona',
    )
    .argument('<usuario>', 'la cuenta')
    .option('-y, --yes', 'no pregunta')
    .action((usuario: string, options: ActoOptions) => contrasena(context, usuario, options))
  usuarios
    .command('dos-pasos')
    .description(
      'retira la verificación en dos pasos de quien perdió su teléfono y sus códigos, y termina sus sesiones',
    )
    .argument('<usuario>', 'la cuenta')
    .option('-y, --yes', 'no pregunta')
    .action((usuario: string, options: ActoOptions) => dosPasos(context, usuario, options))
  usuarios
    .command('correo')
    .description('cambia el correo de una cuenta; se avisa a la dirección anterior y a la nueva')
    .argument('<usuario>', 'la cuenta')
    .argument('<correo>', 'la dirección nueva')
    .option('-y, --yes', 'no pregunta')
    .action((usuario: string, nuevo: string, options: ActoOptions) => correo(context, usuario, nuevo, options))
}

async function crear(context: CliContext, usuario: string, options: CrearOptions): Promise<void> {
  const { crearCuenta } = await import('#api/usuarios/panel/alta-firmante.ts')
  const { getOpciones } = await import('#api/usuarios/panel/opciones.ts')
  const actor = await context.actor()
  const opciones = await getOpciones(actor)
  const { nombre, correo = '' } = options
  const perfilId = findPerfil(opciones, options.perfil)
  const lugar = findLugar(opciones, options)
  await context.confirm(`¿Crear la cuenta ${usuario} de ${nombre}?`, options.yes)
  const creado = await withFields(() => crearCuenta(actor, { usuario, nombre, correo, perfilId, ...lugar, clave: '' }))
  if (isPropuestaHecha(creado)) {
    printPropuesta(context, creado, options.json)
    return
  }
  printClave(context, creado, `Se creó la cuenta ${creado.usuario.usuario}.`, options.json)
}

function findPerfil({ perfiles }: OpcionesUsuario, nombre: string): number {
  const perfil = perfiles.find((one) => foldText(one.nombre) === foldText(nombre))
  if (perfil) return perfil.id
  throw new CliError(`No existe el perfil ${nombre}. Hay: ${perfiles.map((one) => one.nombre).join(', ')}.`)
}

const NIVELES = ['entidad', 'adscripcion', 'dependencia'] as const

/** The ids of the units named; what is above the deepest one follows from it. */
function findLugar({ unidades }: OpcionesUsuario, options: CrearOptions) {
  const ids: [number | null, number | null, number | null] = [null, null, null]
  for (const nivel of [2, 1, 0] as const) {
    const nombre = options[NIVELES[nivel]]
    const below = nivel === 2 ? null : (unidades.find(({ id }) => id === ids[nivel + 1])?.parentId ?? null)
    if (nombre === undefined) {
      ids[nivel] = below
      continue
    }
    const named = unidades.filter((one) => one.nivel === nivel && foldText(one.nombre) === foldText(nombre))
    const found = below === null ? named : named.filter(({ id }) => id === below)
    if (found.length === 0)
      throw new CliError(`No existe "${nombre}" en --${NIVELES[nivel]}, o no contiene a lo de abajo.`)
    if (found.length > 1)
      throw new CliError(`Hay ${found.length} con el nombre "${nombre}": indica también lo de arriba.`)
    ids[nivel] = found[0]?.id ?? null
  }
  const [entidadId, adscripcionId, dependenciaId] = ids
  return { entidadId, adscripcionId, dependenciaId }
}

async function desactivar(context: CliContext, cuenta: string, { yes, json }: ActoOptions): Promise<void> {
  const { setActivo } = await import('#api/usuarios/panel/estado-usuario.ts')
  const actor = await context.actor()
  const usuario = await findCuenta(context, cuenta)
  const question = `¿Desactivar la cuenta ${usuario.usuario} de ${usuario.nombre} y terminar sus sesiones?`
  await context.confirm(question, yes)
  const changed = await setActivo(actor, usuario.id, false)
  if (json) context.print(JSON.stringify({ usuario: changed.usuario, estado: changed.estado }))
  else context.print(`La cuenta ${changed.usuario} quedó desactivada y sus sesiones terminaron.`)
}

async function contrasena(context: CliContext, cuenta: string, { yes, json }: ActoOptions): Promise<void> {
  const { darClave } = await import('#api/usuarios/panel/acceso-firmante.ts')
  const actor = await context.actor()
  const usuario = await findCuenta(context, cuenta)
  const question = `¿Dar a ${usuario.nombre} (${usuario.usuario}) una contraseña nueva y terminar sus sesiones?`
  await context.confirm(question, yes)
  const given = await darClave(actor, usuario.id)
  if (isPropuestaHecha(given)) {
    printPropuesta(context, given, json)
    return
  }
  printClave(context, given, `La cuenta ${given.usuario.usuario} tiene una contraseña nueva.`, json)
}

/** The way back for the only administrator too, whom nobody in the portal could help. */
async function dosPasos(context: CliContext, cuenta: string, { yes, json }: ActoOptions): Promise<void> {
  const { retirarDosPasos } = await import('#api/usuarios/panel/acceso-firmante.ts')
  const actor = await context.actor()
  const usuario = await findCuenta(context, cuenta)
  const question = `¿Retirar la verificación en dos pasos de ${usuario.nombre} (${usuario.usuario}) y terminar sus sesiones?`
  await context.confirm(question, yes)
  const propuesta = await retirarDosPasos(actor, usuario.id)
  if (propuesta) printPropuesta(context, propuesta, json)
  else if (json) context.print(JSON.stringify({ usuario: usuario.usuario, dosPasos: false }))
  else context.print(`La cuenta ${usuario.usuario} ya no tiene verificación en dos pasos y sus sesiones terminaron.`)
}

async function correo(context: CliContext, cuenta: string, nuevo: string, { yes, json }: ActoOptions): Promise<void> {
  const { cambiarCuenta } = await import('#api/usuarios/panel/acceso-firmante.ts')
  const actor = await context.actor()
  const usuario = await findCuenta(context, cuenta)
  const antes = usuario.correo === '' ? 'no tiene correo' : `tiene ${usuario.correo}`
  await context.confirm(`¿Poner ${nuevo} a la cuenta ${usuario.usuario}, que ${antes}?`, yes)
  const { version } = usuario
  const changed = await withFields(() => cambiarCuenta(actor, usuario.id, { version, correo: nuevo }))
  if (isPropuestaHecha(changed)) printPropuesta(context, changed, json)
  else if (json) context.print(JSON.stringify({ usuario: changed.usuario, correo: changed.correo }))
  else context.print(`El correo de la cuenta ${changed.usuario} es ${changed.correo}. Se avisó a las dos direcciones.`)
}

function printPropuesta(context: CliContext, hecha: PropuestaHecha, json: true | undefined): void {
  context.print(json ? JSON.stringify(hecha) : quedoPorAutorizar(hecha))
}

async function findCuenta(context: CliContext, cuenta: string): Promise<UsuarioPanel> {
  const { listTodos } = await import('#api/usuarios/panel/list-usuarios.ts')
  const usuarios = await listTodos(await context.actor(), {})
  const usuario = usuarios.find((one) => one.usuario.toLowerCase() === cuenta.toLowerCase())
  if (!usuario) throw new CliError(`No existe el usuario ${cuenta}.`)
  return usuario
}

function printClave(context: CliContext, { usuario, clave }: UsuarioConClave, hecho: string, json?: true): void {
  if (json) {
    context.print(JSON.stringify({ usuario: usuario.usuario, perfil: usuario.perfil, clave }))
    return
  }
  context.print(hecho)
  context.print(`Contraseña de un solo uso: ${clave}`)
  context.print('Se muestra esta vez: entrégala a la persona, que la cambiará al entrar.')
}
