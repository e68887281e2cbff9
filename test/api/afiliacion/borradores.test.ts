import { beforeAll, describe, expect, it } from 'vitest'
import type { Borrador } from '#domain/afiliacion/borrador.ts'
import type { RespuestaCoincidencias } from '#domain/afiliacion/persona.ts'
import { limpiarPapeles } from '#api/afiliacion/expediente/papeles-sin-uso.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { subirArchivo } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'

let autora: Client
let otra: Client
let admin: Client

beforeAll(async () => {
  autora = await signIn('ventanilla1')
  otra = await signIn('ventanilla2')
  admin = await signIn('admin')
})

const crear = async () => (await autora.post<Borrador>('/api/borradores', { tipo: 'alta' })).body

describe('drafts', () => {
  it('keeps a half-filled form under an address nobody guesses', async () => {
    const borrador = await crear()
    expect(borrador.id).toMatch(/^[\w-]{20,}$/)
    const datos = {
      ...borrador.datos,
      personales: { nombres: 'Ana', apellidoPaterno: 'Muñoz', curp: 'MUX' },
      laborales: { entidad: null, categoria: null },
      capturaManual: { curp: { nombres: 'ANA' } },
    }
    const saved = await autora.put<Borrador>(`/api/borradores/${borrador.id}`, { version: 1, paso: 2, datos })
    expect(saved.body).toMatchObject({ version: 2, paso: 2, titulo: 'Muñoz, Ana', propio: true })
    expect(saved.body.datos.personales).toEqual(datos.personales)
    const list = await autora.get<Borrador[]>('/api/borradores?tipo=alta')
    expect(list.body.map(({ id }) => id)).toContain(borrador.id)
  })

  it('are made once when the answer was lost and the call goes again', async () => {
    const datos = { personales: { nombres: 'Ana' } }
    const key = { 'Idempotency-Key': 'intento-de-borrador-1' }
    const make = (headers: Record<string, string>) =>
      autora.post<Borrador>('/api/borradores', { tipo: 'alta', datos }, headers)
    const [one, two] = await Promise.all([make(key), make(key)])
    const three = await make(key)
    expect([one.status, two.status, three.status]).toEqual([201, 201, 201])
    expect(new Set([one.body.id, two.body.id, three.body.id]).size).toBe(1)
    expect((await make({})).body.id).not.toBe(one.body.id)
    const other = await autora.post('/api/borradores', { tipo: 'alta', datos: {} }, key)
    expect([other.status, other.body['codigo']]).toEqual([422, 'idempotencia'])
  })

  it('are made anew with a key whose answer expired, which the night takes away', async () => {
    const key = { 'Idempotency-Key': 'intento-de-borrador-2' }
    const make = () => autora.post<Borrador>('/api/borradores', { tipo: 'alta', datos: {} }, key)
    const kept = () => selectRow<{ n: number }>('SELECT COUNT(*) AS n FROM idempotencia WHERE clave LIKE $1', ['%-2'])
    const first = await make()
    const expired = new Date(Date.now() - 8 * 86_400_000).toISOString()
    await execute('UPDATE idempotencia SET creada_at = $1 WHERE clave = $2', [expired, 'intento-de-borrador-2'])
    const second = await make()
    expect([second.status, second.body.id === first.body.id]).toEqual([201, false])
    expect((await make()).body.id).toBe(second.body.id)
    await limpiarPapeles(Date.now() + 6 * 86_400_000)
    expect(Number((await kept())?.n)).toBe(1)
    await limpiarPapeles(Date.now() + 8 * 86_400_000)
    expect(Number((await kept())?.n)).toBe(0)
  })

  it('tells a stale save what is there now', async () => {
    const { id, datos } = await crear()
    await autora.put(`/api/borradores/${id}`, { version: 1, paso: 2, datos })
    const again = await autora.put<Borrador>(`/api/borradores/${id}`, { version: 1, paso: 2, datos })
    expect([again.status, again.body.version]).toEqual([200, 2])
    const stale = await autora.put(`/api/borradores/${id}`, { version: 1, paso: 3, datos })
    expect([stale.status, stale.body['codigo'], stale.body['actual']]).toMatchObject([409, 'version', { paso: 2 }])
  })

  it("is not another office's to see, change, take or discard", async () => {
    const { id, datos } = await crear()
    const path = `/api/borradores/${id}`
    expect((await otra.get(path)).status).toBe(404)
    expect((await otra.put(path, { version: 1, paso: 1, datos })).status).toBe(404)
    expect((await otra.post(`${path}/tomar`, {})).status).toBe(404)
    expect((await otra.delete(path)).status).toBe(404)
    expect((await otra.get<Borrador[]>('/api/borradores')).body).toEqual([])
  })

  it('say which files were being read, so that who comes back knows what was interrupted', async () => {
    const { id, datos } = await crear()
    const enLectura = ['curp.pdf', 'csf.pdf']
    await autora.put(`/api/borradores/${id}`, { version: 1, paso: 1, datos: { ...datos, enLectura } })
    expect((await autora.get<Borrador>(`/api/borradores/${id}`)).body.datos.enLectura).toEqual(enLectura)
    const many = Array.from({ length: 21 }, (_, n) => `${n}.pdf`)
    const put = await autora.put(`/api/borradores/${id}`, { version: 2, paso: 1, datos: { ...datos, enLectura: many } })
    expect(put.status).toBe(422)
  })

  it('of somebody whose alta was begun already is offered to the same office, and to no other', async () => {
    const { id, datos } = await crear()
    const curp = 'MUGF910817MASXMR04'
    const ask = async (client: Client) =>
      (await client.post<RespuestaCoincidencias>('/api/afiliados/coincidencias', { curp })).body.borradores
    expect(await ask(autora)).toEqual([])
    const personales = { nombres: 'Ana', apellidoPaterno: 'Muñoz', curp: 'mugf910817-masxmr04' }
    await autora.put(`/api/borradores/${id}`, { version: 1, paso: 2, datos: { ...datos, personales } })
    expect(await ask(autora)).toMatchObject([{ id, tipo: 'alta', titulo: 'Muñoz, Ana', paso: 2, propio: true }])
    expect(await ask(otra)).toEqual([])
    expect((await autora.delete(`/api/borradores/${id}`)).status).toBe(204)
    expect(await ask(autora)).toEqual([])
  })

  it('can be taken over, which its former author is told', async () => {
    const { id, datos } = await crear()
    expect((await admin.get<Borrador>(`/api/borradores/${id}`)).body.actions).toEqual(['tomar'])
    expect((await admin.delete(`/api/borradores/${id}`)).status).toBe(403)
    const taken = await admin.post<Borrador>(`/api/borradores/${id}/tomar`, {})
    expect(taken.body).toMatchObject({ propio: true, version: 2 })
    const told = await autora.put(`/api/borradores/${id}`, { version: 1, paso: 2, datos })
    expect(told.status).toBe(409)
    expect(told.body['error']).toContain('Gabriela Sandoval Ríos')
    expect((await autora.post<Borrador>(`/api/borradores/${id}/tomar`, {})).body.propio).toBe(true)
  })

  it('shows its files, never those that are not its own', async () => {
    const { id, datos } = await crear()
    const propio = await subirArchivo(autora, 'curp', id)
    const ajeno = await subirArchivo(otra, 'nss')
    const documentos = { curp: { archivo: propio, by: 'Usuario' }, nss: { archivo: ajeno, by: 'OCR' } }
    const saved = await autora.put<Borrador>(`/api/borradores/${id}`, {
      version: 1,
      paso: 1,
      datos: { ...datos, documentos },
    })
    expect(Object.keys(saved.body.archivos)).toEqual([propio])
  })

  it('is discarded with its files', async () => {
    const { id } = await crear()
    const archivo = await subirArchivo(autora, 'carta', id)
    expect((await autora.get(`/api/archivos/${archivo}`)).status).toBe(200)
    expect((await autora.delete(`/api/borradores/${id}`)).status).toBe(204)
    expect((await autora.get(`/api/borradores/${id}`)).status).toBe(404)
    expect((await autora.get(`/api/archivos/${archivo}`)).status).toBe(404)
  })

  it('is forgotten after its term', async () => {
    const { id } = await crear()
    await inTransaction(() =>
      execute(`UPDATE borradores SET vence_at = '2020-01-01T00:00:00.000Z' WHERE id = $1`, [id]),
    )
    expect((await autora.get(`/api/borradores/${id}`)).status).toBe(404)
    const list = await autora.get<Borrador[]>('/api/borradores')
    expect(list.body.map((each) => each.id)).not.toContain(id)
  })

  it('refuses what is too large or unknown', async () => {
    const { id, datos } = await crear()
    const put = (change: object) =>
      autora.put(`/api/borradores/${id}`, { version: 1, paso: 1, datos: { ...datos, ...change } })
    expect((await put({ personales: { nombres: 'x'.repeat(5000) } })).status).toBe(422)
    expect((await put({ secreto: 1 })).status).toBe(422)
  })
})
