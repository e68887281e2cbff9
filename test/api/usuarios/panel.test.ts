import { beforeAll, describe, expect, it } from 'vitest'
import type { PerfilDetalle } from '#domain/acceso/perfil.ts'
import type { CambioPerfilPrevisto, UsuarioPanel } from '#domain/usuarios/usuario.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { Client, signIn } from '#test/support/client.ts'
import { lugarDe, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'

type ConClave = UsuarioPanel & { readonly clave: string }

let admin: Client
let salud: Lugar

beforeAll(async () => {
  admin = await signIn('admin')
  salud = await lugarDe(SALUD)
})

const VENTANILLA = 6
let made = 0

/** A whole and valid body. */
function datos(overrides: object = {}) {
  made += 1
  return {
    usuario: `prueba${made}`,
    nombre: 'Marisol Peña Ibáñez',
    correo: `prueba${made}@ejemplo.gob.mx`,
    perfilId: VENTANILLA,
    entidadId: salud.entidad,
    adscripcionId: salud.adscripcion,
    dependenciaId: null,
    ...overrides,
  }
}

async function create(overrides: object = {}): Promise<ConClave> {
  const res = await admin.post<ConClave>('/api/panel/usuarios', datos(overrides))
  if (res.status !== 201) throw new Error(JSON.stringify(res.body))
  return res.body
}

/** Another administrator: two people give that profile (`alta-firmante.test.ts`). */
async function createAdmin(): Promise<UsuarioPanel> {
  const { id } = await create()
  await execute('UPDATE usuarios SET perfil_id = 1 WHERE id = $1', [id])
  return getUsuario(id)
}

const getUsuario = async (id: number) => (await admin.get<UsuarioPanel>(`/api/panel/usuarios/${id}`)).body

async function userId(usuario: string): Promise<number> {
  return (await selectRow<{ id: number }>('SELECT id FROM usuarios WHERE usuario = $1', [usuario]))?.id ?? 0
}

describe('an account', () => {
  it('is made with a password told once that must be changed at the first sign-in', async () => {
    const usuario = await create({ usuario: '  Marisol.P ' })
    expect(usuario).toMatchObject({
      usuario: 'marisol.p',
      estado: 'pendiente',
      adscripcion: SALUD,
      ultimoAccesoAt: null,
    })
    expect(usuario.clave).toMatch(/^[A-Za-z2-9]{16}$/)
    const term = await selectRow<{ clave_vence_at: string; creado_at: string }>(
      'SELECT clave_vence_at, creado_at FROM usuarios WHERE id = $1',
      [usuario.id],
    )
    const days = (Date.parse(term?.clave_vence_at ?? '') - Date.parse(term?.creado_at ?? '')) / 86_400_000
    expect(Math.round(days)).toBe(3)
    const client = new Client()
    const login = await client.post('/api/login', { usuario: 'marisol.p', pass: usuario.clave })
    expect(login.body).toMatchObject({ success: true, debeCambiarClave: true })
    expect((await client.get('/api/panel/afiliados')).body['codigo']).toBe('cambiar_clave')
    const stored = await selectRows<{ despues: string }>(`SELECT despues FROM bitacora WHERE acto = 'usuario.crear'`)
    expect(stored.length).toBeGreaterThan(0)
    expect(JSON.stringify(stored)).not.toContain(usuario.clave)
    expect(JSON.stringify(stored)).not.toContain('$argon2')
  })

  it.each([
    ['no user', { usuario: '' }, 'usuario'],
    ['a user with spaces', { usuario: 'dos palabras' }, 'usuario'],
    ['a user too long', { usuario: 'x'.repeat(19) }, 'usuario'],
    ['no name', { nombre: '  ' }, 'nombre'],
    ['a mail that is none', { correo: 'sin arroba' }, 'correo'],
    ['a profile that is none', { perfilId: 999 }, 'perfilId'],
    ['a desk without a place', { entidadId: null, adscripcionId: null }, 'entidadId'],
    ['a password too short', { clave: 'corta' }, 'clave'],
  ])('is refused with %s, naming the field', async (_what, overrides, campo) => {
    const res = await admin.post<{ campos: object }>('/api/panel/usuarios', datos(overrides))
    expect([res.status, Object.keys(res.body.campos)]).toEqual([422, [campo]])
  })

  it('is refused with a place that does not hang together, and with what another account has', async () => {
    const other = await lugarDe('Secretaría de Educación')
    const wrong = await admin.post<{ campos: object }>(
      '/api/panel/usuarios',
      datos({ dependenciaId: other.dependencia }),
    )
    expect([wrong.status, Object.keys(wrong.body.campos)]).toEqual([422, ['dependenciaId']])
    const taken = await admin.post<{ campos: object }>(
      '/api/panel/usuarios',
      datos({ usuario: 'JEFE', correo: 'Auditor@pensiones.ejemplo.gob.mx' }),
    )
    expect([taken.status, Object.keys(taken.body.campos)]).toEqual([409, ['usuario', 'correo']])
  })

  it('changes cell by cell with its version, and tells both when two change it', async () => {
    const usuario = await create()
    const path = `/api/panel/usuarios/${usuario.id}`
    const first = await admin.put<UsuarioPanel>(path, { version: usuario.version, nombre: 'Marisol Peña' })
    expect(first.body).toMatchObject({ nombre: 'Marisol Peña', version: usuario.version + 1 })
    const second = await admin.put<{ codigo: string; error: string; actual: UsuarioPanel }>(path, {
      version: usuario.version,
      correo: '',
    })
    expect([second.status, second.body.codigo, second.body.actual.nombre]).toEqual([409, 'version', 'Marisol Peña'])
    expect(second.body.error).toMatch(/^Gabriela .+, a las \d\d:\d\d, cambió la cuenta /)
  })

  it('has its new profile from the next call on', async () => {
    const usuario = await create()
    await execute('UPDATE usuarios SET debe_cambiar_clave = $1 WHERE id = $2', [false, usuario.id])
    const client = new Client()
    await client.post('/api/login', { usuario: usuario.usuario, pass: usuario.clave })
    expect((await client.get('/api/borradores')).status).toBe(200)
    const { version } = await getUsuario(usuario.id)
    await admin.put(`/api/panel/usuarios/${usuario.id}`, { version, perfilId: 7 })
    expect((await client.get('/api/borradores')).status).toBe(403)
  })

  it('is told what another profile takes and gives before it has it', async () => {
    const usuario = await create()
    const path = `/api/panel/usuarios/${usuario.id}`
    const auditor = await admin.post<CambioPerfilPrevisto>(`${path}/previsto`, { perfilId: 7 })
    expect(auditor.body).toMatchObject({ pideClave: false })
    expect(auditor.body.cierra).toContain('altaDocA')
    expect(auditor.body.pierde.length).toBeGreaterThan(0)
    expect((await admin.post<CambioPerfilPrevisto>(`${path}/previsto`, { perfilId: 1 })).body.pideClave).toBe(true)
    const same = await admin.post<CambioPerfilPrevisto>(`${path}/previsto`, { perfilId: VENTANILLA })
    expect(same.body).toEqual({
      pierde: [],
      gana: [],
      cierra: [],
      abre: [],
      cambios: [],
      pideClave: false,
      dosManos: false,
    })
    expect((await admin.post(`${path}/previsto`, { perfilId: 4_000 })).status).toBe(422)
    expect((await admin.post('/api/panel/usuarios/999999/previsto', { perfilId: 7 })).status).toBe(404)
  })

  it('is told the scope, second step, acts, menus and processes of the other profile, not its name', async () => {
    const { id } = await create()
    const perfil = (await admin.get<PerfilDetalle>('/api/panel/perfiles/8')).body
    const exigir = (version: number, exigeDosPasos: boolean) =>
      admin.put<PerfilDetalle>('/api/panel/perfiles/8', {
        version,
        nombre: perfil.nombre,
        ambito: perfil.ambito,
        actos: perfil.actos,
        menus: perfil.menus,
        procesos: perfil.procesos,
        exigeDosPasos,
      })
    const { version } = (await exigir(perfil.version, true)).body
    const { cambios } = (await admin.post<CambioPerfilPrevisto>(`/api/panel/usuarios/${id}/previsto`, { perfilId: 8 }))
      .body
    await exigir(version, false)
    const named = Object.fromEntries(cambios.map(({ label, names }) => [label, names]))
    expect(named).toMatchObject({
      Ámbito: ['Antes: Dependencia. Ahora: Instituto.'],
      'Dos pasos': ['Antes: No se exigen. Ahora: Exigidos.'],
      'Actos que se quitan': ['Capturar'],
    })
    expect(named['Menús que se quitan']).toContain('Afiliación › Alta de un Nuevo Afiliado')
    expect(named['Menús que se dan']).toContain('Vigilancia › Bitácora')
    expect(named['Procesos que se dan']?.length).toBeGreaterThan(0)
    expect(named).not.toHaveProperty('Nombre')
  })

  it('gets a profile that administers only with the password of who gives it', async () => {
    const usuario = await create()
    const path = `/api/panel/usuarios/${usuario.id}`
    const dar = (clave: object) => admin.put<UsuarioPanel>(path, { version: usuario.version, perfilId: 1, ...clave })
    for (const clave of [{}, { clave: '' }, { clave: 'No-es-esta' }]) {
      const refused = await dar(clave)
      expect([refused.status, refused.body]).toEqual([
        422,
        expect.objectContaining({ campos: { clave: expect.any(String) as string } }),
      ])
    }
    expect((await getUsuario(usuario.id)).perfilId).toBe(VENTANILLA)
    expect((await dar({ clave: DEMO_PASSWORD })).status).toBe(202)
  })

  it('is deleted only while nobody used it', async () => {
    const unused = await create()
    expect((await admin.delete(`/api/panel/usuarios/${unused.id}`)).status).toBe(200)
    expect((await admin.get(`/api/panel/usuarios/${unused.id}`)).status).toBe(404)
    await signIn('director')
    const used = await admin.delete(`/api/panel/usuarios/${await userId('director')}`)
    expect([used.status, used.body['codigo']]).toEqual([409, 'en_uso'])
  })
})

describe('disabling an account', () => {
  it('ends its sessions at once, and it opens none until it is enabled', async () => {
    const client = await signIn('validador1')
    const id = await userId('validador1')
    const off = await admin.post<UsuarioPanel>(`/api/panel/usuarios/${id}/estado`, { activo: false })
    expect(off.body.estado).toBe('inactivo')
    expect((await client.get('/api/sesion')).status).toBe(401)
    expect((await new Client().post('/api/login', { usuario: 'validador1', pass: DEMO_PASSWORD })).status).toBe(401)
    await admin.post(`/api/panel/usuarios/${id}/estado`, { activo: true })
    expect((await client.get('/api/sesion')).status).toBe(401)
    expect((await new Client().post('/api/login', { usuario: 'validador1', pass: DEMO_PASSWORD })).status).toBe(200)
  })

  it('is refused for the own account and for the last administrator', async () => {
    const own = await admin.post(`/api/panel/usuarios/${await userId('admin')}/estado`, { activo: false })
    expect([own.status, own.body['codigo']]).toEqual([409, 'cuenta_propia'])
    const me = await getUsuario(await userId('admin'))
    const demoted = await admin.put(`/api/panel/usuarios/${me.id}`, { version: me.version, perfilId: 8 })
    expect([demoted.status, demoted.body['codigo']]).toEqual([409, 'ultimo_administrador'])
    expect(me.actions).toEqual(['editar'])
    const second = await createAdmin()
    expect((await admin.put(`/api/panel/usuarios/${second.id}`, { version: 1, perfilId: 8 })).status).toBe(200)
  })

  it('lets one of two administrators who demote each other at once go through', async () => {
    const second = await createAdmin()
    const me = await getUsuario(await userId('admin'))
    const answers = await Promise.all([
      admin.put(`/api/panel/usuarios/${second.id}`, { version: second.version, perfilId: 8 }),
      admin.put(`/api/panel/usuarios/${me.id}`, { version: me.version, perfilId: 8 }),
    ])
    const row = await selectRow<{ n: number }>('SELECT COUNT(*) AS n FROM usuarios WHERE perfil_id = 1 AND activo')
    expect(row?.n).toBe(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await execute('UPDATE usuarios SET perfil_id = 1 WHERE usuario = $1', ['admin'])
    await execute('UPDATE usuarios SET perfil_id = 2 WHERE id = $1', [second.id])
    admin = await signIn('admin')
  })
})

describe('an account that cannot get in', () => {
  it('is unlocked, and gets a one-time password without e-mail that ends its sessions', async () => {
    const client = await signIn('auxiliar')
    const id = await userId('auxiliar')
    for (let attempt = 0; attempt < 5; attempt += 1)
      await new Client().post('/api/login', { usuario: 'auxiliar', pass: 'no es' })
    expect(await getUsuario(id)).toMatchObject({ estado: 'bloqueado' })
    expect((await getUsuario(id)).actions).toContain('desbloquear')
    const unlocked = await admin.post<UsuarioPanel>(`/api/panel/usuarios/${id}/desbloquear`, {})
    expect(unlocked.body).toMatchObject({ estado: 'activo', bloqueadoHastaAt: null })
    const given = await admin.post<{ clave: string }>(`/api/panel/usuarios/${id}/contrasena`, {})
    expect(given.headers.get('cache-control')).toBe('no-store')
    expect((await client.get('/api/sesion')).status).toBe(401)
    const login = await new Client().post('/api/login', { usuario: 'auxiliar', pass: given.body.clave })
    expect(login.body).toMatchObject({ debeCambiarClave: true })
  })
})

describe('the list', () => {
  it('searches without accents and filters by profile, state and last sign-in', async () => {
    const names = async (filter: object) =>
      (await admin.post<UsuarioPanel[]>('/api/panel/usuarios/buscar', { filter })).body.map(({ usuario }) => usuario)
    expect(await names({ q: 'barcenas nunez' })).toEqual(['jefe'])
    expect(await names({ perfilId: 4 })).toEqual(['director'])
    expect(await names({ q: 'jefe', acceso: 'nunca' })).toEqual(['jefe'])
    expect(await names({ q: 'admin', acceso: 'reciente' })).toEqual(['admin'])
    expect(await names({ estado: 'inactivo' })).toEqual([])
  })

  it('is exported with cells that are no formulas', async () => {
    await create({ nombre: '=HYPERLINK("http://malo.example")' })
    const { body, headers } = await admin.post<string>('/api/panel/usuarios/exportar', { filter: { q: 'hyperlink' } })
    expect(headers.get('content-type')).toContain('text/csv')
    expect(body).toContain(`"'=HYPERLINK(""http://malo.example"")"`)
  })

  it('is exported as it is shown: the place of each by its deepest unit, and the last sign-in by the clock here', async () => {
    const columnas = ['usuario', 'lugar', 'acceso']
    const { body } = await admin.post<string>('/api/panel/usuarios/exportar', { columnas })
    const rows = body.replace('\uFEFF', '').trim().split('\r\n')
    expect(rows[0]).toBe('Usuario,Dependencia,Último acceso')
    expect(rows).toContainEqual(expect.stringMatching(/^admin,,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/))
    expect(rows).toContainEqual(expect.stringMatching(/^ventanilla2,.+,Nunca$/))
  })
})
