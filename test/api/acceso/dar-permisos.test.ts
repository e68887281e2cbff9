import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MenuRegistro } from '#domain/acceso/menu/menu.ts'
import type { PerfilDetalle, RespuestaDerechos } from '#domain/acceso/perfil.ts'
import type { PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import type { Proceso } from '#domain/procesos/modulo.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { signIn, type Client, type Rechazo } from '#test/support/client.ts'
import { propuestaDe } from '#test/support/manos/dos-manos.ts'
import { autorizar } from '#test/support/manos/segunda-mano.ts'

// Whatever decides which views a profile opens gives it capabilities: the tests run on each dialect.
let admin: Client
let titular: Client

const JEFE = 3
const VENTANILLA = 6

beforeAll(async () => {
  admin = await signIn('admin')
  titular = await signIn('titular')
})

beforeEach(async () => {
  await execute('DELETE FROM propuestas')
})

async function menuDe(nombre: string): Promise<MenuRegistro> {
  const found = (await admin.get<MenuRegistro[]>('/api/menus/abc')).body.find((one) => one.nombre === nombre)
  if (!found) throw new Error(`No menu ${nombre}`)
  return found
}

async function procesoDe(perfilId: number): Promise<Proceso> {
  const row = await selectRow<{ id: number }>(
    `SELECT MIN(p.id) AS id FROM procesos p JOIN perfil_procesos pp ON pp.proceso_id = p.id
     WHERE pp.perfil_id = $1 AND p.componente IS NOT NULL`,
    [perfilId],
  )
  return (await admin.get<Proceso>(`/api/panel/procesos/${row?.id ?? 0}`)).body
}

const perfilDe = async (id: number) => (await admin.get<PerfilDetalle>(`/api/panel/perfiles/${id}`)).body

let nuevos = 0

/** A new menu that nobody has. */
async function nuevoMenu(componente: string | null): Promise<MenuRegistro> {
  nuevos += 1
  const made = await admin.post<MenuRegistro>('/api/menus/abc', { nombre: `Menú ${nuevos}`, componente })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  return menuDe(`Menú ${nuevos}`)
}

/** A new profile that nobody has: a copy of Ventanilla. */
async function nuevoPerfil(): Promise<PerfilDetalle> {
  nuevos += 1
  const body = { nombre: `Perfil ${nuevos}`, copiaDe: VENTANILLA }
  return (await admin.post<PerfilDetalle>('/api/panel/perfiles', body)).body
}

async function abre(perfilId: number, vista: string): Promise<boolean> {
  const { perfiles } = (await admin.get<RespuestaDerechos>('/api/panel/perfiles/derechos')).body
  return perfiles.find(({ id }) => id === perfilId)?.aperturas.some((one) => one.vista === vista) ?? false
}

describe('a menu', () => {
  it('that would give a profile another capability changes once a second person authorised it', async () => {
    const menu = await menuDe('Solicitud de afiliación')
    const hecha = await admin.put('/api/menus/abc', { ...menu, componente: 'cair' })
    const { titulo, id } = propuestaDe(hecha)
    expect(titulo).toBe('Cambiar lo que abre un menú')
    expect(await menuDe('Solicitud de afiliación')).toEqual(menu)
    const { body } = await titular.get<PropuestaPanel>(`/api/panel/autorizaciones/${id}`)
    expect(body.sujeto).toBe('Menú Solicitud de afiliación')
    expect(body.cambios[0]).toEqual({ campo: 'Abre', antes: 'solicitudA', despues: 'cair' })
    expect(body.cambios).toContainEqual({
      campo: 'Podrán los de Ventanilla',
      antes: '',
      despues: expect.stringContaining('CAIR') as string,
    })
    expect((await autorizar(titular, hecha)).status).toBe(200)
    expect(await abre(VENTANILLA, 'cair')).toBe(true)
    const { version } = await menuDe('Solicitud de afiliación')
    expect((await admin.put('/api/menus/abc', { ...menu, version, componente: 'faq' })).status).toBe(200)
  })

  it('among several that are saved together makes all of them wait', async () => {
    const [uno, otro] = [await menuDe('Rendimiento anual del fondo de ahorro'), await menuDe('Bitácora')]
    const menus = [
      { ...uno, componente: 'extemporaneas' },
      { ...otro, nombre: 'Historia' },
    ]
    const hecha = await admin.put('/api/panel/menus', { menus })
    const { id } = propuestaDe(hecha)
    const { body } = await titular.get<PropuestaPanel>(`/api/panel/autorizaciones/${id}`)
    expect(body.sujeto).toBe('2 menús')
    expect(body.cambios.slice(0, 2)).toEqual([
      { campo: 'Rendimiento anual del fondo de ahorro: abre', antes: 'formulario1', despues: 'extemporaneas' },
      { campo: 'Bitácora: nombre', antes: 'Bitácora', despues: 'Historia' },
    ])
    expect(await menuDe('Bitácora')).toEqual(otro)
  })

  it('changes at once if it gives nobody anything, or if nobody has it', async () => {
    const menu = await menuDe('Trabajos')
    expect((await admin.put('/api/menus/abc', { ...menu, nombre: 'Tareas', icono: 'list' })).status).toBe(200)
    expect((await admin.put('/api/menus/abc', { ...menu, version: 2, componente: 'faq' })).status).toBe(200)
    expect((await admin.put('/api/menus/abc', { ...(await nuevoMenu('faq')), componente: 'cair' })).status).toBe(200)
  })
})

describe('a process', () => {
  it('that would give a profile another capability changes once a second person authorised it', async () => {
    const proceso = await procesoDe(JEFE)
    const { id, version, nombre, tipo, orden, id_modulo } = proceso
    const cambio = { nombre, tipo, orden, id_modulo, componente: 'FondosParametros' }
    const hecha = await admin.put(`/api/panel/procesos/${id}`, { ...cambio, version })
    expect(propuestaDe(hecha).titulo).toBe('Cambiar lo que abre un proceso')
    expect(propuestaDe(await admin.put('/api/procesos/abc', { ...cambio, id })).titulo).toBe(
      'Cambiar lo que abre un proceso',
    )
    expect((await admin.get<Proceso>(`/api/panel/procesos/${id}`)).body).toEqual(proceso)
    expect(await abre(JEFE, 'FondosParametros')).toBe(false)
    expect((await autorizar(titular, hecha)).status).toBe(200)
    expect(await abre(JEFE, 'FondosParametros')).toBe(true)
    const now = (await admin.get<Proceso>(`/api/panel/procesos/${id}`)).body
    expect((await admin.put(`/api/panel/procesos/${id}`, { ...cambio, version: now.version, orden: 9 })).status).toBe(
      200,
    )
  })
})

describe('a profile', () => {
  it('gets another act once a second person authorised it, though no capability is new to it', async () => {
    const { version, actos } = await perfilDe(JEFE)
    const hecha = await admin.put(`/api/panel/perfiles/${JEFE}`, { version, actos: [...actos, 'firmar', 'autorizar'] })
    propuestaDe(hecha)
    expect((await perfilDe(JEFE)).actos).toEqual(actos)
  })

  it('reaches the whole institute once a second person authorised it', async () => {
    const { id, version } = await nuevoPerfil()
    propuestaDe(await admin.put(`/api/panel/perfiles/${id}`, { version, ambito: 'instituto' }))
    expect((await perfilDe(id)).ambito).toBe('dependencia')
  })

  it('is no copy of another one that reaches less', async () => {
    const body = { nombre: 'Ventanilla central', copiaDe: VENTANILLA, ambito: 'instituto' }
    const { status, body: rechazo } = await admin.post<Rechazo>('/api/panel/perfiles', body)
    expect([status, rechazo.campos]).toEqual([
      422,
      {
        ambito:
          'Ventanilla es de ámbito Dependencia y su copia no puede ser de ámbito Instituto: cópialo y cambia el ámbito después, que lo autoriza otra persona.',
      },
    ])
  })

  it('waits again if the menus that it would get open something else since it was proposed', async () => {
    const [perfil, menu] = [await nuevoPerfil(), await nuevoMenu('extemporaneas')]
    const menus = [...perfil.menus, menu.id]
    const hecha = await admin.put(`/api/panel/perfiles/${perfil.id}`, { version: perfil.version, menus })
    propuestaDe(hecha)
    expect((await admin.put('/api/menus/abc', { ...menu, componente: 'cair' })).status).toBe(200)
    const refused = await autorizar<Rechazo & { actual: PropuestaPanel }>(titular, hecha)
    expect([refused.status, refused.body.codigo]).toEqual([409, 'version'])
    expect(refused.body.actual.cambios.at(-1)?.despues).toContain('CAIR')
    expect((await perfilDe(perfil.id)).menus).toEqual(perfil.menus)
  })

  it('and a menu saved at the same moment do not give together what neither gives alone', async () => {
    for (let n = 0; n < 5; n += 1) {
      const [perfil, menu] = [await nuevoPerfil(), await nuevoMenu('faq')]
      const sent = await Promise.all([
        admin.put(`/api/panel/perfiles/${perfil.id}`, { version: perfil.version, menus: [...perfil.menus, menu.id] }),
        admin.put('/api/menus/abc', { ...menu, componente: 'cair' }),
      ])
      const statuses = sent.map(({ status }) => status).sort()
      expect(statuses, JSON.stringify(sent.map(({ body }) => body))).toEqual([200, 202])
      expect(await abre(perfil.id, 'cair')).toBe(false)
    }
  })
})
