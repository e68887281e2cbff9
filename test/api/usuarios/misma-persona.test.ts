import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CuentaVinculada, UsuarioPanel } from '#domain/usuarios/usuario.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { lugarDe, registrarAlta, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { autorizar } from '#test/support/manos/segunda-mano.ts'
import { cuentasIntactas } from '#test/support/cuentas-intactas.ts'

let admin: Client
let desk: Client
let titular: Client
let validador: Client
let salud: Lugar

afterAll(() => flushReadAudit())

cuentasIntactas()

beforeEach(async () => {
  await execute('UPDATE usuarios SET misma_persona = NULL')
  admin = await signIn('admin')
  desk = await signIn('ventanilla1')
  titular = await signIn('titular')
  validador = await signIn('validador1')
  salud = await lugarDe(SALUD)
})

const idDe = async (usuario: string) =>
  (await selectRow<{ id: number }>('SELECT id FROM usuarios WHERE usuario = $1', [usuario]))?.id ?? 0

const proponer = async (usuario: string, otra: string, client: Client = admin) =>
  client.post(`/api/panel/usuarios/${await idDe(usuario)}/misma-persona`, { usuario: otra })

const vincular = async (usuario: string, otra: string) => {
  expect((await autorizar(titular, await proponer(usuario, otra))).status).toBe(200)
}

const separar = async (usuario: string) => {
  const hecha = await admin.delete(`/api/panel/usuarios/${await idDe(usuario)}/misma-persona`)
  expect((await autorizar(titular, hecha)).status).toBe(200)
}

const cuentas = async (usuario: string) => {
  const { body } = await admin.get<CuentaVinculada[]>(`/api/panel/usuarios/${await idDe(usuario)}/misma-persona`)
  return body.map(({ usuario: otra, por }) => [otra, por])
}

const validar = (folio: string) => validador.post(`/api/movimientos/${folio}/validar`, { version: 1 })

/** A new account of the same desk. */
async function cuenta(usuario: string, correo: string): Promise<UsuarioPanel> {
  const { entidad: entidadId, adscripcion: adscripcionId } = salud
  const body = { usuario, nombre: 'Marisol Peña', correo, perfilId: 6, entidadId, adscripcionId, dependenciaId: null }
  const res = await admin.post<UsuarioPanel>('/api/panel/usuarios', body)
  expect(res.status, JSON.stringify(res.body)).toBe(201)
  return res.body
}

describe('two accounts of one person', () => {
  it('linked by an administrator, neither validates what the other requested; parted, it may again', async () => {
    const before = await selectRow<{ id: number }>('SELECT MAX(id) AS id FROM bitacora')
    const { folio, movimiento } = await registrarAlta(desk, salud)
    const offered = async () =>
      (await validador.get<{ actions: string[] }>(`/api/panel/movimientos/${movimiento}`)).body.actions
    expect(await offered()).toContain('validar')
    const hecha = await proponer('validador1', ' VENTANILLA1 ')
    expect(await cuentas('ventanilla1')).toEqual([])
    expect((await autorizar(titular, hecha)).status).toBe(200)
    expect(await cuentas('ventanilla1')).toEqual([['validador1', 'vinculo']])
    expect(await offered()).not.toContain('validar')
    expect((await validar(folio)).status).toBe(403)
    await separar('ventanilla1')
    expect(await cuentas('validador1')).toEqual([])
    expect((await validar(folio)).status).toBe(200)
    const acts = await selectRows<{ acto: string; objeto_id: string }>(
      "SELECT acto, objeto_id FROM bitacora WHERE acto IN ('usuario.vincular', 'usuario.desvincular') AND id > $1 ORDER BY id",
      [before?.id ?? 0],
    )
    expect(acts.map(({ acto, objeto_id }) => [acto, Number(objeto_id)])).toEqual([
      ['usuario.vincular', await idDe('validador1')],
      ['usuario.desvincular', await idDe('ventanilla1')],
    ])
  })

  it('of a chain of links and equal e-mails are all one, and who leaves takes nobody along', async () => {
    await cuenta('marisol1', 'marisol@ejemplo.gob.mx')
    await cuenta('marisol2', '')
    await cuenta('marisol3', '')
    await execute("UPDATE usuarios SET correo = 'Marisol@ejemplo.gob.mx' WHERE usuario = 'validador1'")
    const { folio, movimiento } = await registrarAlta(desk, salud)
    await vincular('marisol1', 'marisol2')
    await vincular('marisol3', 'ventanilla1')
    await vincular('marisol2', 'marisol3')
    expect(await cuentas('marisol1')).toEqual([
      ['marisol2', 'vinculo'],
      ['marisol3', 'vinculo'],
      ['validador1', 'correo'],
      ['ventanilla1', 'vinculo'],
    ])
    expect((await validar(folio)).status).toBe(403)
    // The only account that could validate it is, three links away, of who requested it: the institute may.
    const auxiliar = await signIn('auxiliar')
    const detail = await auxiliar.get<{ actions: string[] }>(`/api/panel/movimientos/${movimiento}`)
    expect(detail.body.actions).toContain('validar')
    // The account that stood for the person leaves: the others stay one.
    await separar('marisol1')
    expect(await cuentas('ventanilla1')).toEqual([
      ['marisol2', 'vinculo'],
      ['marisol3', 'vinculo'],
    ])
    expect((await validar(folio)).status).toBe(200)
    expect((await admin.delete(`/api/panel/usuarios/${await idDe('marisol1')}/misma-persona`)).status).toBe(409)
  })

  it('are not linked twice, with themselves, with nobody, from the own account, nor by who does not administer', async () => {
    const refused = async (usuario: string, otra: string) => {
      const { status, body } = await proponer(usuario, otra)
      return [status, body['campos'] ?? body['codigo']]
    }
    expect(await refused('auxiliar', 'auxiliar')).toEqual([
      422,
      { usuario: 'Es la misma cuenta: escribe el usuario de la otra.' },
    ])
    expect(await refused('auxiliar', 'nadie')).toEqual([
      422,
      { usuario: 'No hay una cuenta «nadie»: escribe su usuario.' },
    ])
    await vincular('auxiliar', 'jefe')
    expect(await refused('jefe', 'auxiliar')).toEqual([422, { usuario: 'Ya son cuentas de la misma persona.' }])
    expect(await refused('admin', 'jefe')).toEqual([409, 'cuenta_propia'])
    expect(await refused('jefe', 'admin')).toEqual([409, 'cuenta_propia'])
    expect((await proponer('auxiliar', 'director', desk)).status).toBe(403)
    expect((await admin.post('/api/panel/usuarios/999999/misma-persona', { usuario: 'jefe' })).status).toBe(404)
    await separar('jefe')
  })
})
