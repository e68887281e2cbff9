import { beforeAll, describe, expect, it } from 'vitest'
import type { DetalleBitacora, PaginaBitacora } from '#domain/acceso/bitacora.ts'
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
    const all = await selectRow<{ id: number }>('SELECT MAX(id) AS id FROM menus WHERE componente IS NOT NULL')
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

  it('and the rows stay as they were chained', async () => {
    expect((await verifyBitacora()).falla).toBeNull()
  })
})
