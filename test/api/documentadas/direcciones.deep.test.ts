import { expect, it } from 'vitest'
import { signIn } from '#test/support/client.ts'
import { documentada } from '#test/support/contrato/documentada.ts'

it('the calls of specification 2 §7 on addresses: each level is created under its parent, listed and deleted', async () => {
  const admin = await signIn('admin')
  const make = (llamada: string, llaves: readonly string[], body: object) =>
    documentada<Record<string, number>>(admin, llamada, llaves, { body, status: 201 })
  const { ID_ESTADO } = await make('POST /api/estado', ['ID_ESTADO', 'NOMBRE'], { nombre: 'Estado Ficticio' })
  const municipio = ['ID_MUNICIPIO', 'NOMBRE', 'ID_ESTADO']
  const { ID_MUNICIPIO } = await make('POST /api/municipio', municipio, { nombre: 'Municipio', id_estado: ID_ESTADO })
  const cp = ['ID_CP', 'codigo', 'ID_MUNICIPIO']
  const { ID_CP } = await make('POST /api/codigo_postal', cp, { codigo: '99998', id_municipio: ID_MUNICIPIO })
  const colonia = ['ID_COLONIA', 'NOMBRE', 'ID_CP']
  const { ID_COLONIA } = await make('POST /api/colonia', colonia, { nombre: 'Colonia', id_cp: ID_CP })
  const calle = ['ID_CALLE', 'NOMBRE', 'ID_COLONIA']
  const { ID_CALLE } = await make('POST /api/calle', calle, { nombre: 'Calle', id_colonia: ID_COLONIA })
  await documentada(admin, 'GET /api/estado', ['ID_ESTADO', 'NOMBRE'])
  await documentada(admin, `GET /api/municipio?id_estado=${ID_ESTADO}`, municipio)
  await documentada(admin, `GET /api/codigo_postal?id_municipio=${ID_MUNICIPIO}`, cp)
  await documentada(admin, `GET /api/colonia?id_cp=${ID_CP}`, colonia)
  await documentada(admin, `GET /api/calle?id_colonia=${ID_COLONIA}`, calle)
  const lugares = {
    calle: ID_CALLE,
    colonia: ID_COLONIA,
    codigo_postal: ID_CP,
    municipio: ID_MUNICIPIO,
    estado: ID_ESTADO,
  }
  for (const [ruta, id] of Object.entries(lugares))
    await documentada(admin, `DELETE /api/${ruta}?id=${id}`, [], { status: 204 })
})

it.each([
  ['estado', { nombre: '' }, { nombre: 'Escribe el nombre.' }],
  ['codigo_postal', { codigo: '', id_municipio: 1 }, { codigo: 'Escribe el código postal.' }],
])('POST /api/%s without its name asks for it by the name of its field', async (ruta, body, campos) => {
  const refused = await (await signIn('admin')).post(`/api/${ruta}`, body)
  expect([refused.status, refused.body['campos']]).toEqual([422, campos])
})
