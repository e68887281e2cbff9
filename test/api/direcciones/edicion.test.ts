import { beforeAll, describe, expect, it } from 'vitest'
import { signIn, type Client } from '#test/support/client.ts'

interface Rechazo {
  readonly error: string
  readonly codigo: string
  readonly campos?: Readonly<Record<string, string>>
}

let admin: Client
beforeAll(async () => {
  admin = await signIn('admin')
})

describe('the address catalogue', () => {
  it('grows and shrinks at the path of each read, from the state down to the street', async () => {
    const estado = (await admin.post<{ ID_ESTADO: number }>('/api/estado', { nombre: 'Estado Ficticio' })).body
    const municipio = (
      await admin.post<{ ID_MUNICIPIO: number }>('/api/municipio', {
        nombre: 'Municipio Ficticio',
        id_estado: estado.ID_ESTADO,
      })
    ).body
    const cp = await admin.post<{ ID_CP: number; codigo: string }>('/api/codigo_postal', {
      codigo: '99999',
      id_municipio: municipio.ID_MUNICIPIO,
    })
    expect([cp.status, cp.body.codigo]).toEqual([201, '99999'])
    const colonia = await admin.post<{ ID_COLONIA: number }>('/api/colonia', {
      nombre: ' Colonia   Ficticia ',
      id_cp: cp.body.ID_CP,
    })
    expect(colonia.body).toMatchObject({ NOMBRE: 'Colonia Ficticia' })
    const calle = await admin.post<{ ID_CALLE: number }>('/api/calle', {
      nombre: 'Calle Ficticia',
      id_colonia: colonia.body.ID_COLONIA,
    })
    const foreseen = await admin.get(`/api/panel/direcciones/municipio/${municipio.ID_MUNICIPIO}/eliminacion`)
    expect(foreseen.body).toEqual({
      nombre: 'Municipio Ficticio',
      seVan: [
        { nivel: 'codigoPostal', cuantos: 1, nombres: ['99999'] },
        { nivel: 'colonia', cuantos: 1, nombres: ['Colonia Ficticia'] },
        { nivel: 'calle', cuantos: 1, nombres: ['Calle Ficticia'] },
      ],
      personas: 0,
    })
    expect((await admin.delete(`/api/calle?id=${calle.body.ID_CALLE}`)).status).toBe(204)
    expect((await admin.delete(`/api/codigo_postal?id=${cp.body.ID_CP}`)).status).toBe(204)
    expect((await admin.get(`/api/panel/direcciones/colonia/${colonia.body.ID_COLONIA}/eliminacion`)).status).toBe(404)
    expect((await admin.delete(`/api/municipio?id=${municipio.ID_MUNICIPIO}`)).status).toBe(204)
    expect((await admin.delete(`/api/codigo_postal?id=${cp.body.ID_CP}`)).status).toBe(404)
    expect((await admin.delete(`/api/estado?id=${estado.ID_ESTADO}`)).status).toBe(204)
    const { body } = await admin.get<{ NOMBRE: string }[]>('/api/estado')
    expect(body.map(({ NOMBRE }) => NOMBRE)).not.toContain('Estado Ficticio')
  })

  it('refuses a name twice, accents and capitals aside', async () => {
    const { status, body } = await admin.post<Rechazo>('/api/estado', { nombre: 'AGUASCALIENTES' })
    expect([status, body.codigo]).toEqual([409, 'repetido'])
  })

  it.each([
    ['/api/estado', { nombre: '  ' }, { nombre: 'Escribe el nombre.' }],
    [
      '/api/codigo_postal',
      { codigo: '1234', id_municipio: 1 },
      { codigo: '«1234» no es un código postal: son cinco dígitos.' },
    ],
  ])('refuses %s with %j', async (path, body, campos) => {
    const refused = await admin.post<Rechazo>(path, body)
    expect([refused.status, refused.body.campos]).toEqual([422, campos])
  })

  it('says 404 for a parent or a place that there is not, and 403 to a desk', async () => {
    expect((await admin.post('/api/municipio', { nombre: 'Sin estado', id_estado: 999_999 })).status).toBe(404)
    expect((await admin.delete('/api/calle?id=999999')).status).toBe(404)
    const desk = await signIn('ventanilla1')
    expect((await desk.post('/api/estado', { nombre: 'Otro' })).status).toBe(403)
    expect((await desk.delete('/api/estado?id=1')).status).toBe(403)
  })
})
