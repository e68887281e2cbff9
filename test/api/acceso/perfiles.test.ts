import { beforeAll, describe, expect, it } from 'vitest'
import type { PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import type { CambioPrevisto, PerfilDetalle, RespuestaDerechos } from '#domain/acceso/perfil.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { propuestaDe, type DosManos } from '#test/support/manos/dos-manos.ts'
import { autorizar, conSegundaMano } from '#test/support/manos/segunda-mano.ts'

let admin: Client
/** The administrator; another person authorises each proposal. */
let dos: DosManos

beforeAll(async () => {
  admin = await signIn('admin')
  dos = await conSegundaMano(admin)
})

const VENTANILLA = 6

async function perfilOf(id: number): Promise<PerfilDetalle> {
  return (await admin.get<PerfilDetalle>(`/api/panel/perfiles/${id}`)).body
}

async function menuId(nombre: string): Promise<number> {
  const row = await selectRow<{ id: number }>('SELECT id FROM menus WHERE nombre = $1 AND componente IS NOT NULL', [
    nombre,
  ])
  return row?.id ?? 0
}

describe('the documented calls on profiles', () => {
  it('list, create, rename and delete', async () => {
    const list = await admin.get<{ id: number; nombre: string }[]>('/api/perfiles')
    expect(list.body[0]).toEqual({ id: 1, nombre: 'Administrador' })
    const made = await admin.post<{ id: number }>('/api/perfiles', { nombre: 'Consulta externa' })
    expect(made.status).toBe(201)
    const { id } = made.body
    const renamed = await admin.put('/api/perfiles', { id, nombre: 'Consulta interna' })
    expect(renamed.body).toMatchObject({ success: true, id, nombre: 'Consulta interna' })
    expect((await admin.delete(`/api/perfiles?id=${id}`)).body).toEqual({ success: true })
    expect((await admin.get<{ id: number }[]>('/api/perfiles')).body.map((row) => row.id)).not.toContain(id)
  })

  it('read and save the menus and processes of a profile', async () => {
    const { body } = await admin.post<{ id: number }>('/api/perfiles', { nombre: 'Lectura de padrón' })
    const padron = await menuId('Padrón')
    expect((await dos.post('/api/perfil_menu', { id_perfil: body.id, id_menus: [padron] })).status).toBe(200)
    expect((await admin.get(`/api/perfil_menu?id_perfil=${body.id}`)).body).toMatchObject({ permisos: [padron] })
    const procesos = (await admin.get<{ id: number; nombre: string }[]>('/api/procesos/todos')).body
    const ids = procesos.slice(0, 2).map(({ id }) => id)
    expect((await dos.post('/api/perfil_proceso', { id_perfil: body.id, id_procesos: ids })).status).toBe(200)
    // A change without new capabilities is saved directly, with the documented answer.
    const again = await admin.post('/api/perfil_menu', { id_perfil: body.id, id_menus: [] })
    expect(again.body).toMatchObject({ success: true, permisos: [] })
    expect((await admin.get(`/api/perfil_proceso?id_perfil=${body.id}`)).body).toMatchObject({ permisos: ids })
    const submenus = (await admin.get<{ id: number; nombre: string }[]>('/api/menus/solo-submenus')).body
    expect(submenus).toContainEqual(expect.objectContaining({ id: padron, nombre: 'Padrón' }))
  })

  it('save menus and processes sent at the same moment, both', async () => {
    const { body } = await admin.post<{ id: number }>('/api/perfiles', { nombre: 'Archivo' })
    const [menus, otros] = [[await menuId('Padrón')], [await menuId('Movimientos')]]
    const [first, second] = (await admin.get<{ id: number }[]>('/api/procesos/todos')).body.map(({ id }) => id)
    const procesos = [first ?? 0]
    await dos.post('/api/perfil_menu', { id_perfil: body.id, id_menus: [...menus, ...otros] })
    await dos.post('/api/perfil_proceso', { id_perfil: body.id, id_procesos: [...procesos, second ?? 0] })
    // Removing rights needs no second person.
    const sent = await Promise.all([
      admin.post('/api/perfil_menu', { id_perfil: body.id, id_menus: menus }),
      admin.post('/api/perfil_proceso', { id_perfil: body.id, id_procesos: procesos }),
      admin.put('/api/perfiles', { id: body.id, nombre: 'Archivo general' }),
    ])
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await perfilOf(body.id)).toMatchObject({ nombre: 'Archivo general', menus, procesos })
  })

  it.each([
    ['a blank name', { nombre: '   ' }, 422],
    ['a name too long', { nombre: 'x'.repeat(61) }, 422],
    ['a name there is', { nombre: 'auxiliár' }, 409],
  ])('refuse %s, naming the field', async (_what, body, status) => {
    const res = await admin.post<{ campos: object }>('/api/perfiles', body)
    expect([res.status, Object.keys(res.body.campos)]).toEqual([status, ['nombre']])
  })

  it('refuse to delete a profile that somebody holds, and profile 1', async () => {
    const held = await admin.delete(`/api/perfiles?id=${VENTANILLA}`)
    expect([held.status, held.body['codigo']]).toEqual([409, 'en_uso'])
    expect(held.body['error']).toContain('2 usuarios')
    const first = await admin.delete('/api/perfiles?id=1')
    expect([first.status, first.body['codigo']]).toEqual([409, 'protegido'])
  })

  it('refuse a menu that is no more, and leave everything as it was', async () => {
    const before = await perfilOf(VENTANILLA)
    const res = await admin.post<{ campos: object }>('/api/perfil_menu', { id_perfil: VENTANILLA, id_menus: [999_999] })
    expect([res.status, Object.keys(res.body.campos)]).toEqual([422, ['menus']])
    expect(await perfilOf(VENTANILLA)).toEqual(before)
  })
})

describe('a profile by its name', () => {
  it('is the one of its address, and no number nor another word is', async () => {
    const read = async (clave: string) => {
      const res = await admin.get<Partial<PerfilDetalle>>(`/api/panel/perfiles/${clave}`)
      return [res.status, res.body.id ?? null]
    }
    expect(await read('perfil-ventanilla')).toEqual([200, VENTANILLA])
    expect(await read(String(VENTANILLA))).toEqual([200, VENTANILLA])
    expect(await read('perfil-astronautas')).toEqual([404, null])
    expect(await read('ventanilla')).toEqual([400, null])
  })

  it('is not made again with other signs: both would have one address', async () => {
    const again = await admin.post<{ error: string }>('/api/panel/perfiles', { nombre: '«VENTANILLA»', copiaDe: null })
    expect([again.status, again.body.error]).toEqual([409, 'Ya existe el perfil Ventanilla.'])
  })
})

describe('saving a profile whole', () => {
  it('answers 409 with both when two administrators change it', async () => {
    const read = await perfilOf(8)
    const padron = await menuId('Padrón')
    const mine = { version: read.version, menus: read.menus.filter((id) => id !== padron) }
    const first = await admin.put<PerfilDetalle>('/api/panel/perfiles/8', {
      version: read.version,
      nombre: 'Auditoría',
    })
    expect(first.body.version).toBe(read.version + 1)
    const second = await admin.put<{ codigo: string; error: string; actual: PerfilDetalle }>(
      '/api/panel/perfiles/8',
      mine,
    )
    expect([second.status, second.body.codigo]).toEqual([409, 'version'])
    expect(second.body.actual).toMatchObject({ nombre: 'Auditoría', version: read.version + 1 })
    expect(second.body.error).toMatch(/^Gabriela Sandoval Ríos, a las \d\d:\d\d, cambió el perfil Auditoría/)
    expect((await perfilOf(8)).menus).toContain(padron)
    const again = await admin.put<PerfilDetalle>('/api/panel/perfiles/8', { ...mine, version: read.version + 1 })
    expect(again.body.menus).not.toContain(padron)
  })

  it('takes a right away at once, in a session that is open, and logs who changed what, before and after', async () => {
    const jefe = await signIn('jefe')
    expect((await jefe.get('/api/panel/afiliados')).status).toBe(200)
    const read = await perfilOf(3)
    await admin.put('/api/panel/perfiles/3', { version: read.version, menus: [], procesos: [] })
    expect((await jefe.get('/api/panel/afiliados')).status).toBe(403)
    const row = await selectRow<{ actor: string; antes: string; despues: string }>(
      `SELECT actor, antes, despues FROM bitacora WHERE acto = 'perfil.cambiar' AND objeto_id = '3' ORDER BY id DESC LIMIT 1`,
    )
    const [antes, despues] = [row?.antes, row?.despues].map((text) => JSON.parse(text ?? '') as { menus: number[] })
    expect([row?.actor, antes!.menus.length > 0, despues!.menus]).toEqual(['admin', true, []])
    const { version } = await perfilOf(3)
    await dos.put('/api/panel/perfiles/3', { version, menus: read.menus, procesos: read.procesos })
    expect((await jefe.get('/api/panel/afiliados')).status).toBe(200)
  })

  it('keeps what profile 1 may do', async () => {
    const read = await perfilOf(1)
    const res = await admin.put('/api/panel/perfiles/1', { version: read.version, actos: ['ver'] })
    expect([res.status, res.body['codigo']]).toEqual([409, 'protegido'])
  })
})

it('who administers without profile 1 cannot copy what only profile 1 hands on', async () => {
  const made = await admin.post<PerfilDetalle>('/api/panel/perfiles', { nombre: 'Delegada', ambito: 'instituto' })
  const menus = [await menuId('Perfiles')]
  const { id, version } = made.body
  await dos.put(`/api/panel/perfiles/${id}`, { version, menus, actos: ['ver', 'administrar'] })
  await execute('UPDATE usuarios SET perfil_id = $1 WHERE usuario = $2', [id, 'director'])
  const delegada = await signIn('director')
  for (const copiaDe of [1, id]) {
    const copy = await delegada.post('/api/panel/perfiles', { nombre: `Copia ${copiaDe}`, copiaDe })
    expect([copy.status, copy.body['codigo']]).toEqual([403, 'permiso'])
  }
  expect((await delegada.post('/api/panel/perfiles', { nombre: 'Otra ventanilla', copiaDe: VENTANILLA })).status).toBe(
    201,
  )
  await execute('UPDATE usuarios SET perfil_id = 4 WHERE usuario = $1', ['director'])
})

it('a profile of a dependency never administers: not by its acts, nor by its scope, nor as a copy', async () => {
  const refused = (res: { status: number; body: { campos: Record<string, string> } }) =>
    expect([res.status, res.body.campos]).toEqual([
      422,
      {
        actos: 'Un perfil de ámbito Dependencia no puede tener el acto Administrar: quítalo o cambia el ámbito.',
      },
    ])
  const { version, actos } = await perfilOf(VENTANILLA)
  const body = { version, actos: [...actos, 'administrar'] }
  refused(await admin.put(`/api/panel/perfiles/${VENTANILLA}`, body))
  const made = await admin.post<PerfilDetalle>('/api/panel/perfiles', { nombre: 'Sistemas', ambito: 'instituto' })
  const path = `/api/panel/perfiles/${made.body.id}`
  const saved = await dos.put(path, { version: 1, actos: ['ver', 'administrar'] })
  expect(saved.status).toBe(200)
  refused(await admin.put(path, { version: 2, ambito: 'dependencia' }))
  refused(await admin.post('/api/panel/perfiles', { nombre: 'Otra', copiaDe: made.body.id, ambito: 'dependencia' }))
  expect(await perfilOf(VENTANILLA)).toMatchObject({ version, actos })
})

describe('incompatible pairs of acts', () => {
  const JUNTOS =
    'El perfil juntaría el par incompatible «solicita / aprueba» (Capturar con Validar): da esos actos en perfiles de personas distintas.'

  it('are refused when a profile is saved or copied with them, naming the pair', async () => {
    const read = await perfilOf(VENTANILLA)
    const actos = [...read.actos, 'validar']
    const res = await admin.put<{ campos: object }>(`/api/panel/perfiles/${VENTANILLA}`, {
      version: read.version,
      actos,
    })
    expect([res.status, res.body.campos]).toEqual([422, { actos: JUNTOS }])
    expect(await perfilOf(VENTANILLA)).toEqual(read)
    const copy = await admin.post<{ campos: object }>('/api/panel/perfiles', {
      nombre: 'Otro administrador',
      copiaDe: 1,
    })
    expect([copy.status, Object.keys(copy.body.campos)]).toEqual([422, ['actos']])
  })

  it('of a profile that joined them before are kept until it joins more', async () => {
    const { body } = await admin.post<PerfilDetalle>('/api/panel/perfiles', { nombre: 'Pequeña', copiaDe: VENTANILLA })
    await execute(`INSERT INTO perfil_actos (perfil_id, acto) VALUES ($1, 'validar')`, [body.id])
    const path = `/api/panel/perfiles/${body.id}`
    const renamed = await admin.put<PerfilDetalle>(path, { version: body.version, nombre: 'Oficina pequeña' })
    expect([renamed.status, renamed.body.actos.includes('validar')]).toEqual([200, true])
    const actos = [...renamed.body.actos, 'aprobar']
    expect((await admin.put(path, { version: renamed.body.version, actos })).status).toBe(422)
    const menos = await admin.put<PerfilDetalle>(path, { version: renamed.body.version, actos: ['ver', 'validar'] })
    expect(menos.status).toBe(200)
    expect((await admin.put(path, { version: menos.body.version, actos: ['ver', 'capturar', 'validar'] })).status).toBe(
      422,
    )
  })
})

describe('a profile that may do more', () => {
  it('gets its capabilities once a second person has read and authorised them', async () => {
    const { body } = await admin.post<PerfilDetalle>('/api/panel/perfiles', { nombre: 'Apoyo', copiaDe: VENTANILLA })
    const path = `/api/panel/perfiles/${body.id}`
    const menus = [...body.menus, await menuId('CAIR')]
    const hecha = await admin.put(path, { version: body.version, menus })
    expect((await perfilOf(body.id)).menus).toEqual(body.menus)
    const titular = await signIn('titular')
    const seen = await titular.get<PropuestaPanel>(`/api/panel/autorizaciones/${propuestaDe(hecha).id}`)
    expect(seen.body).toMatchObject({
      sujeto: 'Perfil Apoyo, de 0 usuarios activos',
      cambios: [
        { campo: 'Menús que se dan', despues: 'Quincena y fondos › CAIR' },
        { campo: 'Podrán los de Apoyo', despues: expect.stringContaining('CAIR') as string },
      ],
    })
    expect((await autorizar(titular, hecha)).status).toBe(200)
    const given = await perfilOf(body.id)
    expect(given.menus.toSorted()).toEqual(menus.toSorted())
    // Removing it needs no second person.
    expect((await admin.put(path, { version: given.version, menus: body.menus })).status).toBe(200)
  })
})

describe('what a change takes away', () => {
  it('is told before it is saved: capabilities, views and people', async () => {
    const read = await perfilOf(VENTANILLA)
    const { nombre, ambito, menus, procesos, exigeDosPasos } = read
    const body = { nombre, ambito, actos: ['ver'], menus, procesos, exigeDosPasos }
    const { body: previsto } = await admin.post<CambioPrevisto>(`/api/panel/perfiles/${VENTANILLA}/previsto`, body)
    expect(previsto.pierde).toContain('alta.solicitar')
    expect(previsto.pierde).not.toContain('padron.leer')
    expect([previsto.gana, previsto.cierra]).toEqual([[], []])
    expect(previsto.personas).toEqual({ total: 2, primeras: ['Lucía Robledo', 'Óscar Luévano'] })
    expect(await perfilOf(VENTANILLA)).toEqual(read)
  })

  it('names who would see nobody when a profile becomes of a dependency', async () => {
    const { nombre, actos, menus, procesos, exigeDosPasos } = await perfilOf(2)
    const body = { nombre, ambito: 'dependencia', actos, menus, procesos, exigeDosPasos }
    const { body: previsto } = await admin.post<CambioPrevisto>('/api/panel/perfiles/2/previsto', body)
    expect(previsto.sinLugar).toEqual(['Beatriz Olmos Cervantes', 'Tomás Arriaga Peña'])
    expect(previsto.abre).toEqual(['inicioVentanilla'])
  })
})

describe('the reasons of every right', () => {
  it('say which menu or process opens the view', async () => {
    const { body } = await admin.get<RespuestaDerechos>('/api/panel/perfiles/derechos')
    const desk = body.perfiles.find(({ id }) => id === VENTANILLA)
    expect(desk?.actos).toEqual(expect.arrayContaining(['ver', 'capturar']))
    expect(desk?.aperturas).toContainEqual({
      vista: 'altaDocA',
      por: 'menu',
      nombre: 'Afiliación › Alta de un Nuevo Afiliado',
    })
    expect(desk?.aperturas).toContainEqual({ vista: 'faq', por: 'siempre', nombre: '' })
  })
})

describe('looking as another profile', () => {
  it('shows what it sees, refuses every change, is written down, and ends', async () => {
    const looker = await signIn('admin')
    const before = await selectRow<{ id: number }>('SELECT MAX(id) AS id FROM bitacora')
    const place = await selectRow<{ id: number }>('SELECT id FROM unidades WHERE nivel = 1 AND nombre = $1', [
      'Secretaría de Salud',
    ])
    const missing = await looker.post<{ campos: object }>('/api/sesion/ver-como', {
      perfilId: VENTANILLA,
      unidadId: null,
    })
    expect([missing.status, Object.keys(missing.body.campos)]).toEqual([422, ['unidadId']])
    const started = await looker.post('/api/sesion/ver-como', { perfilId: VENTANILLA, unidadId: place?.id })
    expect(started.status).toBe(200)
    const session = await looker.get<{ verComo: object; inicio: string; user: Record<string, unknown> }>('/api/sesion')
    expect(session.body).toMatchObject({
      verComo: { perfil: 'Ventanilla', unidad: 'Secretaría de Salud' },
      inicio: '/dependenciaVentanilla',
      user: { usuario: 'admin', id_perfil: VENTANILLA, adscripcion_nombre: 'Secretaría de Salud' },
    })
    expect((await looker.get('/api/panel/usuarios')).status).toBe(403)
    expect((await looker.post('/api/panel/afiliados/buscar', { filter: { q: 'a' } })).status).toBe(200)
    for (const [path, body] of [
      ['/api/borradores', { tipo: 'alta' }],
      ['/api/perfiles', { nombre: 'Otro' }],
      ['/api/contrasena', { actual: 'x', nueva: 'y' }],
    ] as const) {
      const refused = await looker.post(path, body)
      expect([refused.status, refused.body['codigo']]).toEqual([403, 'ver_como'])
    }
    expect((await looker.delete('/api/sesion/ver-como')).status).toBe(200)
    expect((await looker.get('/api/sesion')).body['verComo']).toBeNull()
    expect((await looker.get('/api/panel/usuarios')).status).toBe(200)
    const acts = await selectRows<{ acto: string }>(
      `SELECT acto FROM bitacora WHERE acto LIKE 'sesion.ver_como%' AND actor = 'admin' AND id > $1 ORDER BY id`,
      [before?.id ?? 0],
    )
    expect(acts.map(({ acto }) => acto)).toEqual(['sesion.ver_como', 'sesion.ver_como_fin'])
  })

  it('is nothing for a session that is no administrator any more', async () => {
    const looker = await signIn('admin')
    await looker.post('/api/sesion/ver-como', { perfilId: 8, unidadId: null })
    await execute('UPDATE usuarios SET perfil_id = 2 WHERE usuario = $1', ['admin'])
    const { body } = await looker.get<{ verComo: object | null; perfil: { nombre: string } }>('/api/sesion')
    expect([body.verComo, body.perfil.nombre]).toEqual([null, 'Auxiliar'])
    await execute('UPDATE usuarios SET perfil_id = 1 WHERE usuario = $1', ['admin'])
  })
})
