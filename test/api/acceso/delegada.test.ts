import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PerfilDetalle } from '#domain/acceso/perfil.ts'
import type { MenuNodo } from '#domain/usuarios/sesion.ts'
import type { OpcionesUsuario, UsuarioPanel } from '#domain/usuarios/usuario.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { faltasDe, leida } from '#test/support/cargas/carga-del-instituto.ts'
import { signIn, type Client, type Respuesta } from '#test/support/client.ts'
import { portal } from '#test/cli/consola.ts'

/** Who administers accounts, profiles and menus without profile 1: she may capture, and open nothing of the institute's besides. */
let delegada: Client
let admin: Client
let perfil: PerfilDetalle
/** Another profile that administers, less than hers. */
let menor: PerfilDetalle

const [ADMINISTRADOR, JEFE, VENTANILLA, AUDITOR] = [1, 3, 6, 8]

async function menuId(componente: string): Promise<number> {
  const row = await selectRow<{ id: number }>('SELECT id FROM menus WHERE componente = $1 ORDER BY id', [componente])
  if (!row) throw new Error(`no menu opens ${componente}`)
  return row.id
}

async function crearPerfil(nombre: string, actos: readonly string[], componentes: readonly string[]) {
  const made = await admin.post<PerfilDetalle>('/api/panel/perfiles', { nombre, ambito: 'instituto' })
  const menus = []
  for (const componente of componentes) menus.push(await menuId(componente))
  const { id, version } = made.body
  const saved = await (await conSegundaMano(admin)).put(`/api/panel/perfiles/${id}`, { version, actos, menus })
  expect(saved.status).toBe(200)
  return (await admin.get<PerfilDetalle>(`/api/panel/perfiles/${id}`)).body
}

beforeAll(async () => {
  admin = await signIn('admin')
  const vistas = ['perfiles', 'usuarios', 'menu']
  perfil = await crearPerfil('Delegada', ['ver', 'capturar', 'administrar'], vistas)
  menor = await crearPerfil('Solo menús', ['ver', 'administrar'], ['menu'])
  await execute('UPDATE usuarios SET perfil_id = $1 WHERE usuario = $2', [perfil.id, 'director'])
  delegada = await signIn('director')
})

const ADMINISTRA = (nombre: string) =>
  `El perfil ${nombre} administra: solo lo da o lo cambia quien tiene el perfil Administrador.`
const APROBAR =
  'El perfil Jefe de departamento tiene el acto Aprobar y el tuyo no: pide a quien administra el portal que lo haga.'
const BITACORA = /^El perfil Auditor abre .+ y el tuyo no: pide a quien administra el portal que lo haga\.$/

const refused = (res: Respuesta, message: string | RegExp) => {
  expect([res.status, res.body['codigo']]).toEqual([403, 'permiso'])
  expect(res.body['error']).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
}

let made = 0
async function datos(perfilId: number) {
  const { entidad, adscripcion } = await lugarDe(SALUD)
  made += 1
  return { usuario: `cuenta${made}`, nombre: 'Ana Ruiz', perfilId, entidadId: entidad, adscripcionId: adscripcion }
}

async function cuenta(usuario: string): Promise<UsuarioPanel> {
  const row = await selectRow<{ id: number }>('SELECT id FROM usuarios WHERE usuario = $1', [usuario])
  return (await admin.get<UsuarioPanel>(`/api/panel/usuarios/${row?.id ?? 0}`)).body
}

const NO_DA = (): readonly (readonly [number, string | RegExp])[] => [
  [ADMINISTRADOR, ADMINISTRA('Administrador')],
  [perfil.id, ADMINISTRA('Delegada')],
  [menor.id, ADMINISTRA('Solo menús')],
  [JEFE, APROBAR],
  [AUDITOR, BITACORA],
]

describe('who administers without profile 1', () => {
  it('gives an account what her own profile may do, and nothing else: not when it is made, not when it changes', async () => {
    const given = await delegada.post<UsuarioPanel>('/api/panel/usuarios', await datos(VENTANILLA))
    expect(given.status).toBe(201)
    for (const [perfilId, message] of NO_DA()) {
      refused(await delegada.post('/api/panel/usuarios', await datos(perfilId)), message)
      const { version } = await cuenta(given.body.usuario)
      refused(await delegada.put(`/api/panel/usuarios/${given.body.id}`, { version, perfilId }), message)
    }
    expect((await cuenta(given.body.usuario)).perfilId).toBe(VENTANILLA)
  })

  it('nor from a file, whose row says why; nor by the terminal', async () => {
    const csv = `Usuario,Nombre completo,Perfil,Adscripción\nuno.uno,Uno Uno,Ventanilla,${SALUD}\ndos.dos,Dos Dos,Delegada,\ntres.tres,Tres Tres,Jefe de departamento,\n`
    const { carga } = await leida(delegada, { tipo: 'usuarios', contenido: csv })
    expect([carga.estado, await faltasDe(delegada, carga.folio)]).toEqual([
      'rechazada',
      [
        [3, 'Perfil', 'C435', `un perfil que puedas dar (${ADMINISTRA('Delegada').slice(0, -1)})`],
        [4, 'Perfil', 'C435', `un perfil que puedas dar (${APROBAR.slice(0, -1)})`],
      ],
    ])
    const { code, err } = await portal([
      '--como',
      'director',
      'usuarios',
      'crear',
      'otra.mas',
      '--nombre',
      'Otra Más',
      '--perfil',
      'Delegada',
      '-y',
    ])
    expect([code, err]).toEqual([1, ADMINISTRA('Delegada')])
    expect(await selectRows(`SELECT id FROM usuarios WHERE usuario IN ('uno.uno', 'dos.dos', 'otra.mas')`)).toEqual([])
  })

  it('becomes nobody who may do more: neither their password, nor their second step, nor their state is hers', async () => {
    for (const [usuario, message] of [
      ['admin', ADMINISTRA('Administrador')],
      ['jefe', APROBAR],
      ['auditor', BITACORA],
    ] as const) {
      const { id, version } = await cuenta(usuario)
      const path = `/api/panel/usuarios/${id}`
      refused(await delegada.post(`${path}/contrasena`, {}), message)
      refused(await delegada.delete(`${path}/dos-pasos`), message)
      refused(await delegada.post(`${path}/estado`, { activo: false }), message)
      refused(await delegada.put(path, { version, correo: 'otro@ejemplo.mx' }), message)
    }
    const rows = (await delegada.get<UsuarioPanel[]>('/api/panel/usuarios?range=[0,99]')).body
    const acts = (usuario: string) => rows.find((row) => row.usuario === usuario)?.actions
    expect([acts('admin'), acts('jefe'), acts('auditor'), acts('director')]).toEqual([[], [], [], []])
    expect(acts('ventanilla1')).toContain('contrasena')
  })

  it('is told which profiles she may give', async () => {
    const { perfiles } = (await delegada.get<OpcionesUsuario>('/api/panel/usuarios/opciones')).body
    expect(perfiles.filter(({ impedimento }) => impedimento === undefined).map(({ nombre }) => nombre)).toEqual([
      'Ventanilla',
    ])
    const todos = (await admin.get<OpcionesUsuario>('/api/panel/usuarios/opciones')).body.perfiles
    expect(todos.every(({ impedimento }) => impedimento === undefined)).toBe(true)
  })
})

describe('what a profile is left with', () => {
  it('is not more than hers, and those that administer are not hers to change, be it the own one', async () => {
    const ventanilla = (await delegada.get<PerfilDetalle>(`/api/panel/perfiles/${VENTANILLA}`)).body
    const save = (id: number, version: number, change: object) =>
      delegada.put(`/api/panel/perfiles/${id}`, { version, ...change })
    refused(
      await save(VENTANILLA, ventanilla.version, { actos: ['ver', 'capturar', 'firmar'] }),
      'El perfil Ventanilla tiene el acto Firmar y el tuyo no: pide a quien administra el portal que lo haga.',
    )
    refused(
      await save(VENTANILLA, ventanilla.version, {
        ambito: 'instituto',
        menus: [...ventanilla.menus, await menuId('/panel/bitacora')],
      }),
      /^El perfil Ventanilla abre .+ y el tuyo no/,
    )
    for (const own of [perfil, menor]) {
      const menus = [...own.menus, await menuId('info')]
      refused(await save(own.id, own.version, { menus }), ADMINISTRA(own.nombre))
      refused(await delegada.post('/api/perfil_menu', { id_perfil: own.id, id_menus: menus }), ADMINISTRA(own.nombre))
    }
    const renamed = await save(VENTANILLA, ventanilla.version, { exigeDosPasos: true })
    expect(renamed.status).toBe(200)
    await save(VENTANILLA, ventanilla.version + 1, { exigeDosPasos: false })
  })

  it('a menu that others have is not turned into a screen that she does not open', async () => {
    const id = await menuId('menu')
    const menu = (await admin.get<{ id: number }[]>('/api/menus/abc')).body.find((one) => one.id === id)
    refused(
      await delegada.put('/api/menus/abc', { ...menu, componente: '/panel/bitacora' }),
      /^Tu perfil no abre .+: pide a quien administra el portal que lo haga\.$/,
    )
    // One that she opens, and that «Solo menús» would open too, waits for a second person.
    expect((await delegada.put('/api/menus/abc', { ...menu, componente: 'usuarios' })).status).toBe(202)
  })
})

describe('the navigation', () => {
  beforeEach(async () => {
    const menus = [await menuId('altaDocA'), await menuId('/panel/bitacora'), await menuId('usuarios')]
    for (const menu of menus)
      await execute(
        'INSERT INTO perfil_menus (perfil_id, menu_id) SELECT $1, $2 WHERE NOT EXISTS (SELECT 1 FROM perfil_menus WHERE perfil_id = $1 AND menu_id = $2)',
        [VENTANILLA, menu],
      )
  })

  it('offers a dependency’s profile nothing of the whole institute’s, whatever menus it was given', async () => {
    const { menus, vistas } = (
      await (await signIn('ventanilla1')).get<{ menus: MenuNodo[]; vistas: string[] }>('/api/sesion')
    ).body
    const offered = (nodes: readonly MenuNodo[]): (string | null)[] =>
      nodes.flatMap(({ componente, hijos }) => [componente, ...offered(hijos)])
    expect(offered(menus)).toContain('altaDocA')
    expect(offered(menus)).not.toContain('/panel/bitacora')
    expect(offered(menus)).not.toContain('usuarios')
    expect(vistas).not.toContain('usuarios')
  })
})
