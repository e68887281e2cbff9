import { beforeAll, describe, expect, it } from 'vitest'
import { signIn, type Client } from '#test/support/client.ts'

type Row = Record<string, unknown>
let client: Client

beforeAll(async () => {
  client = await signIn('ventanilla1')
})

describe('address picker', () => {
  it('goes from state to street', async () => {
    const estados = (await client.get<Row[]>('/api/estado')).body
    expect(estados).toHaveLength(32)
    const estado = estados.find((row) => row['NOMBRE'] === 'Aguascalientes')
    const municipios = (await client.get<Row[]>(`/api/municipio?id_estado=${String(estado?.['ID_ESTADO'])}`)).body
    expect(municipios).toHaveLength(11)
    const municipio = municipios.find((row) => row['NOMBRE'] === 'Jesús María')
    expect(municipio?.['ID_ESTADO']).toBe(estado?.['ID_ESTADO'])
    const cps = (await client.get<Row[]>(`/api/codigo_postal?id_municipio=${String(municipio?.['ID_MUNICIPIO'])}`)).body
    expect(cps.map((row) => row['codigo'])).toEqual(['20902', '20908', '20921'])
    const colonias = (await client.get<Row[]>(`/api/colonia?id_cp=${String(cps[0]?.['ID_CP'])}`)).body
    expect(colonias).toMatchObject([{ NOMBRE: 'Maravillas de Oriente', ID_CP: cps[0]?.['ID_CP'] }])
    const calles = (await client.get<Row[]>(`/api/calle?id_colonia=${String(colonias[0]?.['ID_COLONIA'])}`)).body
    expect(calles.length).toBeGreaterThan(2)
    expect(calles[0]).toHaveProperty('ID_CALLE')
  })

  it('fills everything from a postal code', async () => {
    const { body } = await client.get<Row[]>('/api/codigo_postal?codigo=20010')
    expect(body).toMatchObject([
      {
        codigo: '20010',
        MUNICIPIO: 'Aguascalientes',
        ESTADO: 'Aguascalientes',
        colonias: [{ NOMBRE: 'Jardines del Mezquite' }, { NOMBRE: 'Las Brisas' }],
      },
    ])
  })

  it('answers an unknown postal code with nothing, so that the address is typed', async () => {
    expect(await client.get('/api/codigo_postal?codigo=99999')).toMatchObject({ status: 200, body: [] })
    expect(await client.get('/api/municipio?id_estado=9999')).toMatchObject({ status: 200, body: [] })
  })

  it('refuses what is no postal code or has no parent', async () => {
    for (const path of [
      'codigo_postal?codigo=2001',
      'codigo_postal',
      'municipio',
      'colonia?id_cp=x',
      'calle?id_colonia=',
    ])
      expect((await client.get(`/api/${path}`)).status).toBe(400)
  })

  it('is closed to a profile that captures nothing', async () => {
    const auditor = await signIn('auditor')
    expect((await auditor.get('/api/estado')).status).toBe(403)
  })
})
