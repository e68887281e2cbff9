import { beforeAll, describe, expect, it } from 'vitest'
import type { FichaProceso } from '#domain/procesos/ficha.ts'
import type { ProcesoNodo, RespuestaMapa } from '#domain/procesos/mapa.ts'
import type { ImpactoBorrado, Modulo, ModuloPanel, Proceso, ProcesoPanel } from '#domain/procesos/modulo.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { inTransaction } from '#api/db/database.ts'
import type { Client } from '#test/support/client.ts'
import { signIn } from '#test/support/client.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'

let admin: Client
let auxiliar: Client
/** Processes out of the box that open something and do not say what they are for. */
let sinDescripcion: unknown[]
beforeAll(async () => {
  sinDescripcion = await selectRows(
    'SELECT nombre FROM procesos WHERE componente IS NOT NULL AND length(descripcion) < 20',
  )
  admin = await signIn('admin')
  auxiliar = await signIn('auxiliar')
})

const MODULO = { nombre: 'Medicina del trabajo', tipo: 'center', icono: 'heart-pulse', orden: 9 }

async function createModulo(over: object = {}): Promise<Modulo> {
  const res = await admin.post<Modulo>('/api/modulos/abc', { ...MODULO, ...over })
  expect(res.status).toBe(201)
  return res.body
}

async function createProceso(id_modulo: number, over: object = {}): Promise<Proceso> {
  const body = { nombre: 'Citas', componente: '/medicina/citas', id_modulo, orden: 1, tipo: 'ISSSSPEA', ...over }
  const res = await admin.post<Proceso>('/api/procesos/abc', body)
  expect(res.status).toBe(201)
  return res.body
}

describe('modules with the calls of the specification', () => {
  it('creates, lists, changes and deletes one', async () => {
    const { id } = await createModulo()
    const listed = (await admin.get<Modulo[]>('/api/modulos/abc')).body
    expect(listed.find((modulo) => modulo.id === id)).toMatchObject(MODULO)
    expect(listed.map(({ tipo }) => tipo)).toEqual(
      [...listed.map(({ tipo }) => tipo)].sort(
        (a, b) => ['top', 'center', 'bottom'].indexOf(a) - ['top', 'center', 'bottom'].indexOf(b),
      ),
    )
    const put = await admin.put<Modulo>('/api/modulos/abc', { id, ...MODULO, nombre: 'Medicina', tipo: 'bottom' })
    expect(put.body).toMatchObject({ id, nombre: 'Medicina', tipo: 'bottom' })
    expect((await admin.delete(`/api/modulos/abc?id=${id}`)).body).toMatchObject({ success: true })
    expect((await admin.get<Modulo[]>('/api/modulos/abc')).body.some((modulo) => modulo.id === id)).toBe(false)
  })

  it('a new one of the panel goes last in its placement unless told where', async () => {
    const last = (await admin.get<Modulo[]>('/api/modulos/abc')).body
      .filter(({ tipo }) => tipo === 'top')
      .reduce((most, { orden }) => Math.max(most, orden), 0)
    const body = { ...MODULO, tipo: 'top', nombre: 'Archivo' }
    const made = await admin.post<Modulo>('/api/panel/modulos', { ...body, orden: null })
    expect([made.status, made.body.orden]).toEqual([201, last + 1])
    const first = await admin.post<Modulo>('/api/panel/modulos', { ...body, nombre: 'Primero', orden: 0 })
    expect(first.body.orden).toBe(0)
    const { id, version } = made.body
    const emptied = await admin.put(`/api/panel/modulos/${id}`, { ...body, version, orden: -1 })
    expect([emptied.status, Object.keys(emptied.body['campos'] as object)]).toEqual([422, ['orden']])
  })

  it('one that does not exist is not found', async () => {
    expect((await admin.get('/api/panel/modulos/999999')).status).toBe(404)
  })

  it('a process of the panel is made in its module', async () => {
    const { id } = await createModulo({ nombre: 'Farmacia' })
    const body = { nombre: 'Recetas', componente: '/farmacia/recetas', id_modulo: id, orden: 1, tipo: 'ISSSSPEA' }
    const made = await admin.post<Proceso>('/api/panel/procesos', body)
    expect([made.status, made.body]).toMatchObject([201, { nombre: 'Recetas', id_modulo: id }])
  })

  it('orden is 0 unless told, and an empty one too', async () => {
    const { tipo, icono } = MODULO
    const rest = { tipo, icono }
    const one = await admin.post<Modulo>('/api/modulos/abc', { ...rest, nombre: 'Sin orden' })
    expect(one.body.orden).toBe(0)
    const other = await admin.post<Modulo>('/api/modulos/abc', { ...rest, nombre: 'Orden nulo', orden: null })
    expect(other.body.orden).toBe(0)
  })

  it('names each field that is wrong', async () => {
    const res = await admin.post<{ campos: Record<string, string> }>('/api/modulos/abc', {
      nombre: ' ',
      tipo: 'arriba',
    })
    expect(res.status).toBe(422)
    expect(res.body.campos).toEqual({
      nombre: 'El nombre es obligatorio',
      tipo: 'Elige la ubicación: Superior, Centro o Inferior.',
      icono: 'Elige un icono.',
    })
  })

  it('refuses a second one of the same name in its place', async () => {
    await createModulo({ nombre: 'Repetido' })
    const res = await admin.post('/api/modulos/abc', { ...MODULO, nombre: 'Repetido' })
    expect(res.status).toBe(409)
    expect(res.body['campos']).toEqual({ nombre: 'Ya hay un módulo «Repetido» en esa ubicación.' })
    const shouted = await admin.post('/api/modulos/abc', { ...MODULO, nombre: '¡REPETIDO!' })
    expect([shouted.status, shouted.body['campos']]).toEqual([409, res.body['campos']])
  })

  it('is found by its name and placement: one of the same name elsewhere is another', async () => {
    const centro = await createModulo({ nombre: 'Préstamos y Más', tipo: 'center' })
    const inferior = await createModulo({ nombre: 'Préstamos y Más', tipo: 'bottom' })
    const read = async (clave: string) => {
      const res = await admin.get<Partial<Modulo>>(`/api/panel/modulos/${clave}`)
      return [res.status, res.body.id ?? null]
    }
    expect(await read('prestamos-y-mas-centro')).toEqual([200, centro.id])
    expect(await read('prestamos-y-mas-inferior')).toEqual([200, inferior.id])
    expect(await read('prestamos-y-mas-superior')).toEqual([404, null])
    expect(await read('prestamos-y-mas')).toEqual([400, null])
  })

  it('two administrators on one module: the second gets what it is now and what was sent', async () => {
    const { id, version } = await createModulo({ nombre: 'De dos' })
    const path = `/api/panel/modulos/${id}`
    const first = await admin.put<Modulo>(path, { ...MODULO, nombre: 'Del primero', version })
    expect(first.status).toBe(200)
    const second = await admin.put(path, { ...MODULO, nombre: 'Del segundo', version })
    expect(second.status).toBe(409)
    expect(second.body).toMatchObject({
      codigo: 'version',
      error: expect.stringMatching(/^Gabriela .+, a las \d\d:\d\d, cambió el módulo Del primero mientras/) as string,
      actual: { nombre: 'Del primero' },
      enviado: { nombre: 'Del segundo' },
    })
  })
})

describe('processes', () => {
  it('belong to a module and keep its order', async () => {
    const { id } = await createModulo({ nombre: 'Con procesos' })
    await createProceso(id, { nombre: 'Segundo', orden: 2 })
    await createProceso(id, { nombre: 'Primero', orden: 1 })
    const listed = await admin.get<Proceso[]>(`/api/procesos/abc?id_modulo=${id}`)
    expect(listed.body.map(({ nombre }) => nombre)).toEqual(['Primero', 'Segundo'])
    const all = await admin.get<{ nombre: string }[]>('/api/procesos/todos')
    expect(all.body.map(({ nombre }) => nombre)).toEqual(
      expect.arrayContaining(['Primero', 'Segundo', 'Trámite › Orientación']),
    )
    expect((await admin.get('/api/procesos/abc?id_modulo=999999')).status).toBe(404)
  })

  it('name, what it opens and type are required, each told by its field', async () => {
    const { id } = await createModulo({ nombre: 'Reglas' })
    const res = await admin.post<{ campos: Record<string, string> }>('/api/procesos/abc', { id_modulo: id })
    expect(res.status).toBe(422)
    expect(res.body.campos).toEqual({
      nombre: 'El nombre es obligatorio',
      componente: 'El componente es obligatorio',
      tipo: 'Elige el tipo: ISSSSPEA o ENTIDAD.',
    })
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//otro.sitio',
    'pantallaQueNoExiste',
    '/con espacio',
    '/\\otro',
  ])('does not open %s', async (componente) => {
    const { id } = await createModulo({ nombre: `No abre ${componente.length} ${componente.slice(0, 4)}` })
    const res = await admin.post<{ campos: Record<string, string> }>('/api/procesos/abc', {
      nombre: 'X',
      componente,
      id_modulo: id,
      tipo: 'ENTIDAD',
    })
    expect(res.status).toBe(422)
    expect(Object.keys(res.body.campos)).toEqual(['componente'])
  })

  it.each(['tablero_indicadores', '/Administración/Administración', 'https://sitio.ejemplo.gob.mx/a?b=1'])(
    'opens %s',
    async (componente) => {
      const { id } = await createModulo({ nombre: `Abre ${componente}` })
      expect((await createProceso(id, { componente })).componente).toBe(componente)
    },
  )

  it('a group gathers processes of its module and never stands inside itself', async () => {
    const { id } = await createModulo({ nombre: 'Con grupos' })
    const outer = await createProceso(id, { nombre: 'Fuera', grupo: true, componente: '' })
    const inner = await createProceso(id, { nombre: 'Dentro', grupo: true, componente: '', parent_id: outer.id })
    await createProceso(id, { nombre: 'Hoja', parent_id: inner.id })
    const { version, ...body } = {
      nombre: 'Fuera',
      componente: '',
      id_modulo: id,
      orden: 1,
      tipo: 'ISSSSPEA',
      grupo: true,
      version: outer.version,
    }
    const res = await admin.put<{ campos: Record<string, string> }>(`/api/panel/procesos/${outer.id}`, {
      ...body,
      version,
      parent_id: inner.id,
    })
    expect(res.status).toBe(422)
    expect(res.body.campos['parent_id']).toBe('Un grupo no puede quedar dentro de sí mismo.')
    const mapa = (await admin.get<RespuestaMapa>('/api/mapa')).body
    const modulo = mapa.bandas.flatMap(({ modulos }) => modulos).find(({ nombre }) => nombre === 'Con grupos')
    expect(modulo?.procesos[0]).toMatchObject({
      nombre: 'Fuera',
      hijos: [{ nombre: 'Dentro', hijos: [{ nombre: 'Hoja' }] }],
    })
  })

  it('one that moves to another module takes along what stands inside it', async () => {
    const from = await createModulo({ nombre: 'Origen' })
    const to = await createModulo({ nombre: 'Destino' })
    const grupo = await createProceso(from.id, { nombre: 'Grupo', grupo: true, componente: '' })
    await createProceso(from.id, { nombre: 'Hoja', parent_id: grupo.id })
    const { nombre, orden, tipo } = grupo
    await admin.put('/api/procesos/abc', { id: grupo.id, nombre, orden, tipo, componente: null, id_modulo: to.id })
    const listed = await admin.get<Proceso[]>(`/api/procesos/abc?id_modulo=${to.id}`)
    expect(listed.body.map((proceso) => proceso.nombre).sort()).toEqual(['Grupo', 'Hoja'])
  })
})

describe('deletion says what goes with it', () => {
  it('lists processes, documents, cases and profiles, and is refused when something was added since', async () => {
    const { id } = await createModulo({ nombre: 'Por borrar' })
    const proceso = await createProceso(id, { nombre: 'Citas médicas' })
    await admin.post('/api/documentacion/abc', { tipo: 'Indicadores', cargado: 0, id_proceso: proceso.id })
    await inTransaction(async () => {
      await execute('INSERT INTO perfil_procesos (perfil_id, proceso_id) VALUES (2, $1)', [proceso.id])
    })
    const caso = await admin.post('/api/casos', {
      proceso: proceso.id,
      asunto: 'Revisión de citas',
      vence: '2026-12-15',
    })
    expect(caso).toMatchObject({ status: 201 })
    const impacto = await admin.get<ImpactoBorrado>(`/api/panel/modulos/${id}/impacto`)
    expect(impacto.body).toMatchObject({
      nombre: 'Por borrar',
      procesos: ['Citas médicas'],
      documentos: ['Citas médicas: Indicadores (pendiente)'],
      perfiles: ['Auxiliar'],
    })
    expect(impacto.body.casos).toEqual([expect.stringContaining('Revisión de citas')])

    await createProceso(id, { nombre: 'Agregado después', componente: '/medicina/despues' })
    const stale = await admin.delete(`/api/panel/modulos/${id}?huella=${impacto.body.huella}`)
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ codigo: 'version', actual: { procesos: ['Citas médicas', 'Agregado después'] } })

    const again = await admin.get<ImpactoBorrado>(`/api/panel/modulos/${id}/impacto`)
    expect((await admin.delete(`/api/panel/modulos/${id}?huella=${again.body.huella}`)).status).toBe(200)
    expect(await selectRows('SELECT id FROM procesos WHERE id_modulo = $1', [id])).toEqual([])
    expect(await selectRows('SELECT id FROM documentacion WHERE id_proceso = $1', [proceso.id])).toEqual([])
    const kept = await selectRow<{ proceso_nombre: string; proceso_id: number | null }>(
      "SELECT proceso_nombre, proceso_id FROM casos WHERE asunto = 'Revisión de citas'",
    )
    expect(kept).toEqual({ proceso_nombre: 'Citas médicas', proceso_id: null })
  })

  it('a group goes with everything inside it', async () => {
    const { id } = await createModulo({ nombre: 'Grupo por borrar' })
    const grupo = await createProceso(id, { nombre: 'Grupo', grupo: true, componente: '' })
    await createProceso(id, { nombre: 'Una', parent_id: grupo.id })
    const impacto = await admin.get<ImpactoBorrado>(`/api/panel/procesos/${grupo.id}/impacto`)
    expect([impacto.body.procesos, impacto.body.grupos]).toEqual([['Una'], []])
    const whole = await admin.get<ImpactoBorrado>(`/api/panel/modulos/${id}/impacto`)
    expect([whole.body.procesos, whole.body.grupos]).toEqual([['Una'], ['Grupo']])
    expect((await admin.delete(`/api/procesos/abc?id=${grupo.id}`)).status).toBe(200)
    expect((await admin.get<Proceso[]>(`/api/procesos/abc?id_modulo=${id}`)).body).toEqual([])
    // A page that is still open gets 404.
    for (const address of [`/api/panel/procesos/${grupo.id}`, `/api/panel/procesos/${grupo.id}/impacto`])
      expect([address, (await admin.get(address)).status]).toEqual([address, 404])
  })
})

describe('lists of the panel', () => {
  it('modules by placement, with processes and documents counted', async () => {
    const res = await admin.get<ModuloPanel[]>('/api/panel/modulos?filter={"tipo":"center"}')
    const pensiones = res.body.find(({ nombre }) => nombre === 'Pensiones')
    expect(pensiones?.documentos.total).toBe((pensiones?.procesos ?? 0) * 6)
    expect(res.headers.get('content-range')).toMatch(/^modulos 0-\d+\/\d+$/)
    const found = await admin.post<ModuloPanel[]>('/api/panel/modulos/buscar', { filter: { q: 'juridico' } })
    expect(found.body.map(({ nombre }) => nombre)).toEqual(['Jurídico'])
  })

  it('processes of one module in the order of the map', async () => {
    const [planeacion] = (await admin.post<ModuloPanel[]>('/api/panel/modulos/buscar', { filter: { q: 'Planeación' } }))
      .body
    const res = await admin.get<ProcesoPanel[]>(`/api/panel/procesos?filter={"id_modulo":${planeacion?.id ?? 0}}`)
    expect(res.body.map(({ nombre }) => nombre)).toEqual(['Evaluación operativa', 'Planeación'])
  })
})

describe('the page of a process', () => {
  const orientacion = '/api/procesos/ficha?ruta=%2Ftramite-pension%2Forientacion'

  it('tells where it stands, its six documents and who is in charge', async () => {
    const { body } = await auxiliar.get<FichaProceso>(orientacion)
    expect(body.grupos).toEqual(['Pensiones', 'Trámite'])
    expect(body.documentos.map(({ tipo }) => tipo)).toEqual([
      'Diagrama de Tortuga',
      'Diagrama de Flujo',
      'Indicadores',
      'Normatividad',
      'Requerimientos',
      'Procedimiento',
    ])
    expect(body.acciones).toEqual([])
    expect((await admin.get<FichaProceso>(orientacion)).body.acciones).toEqual(['editar', 'responsables', 'documentos'])
  })

  it('every process of the map says what it is for', () => {
    expect(sinDescripcion).toEqual([])
  })

  it('is hidden from who does not have it', async () => {
    const desk = await signIn('ventanilla1')
    expect((await desk.get(orientacion)).status).toBe(404)
    expect((await admin.get('/api/procesos/ficha?ruta=/no/existe')).status).toBe(404)
    expect((await admin.get('/api/procesos/ficha')).status).toBe(400)
  })

  it('of two at one address is that of its key, or of its id; without one, the first on the map', async () => {
    const ruta = '/tramite-pension/entrega-documentos'
    const page = `/api/procesos/ficha?ruta=${encodeURIComponent(ruta)}`
    const nodes = (nodos: readonly ProcesoNodo[]): ProcesoNodo[] => nodos.flatMap((n) => [n, ...nodes(n.hijos)])
    const { bandas } = (await admin.get<RespuestaMapa>('/api/mapa')).body
    const modulos = bandas.flatMap(({ modulos: own }) => own)
    const shared = modulos.flatMap(({ nombre, procesos }) =>
      nodes(procesos)
        .filter(({ componente }) => componente === ruta)
        .map(({ id, clave, repetida }) => ({ modulo: nombre, id, clave, repetida })),
    )
    expect(shared.map(({ modulo, repetida }) => [modulo, repetida])).toEqual([
      ['Pensiones', false],
      ['Administración', true],
    ])
    for (const { modulo, id, clave } of shared)
      for (const which of [`${page}&id=${id}`, `${page}&clave=${clave}`, `/api/procesos/ficha?clave=${clave}`]) {
        const { body } = await admin.get<FichaProceso>(which)
        expect([body.id, body.clave, body.modulo.nombre]).toEqual([id, clave, modulo])
      }
    expect((await admin.get('/api/procesos/ficha?clave=no-hay')).status).toBe(404)
    const listed = (await admin.get<ProcesoPanel[]>('/api/panel/procesos?range=[0,199]')).body
    expect(listed.filter(({ componente }) => componente === ruta).map(({ clave }) => clave)).toEqual(
      shared.map(({ clave }) => clave),
    )
    // Whoever sees a part of the map reads the same keys.
    const seen = (await auxiliar.get<RespuestaMapa>('/api/mapa')).body.bandas.flatMap((banda) => banda.modulos)
    const keys = new Map(nodes(modulos.flatMap(({ procesos }) => procesos)).map(({ id, clave }) => [id, clave]))
    for (const { id, clave } of nodes(seen.flatMap(({ procesos }) => procesos))) expect(clave).toBe(keys.get(id))
    expect((await admin.get<FichaProceso>(page)).body.id).toBe(shared[0]?.id)
    // An id of elsewhere does not take the address away from who has it.
    expect((await admin.get<FichaProceso>(`${page}&id=1`)).body.id).toBe(shared[0]?.id)
    // Screens are the same from anywhere, and groups lead nowhere.
    const again = nodes(modulos.flatMap(({ procesos }) => procesos)).filter(({ repetida }) => repetida)
    expect(again.filter(({ componente }) => !componente?.startsWith('/'))).toEqual([])
  })

  it('puts people in charge who can open it, and nobody else', async () => {
    const { id, version } = (await admin.get<FichaProceso>(orientacion)).body
    const candidatos = (await admin.get<{ id: number; nombre: string }[]>(`/api/procesos/${id}/candidatos`)).body
    const tomas = candidatos.find(({ nombre }) => nombre.startsWith('Tomás'))
    expect(candidatos.some(({ nombre }) => nombre.startsWith('Lucía Robledo'))).toBe(false)
    const saved = await admin.put(`/api/procesos/${id}/responsables`, { usuarios: [tomas?.id], version })
    expect(saved.status).toBe(200)
    const ficha = (await auxiliar.get<FichaProceso>(orientacion)).body
    expect(ficha.responsables).toEqual([{ id: tomas?.id, nombre: 'Tomás Arriaga Peña', perfil: 'Auxiliar', lugar: '' }])
    const stale = await admin.put(`/api/procesos/${id}/responsables`, { usuarios: [], version })
    expect(stale.status).toBe(409)
    const lucia = await selectRow<{ id: number }>("SELECT id FROM usuarios WHERE usuario = 'ventanilla1'")
    const wrong = await admin.put<{ campos: Record<string, string> }>(`/api/procesos/${id}/responsables`, {
      usuarios: [lucia?.id],
      version: ficha.version,
    })
    expect(wrong.status).toBe(422)
    expect(wrong.body.campos['usuarios']).toContain('su perfil no abre este proceso')
  })

  it('of a process that was deleted has nobody to offer', async () => {
    expect((await admin.get('/api/procesos/999999/candidatos')).status).toBe(404)
  })

  it('a right given by what a process opens is in force at once', async () => {
    const { id, id_modulo } = (await admin.get<ProcesoPanel[]>('/api/panel/procesos?range=[0,199]')).body.find(
      ({ componente }) => componente === '/juridico/cobranza',
    )!
    const dos = await conSegundaMano(admin)
    expect((await auxiliar.get<ModuloPanel[]>('/api/panel/modulos')).status).toBe(403)
    const dada = await dos.put('/api/procesos/abc', {
      id,
      nombre: 'Cobranza',
      componente: 'procesos',
      id_modulo,
      orden: 3,
      tipo: 'ISSSSPEA',
    })
    expect(dada.status).toBe(200)
    expect((await auxiliar.get<ModuloPanel[]>('/api/panel/modulos')).status).toBe(200)
    await admin.put('/api/procesos/abc', {
      id,
      nombre: 'Cobranza',
      componente: '/juridico/cobranza',
      id_modulo,
      orden: 3,
      tipo: 'ISSSSPEA',
    })
    expect((await auxiliar.get<ModuloPanel[]>('/api/panel/modulos')).status).toBe(403)
  })
})
