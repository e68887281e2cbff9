import { beforeAll, describe, expect, it } from 'vitest'
import { Client, signIn } from '#test/support/client.ts'
import { documentada } from '#test/support/contrato/documentada.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { png } from '#test/support/imagen/imagenes.ts'
import { fileForm } from '#test/support/upload.ts'

let admin: Client

beforeAll(async () => {
  admin = await signIn('admin')
})

const USUARIO = [
  ...['id', 'usuario', 'nombre', 'correo', 'id_perfil', 'id_entidad', 'entidad_nombre', 'id_adscripcion'],
  ...['adscripcion_nombre', 'id_dependencia', 'dependencia_nombre', 'org0', 'org1', 'org2'],
]

describe('the calls of specification 2 §7 on access', () => {
  it('POST /api/login', async () => {
    const body = { usuario: 'ventanilla1', pass: DEMO_PASSWORD }
    const { user } = await documentada<{ user: object }>(
      new Client(),
      'POST /api/login',
      ['success', 'user', 'idPerfil'],
      { body },
    )
    expect(Object.keys(user)).toEqual(expect.arrayContaining(USUARIO))
  })

  it('/api/perfiles', async () => {
    const llaves = ['success', 'id', 'nombre']
    const nombre = 'Consulta externa'
    const { id } = await documentada<{ id: number }>(admin, 'POST /api/perfiles', llaves, {
      body: { nombre },
      status: 201,
    })
    await documentada(admin, 'GET /api/perfiles', ['id', 'nombre'])
    await documentada(admin, 'PUT /api/perfiles', llaves, { body: { id, nombre: 'Consulta interna' } })
    await documentada(admin, `DELETE /api/perfiles?id=${id}`, ['success'])
  })

  it('the permissions of a profile', async () => {
    const body = { nombre: 'Lectura' }
    const { id } = await documentada<{ id: number }>(admin, 'POST /api/perfiles', ['id'], { body, status: 201 })
    await documentada(admin, 'GET /api/menus/solo-submenus', ['id', 'nombre'])
    await documentada(admin, 'GET /api/procesos/todos', ['id', 'nombre'])
    await documentada(admin, `GET /api/perfil_menu?id_perfil=${id}`, ['permisos'])
    await documentada(admin, `GET /api/perfil_proceso?id_perfil=${id}`, ['permisos'])
    // A right that is granted waits for a second person (202); nothing is granted here.
    await documentada(admin, 'POST /api/perfil_menu', ['success'], { body: { id_perfil: id, id_menus: [] } })
    await documentada(admin, 'POST /api/perfil_proceso', ['success'], { body: { id_perfil: id, id_procesos: [] } })
  })

  it('/api/menus/abc', async () => {
    const campos = ['id', 'nombre', 'componente', 'parent_id', 'icono', 'orden']
    const menu = { nombre: 'Avisos', componente: null, parent_id: null, icono: null, orden: null }
    const { id } = await documentada<{ id: number }>(admin, 'POST /api/menus/abc', campos, { body: menu, status: 201 })
    await documentada(admin, 'GET /api/menus/abc', campos)
    await documentada(admin, 'PUT /api/menus/abc', campos, {
      body: { id, nombre: 'Avisos internos', componente: 'faq', parent_id: null, icono: 'bell', orden: 7 },
    })
    await documentada(admin, `DELETE /api/menus/abc?id=${id}`, ['success', 'message'])
  })

  it('/api/info', async () => {
    const campos = ['id', 'nombre', 'icono', 'color', 'color_botones', 'color_encabezados', 'color_letra']
    const { id } = await documentada<{ id: number }>(new Client(), 'GET /api/info', campos)
    await documentada(admin, 'PUT /api/info', campos, { body: { id, campo: 'color', valor: '#003DA5' } })
    await documentada(admin, 'POST /api/info/upload', ['url'], { body: fileForm(png(64, 64), 'icono.png') })
  })
})
