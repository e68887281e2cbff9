import { beforeAll, describe, expect, it } from 'vitest'
import type { DetalleBitacora, PaginaBitacora } from '#domain/acceso/bitacora/bitacora.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { verifyBitacora } from '#api/acceso/verify-bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRow } from '#api/db/sql.ts'
import { signIn, type Client } from '#test/support/client.ts'

let admin: Client

beforeAll(async () => {
  admin = await signIn('admin')
})

/** The newest act of its kind on a record, as the panel tells it. */
async function detail(acto: string, objeto: string): Promise<DetalleBitacora> {
  const { body } = await admin.post<PaginaBitacora>('/api/panel/bitacora/buscar', { filtro: { acto, objeto } })
  return (await admin.get<DetalleBitacora>(`/api/panel/bitacora/${body.filas[0]?.id ?? 0}`)).body
}

const campo = (acto: DetalleBitacora, etiqueta: string) => acto.cambios.find((each) => each.etiqueta === etiqueta)

async function nombreDe(tabla: string, id: number): Promise<string> {
  return (await selectRow<{ nombre: string }>(`SELECT nombre FROM ${tabla} WHERE id = $1`, [id]))?.nombre ?? ''
}

describe('what an act changed is told by name', () => {
  it('a profile: which menus, processes and acts came and which went', async () => {
    const url = '/api/panel/perfiles/8'
    const { body } = await admin.get<{
      version: number
      nombre: string
      ambito: string
      menus: number[]
      procesos: number[]
      exigeDosPasos: boolean
    }>(url)
    const all = await selectRow<{ id: number }>(`SELECT id FROM menus WHERE componente = 'firmas'`)
    const [nuevo, fuera] = [all?.id ?? 0, body.menus[0] ?? 0]
    const { nombre, ambito, exigeDosPasos, procesos, version } = body
    const menus = [...body.menus.slice(1), nuevo]
    const res = await admin.put(url, { version, nombre, ambito, exigeDosPasos, procesos, menus, actos: ['ver'] })
    expect(res.status).toBe(200)
    const acto = await detail('perfil.cambiar', 'perfil')
    expect(campo(acto, 'Menús')?.lista).toEqual({
      agregados: [await nombreDe('menus', nuevo)],
      quitados: [await nombreDe('menus', fuera)],
    })
  })

  it('acts and scope of a profile, in the words of its form', async () => {
    await inTransaction(() =>
      logActo(SISTEMA, {
        acto: 'perfil.cambiar',
        objeto: 'perfil',
        objetoId: 8,
        antes: { ambito: 'dependencia', actos: ['ver'] },
        despues: { ambito: 'instituto', actos: ['administrar', 'ver'] },
      }),
    )
    const acto = await detail('perfil.cambiar', 'perfil')
    expect(campo(acto, 'Ámbito')).toMatchObject({ antes: 'Dependencia', despues: 'Instituto' })
    expect(campo(acto, 'Actos')?.lista).toEqual({ agregados: ['Administrar'], quitados: [] })
  })

  it('the first load of the catalogues: how many menus and processes, which are no ids', async () => {
    const { body } = await admin.post<PaginaBitacora>('/api/panel/bitacora/buscar', {
      filtro: { acto: 'catalogos.cargar' },
    })
    const acto = (await admin.get<DetalleBitacora>(`/api/panel/bitacora/${body.filas[0]?.id ?? 0}`)).body
    expect(campo(acto, 'Menús')?.despues).toBeTypeOf('number')
    expect(campo(acto, 'Procesos')?.despues).toBeTypeOf('number')
    expect(campo(acto, 'Tipos de movimiento')?.despues).toBeTypeOf('number')
  })

  it('a process paper: whose it is and the name its file was given, not the one it is kept under', async () => {
    const proceso = await selectRow<{ id: number; nombre: string }>(
      'SELECT id, nombre FROM procesos ORDER BY id LIMIT 1',
    )
    const id = proceso?.id ?? 0
    await inTransaction(async () => {
      const despues = { clase: 'proceso', dueno: id, tipo: 'Manual', tipo_otro: '' }
      await logActo(SISTEMA, { acto: 'documento.crear', objeto: 'documento', objetoId: 901, despues })
      const file = { nombre_archivo: `${id}-kDbglMDv-Manual de operación.pdf` }
      await logActo(SISTEMA, { acto: 'documento.cargar', objeto: 'documento', objetoId: 901, despues: file })
      const antes = { clase: 'general', dueno: 0, tipo: 'Guía', tipo_otro: '' }
      await logActo(SISTEMA, { acto: 'documento.eliminar', objeto: 'documento', objetoId: 902, antes })
    })
    const crear = await detail('documento.crear', 'documento')
    expect(campo(crear, 'Proceso')).toMatchObject({ antes: null, despues: proceso?.nombre })
    expect(crear.cambios.map(({ etiqueta }) => etiqueta)).toEqual(['Proceso', 'Tipo'])
    expect(campo(await detail('documento.cargar', 'documento'), 'Archivo')?.despues).toBe('Manual de operación.pdf')
    const eliminar = await detail('documento.eliminar', 'documento')
    expect(eliminar.cambios.map(({ etiqueta }) => etiqueta)).toEqual(['Alcance', 'Tipo'])
  })

  it('a menu: the screen it opens by its title, the menu it stands in, and what is gone as it was called', async () => {
    const create = async (menu: object) => (await admin.post<{ id: number }>('/api/menus/abc', menu)).body.id
    const grupo = await create({ nombre: 'Consultas varias' })
    const menu = await create({ nombre: 'Alta del día', componente: 'altaDocA', parent_id: grupo, orden: 1 })
    const acto = await detail('menu.crear', 'menu')
    expect(acto.registro.texto).toBe('Menú Alta del día')
    expect(campo(acto, 'Abre')?.despues).toBe('Alta de un Nuevo Afiliado')
    expect(campo(acto, 'Dentro de')?.despues).toBe('Consultas varias')
    for (const id of [menu, grupo])
      expect((await admin.request('DELETE', `/api/menus/abc?id=${id}`)).status).toBeLessThan(300)
    const despues = await detail('menu.crear', 'menu')
    expect(despues.registro.texto).toBe('Menú Alta del día (ya no existe)')
    expect(campo(despues, 'Dentro de')?.despues).toBe('Consultas varias (ya no existe)')
    await inTransaction(() =>
      logActo(SISTEMA, {
        acto: 'perfil.cambiar',
        objeto: 'perfil',
        objetoId: 8,
        antes: { menus: [] },
        despues: { menus: [987654] },
      }),
    )
    expect(campo(await detail('perfil.cambiar', 'perfil'), 'Menús')?.lista?.agregados).toEqual([
      'Un menú que ya no existe',
    ])
  })

  it('a profile that copies another tells everything it was born with, the name first', async () => {
    const { body: model } = await admin.get<{ menus: number[]; procesos: number[] }>('/api/panel/perfiles/7')
    expect(model.menus.length).toBeGreaterThan(1)
    const made = await admin.post<{ id: number }>('/api/panel/perfiles', { nombre: 'Validador suplente', copiaDe: 7 })
    const acto = await detail('perfil.crear', 'perfil')
    expect(acto.registro.texto).toBe('Perfil Validador suplente')
    expect(acto.cambios[0]).toMatchObject({ etiqueta: 'Nombre', antes: null, despues: 'Validador suplente' })
    expect(campo(acto, 'Copia de')?.despues).toBe('Validador de dependencia')
    expect(campo(acto, 'Ámbito')?.despues).toBe('Dependencia')
    expect(campo(acto, 'Exige códigos de dos pasos')?.despues).toBe(false)
    const given = async (tabla: string, ids: readonly number[]) => {
      const nombres = await Promise.all(ids.map((id) => nombreDe(tabla, id)))
      return { agregados: nombres, quitados: [] }
    }
    expect(campo(acto, 'Menús')?.lista).toEqual(await given('menus', model.menus))
    expect(campo(acto, 'Procesos')?.lista).toEqual(await given('procesos', model.procesos))
    expect(campo(acto, 'Actos')?.lista?.agregados).toContain('Validar')
    expect((await admin.request('DELETE', `/api/panel/perfiles/${made.body.id}`)).status).toBeLessThan(300)
    const gone = await detail('perfil.eliminar', 'perfil')
    expect(campo(gone, 'Menús')?.lista?.quitados).toEqual(
      await Promise.all(model.menus.map((id) => nombreDe('menus', id))),
    )
  })

  it('a profile made with nothing to open: only that it may see', async () => {
    expect((await admin.post('/api/panel/perfiles', { nombre: 'Solo mira' })).status).toBe(201)
    const acto = await detail('perfil.crear', 'perfil')
    expect(campo(acto, 'Actos')?.lista).toEqual({ agregados: ['Ver'], quitados: [] })
    expect(acto.cambios.map(({ etiqueta }) => etiqueta)).not.toContain('Menús')
    expect(acto.cambios.map(({ etiqueta }) => etiqueta)).not.toContain('Copia de')
  })

  it('an account: its profile and its place by name, never its password', async () => {
    const lugar = await selectRow<{ entidad: number; adscripcion: number; dependencia: number }>(
      `SELECT e.id AS entidad, a.id AS adscripcion, d.id AS dependencia FROM unidades d
         JOIN unidades a ON a.id = d.parent_id JOIN unidades e ON e.id = a.parent_id
       WHERE d.nivel = 2 AND d.activo AND a.activo AND e.activo ORDER BY d.id LIMIT 1`,
    )
    const [entidadId, adscripcionId, dependenciaId] = [lugar?.entidad, lugar?.adscripcion, lugar?.dependencia]
    const datos = { usuario: 'nacida.hoy', nombre: 'Nacida de Hoy', correo: 'nacida@salud.gob.mx', perfilId: 7 }
    const cuenta = { ...datos, entidadId, adscripcionId, dependenciaId, clave: '' }
    expect((await admin.post('/api/panel/usuarios', cuenta)).status).toBe(201)
    const acto = await detail('usuario.crear', 'usuario')
    const told = Object.fromEntries(acto.cambios.map(({ etiqueta, despues }) => [etiqueta, despues]))
    expect(told).toEqual({
      Nombre: 'Nacida de Hoy',
      Usuario: 'nacida.hoy',
      'Correo electrónico': 'nacida@salud.gob.mx',
      Perfil: 'Validador de dependencia',
      'Tipo de Entidad': await nombreDe('unidades', lugar?.entidad ?? 0),
      Entidad: await nombreDe('unidades', lugar?.adscripcion ?? 0),
      'Dirección General': await nombreDe('unidades', lugar?.dependencia ?? 0),
    })
  })

  it('a module and a process of it: where they stand and what they open, in the words of their forms', async () => {
    const modulo = { nombre: 'Archivo histórico', tipo: 'bottom', icono: 'archive', orden: 7 }
    const { body } = await admin.post<{ id: number }>('/api/modulos/abc', modulo)
    const nacio = await detail('modulo.crear', 'modulo')
    expect(nacio.cambios.map(({ etiqueta, despues }) => [etiqueta, despues])).toEqual([
      ['Nombre', 'Archivo histórico'],
      ['Icono', 'archive'],
      ['Orden', 7],
      ['Ubicación', 'Inferior'],
    ])
    const proceso = { nombre: 'Consulta del archivo', componente: 'faq', tipo: 'ENTIDAD', orden: 1, id_modulo: body.id }
    expect((await admin.post('/api/procesos/abc', proceso)).status).toBeLessThan(300)
    const acto = await detail('proceso.crear', 'proceso')
    expect(campo(acto, 'Módulo')?.despues).toBe('Archivo histórico')
    expect(campo(acto, 'Abre')?.despues).toBe('Ayuda')
    expect(acto.cambios[0]?.despues).toBe('Consulta del archivo')
  })

  it('and the rows stay as they were chained', async () => {
    expect((await verifyBitacora()).falla).toBeNull()
  })
})
