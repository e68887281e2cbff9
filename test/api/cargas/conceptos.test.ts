import { beforeAll, describe, expect, it } from 'vitest'
import { lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { signIn, type Client, type Rechazo } from '#test/support/client.ts'

let admin: Client
let entidad = 0
beforeAll(async () => {
  admin = await signIn('admin')
  entidad = (await lugarDe(SALUD)).adscripcion
})

const poner = (body: object) =>
  admin.post<Rechazo & { destino: string }>('/api/cargas/conceptos', {
    entidad,
    clave: 'P77',
    destino: 'quinquenios',
    periodicidad: 'mensual',
    desde: '2226',
    ...body,
  })

describe('the meaning of a concept', () => {
  it('is given by the administrator, from a quincena on', async () => {
    const { status, body } = await poner({})
    expect([status, body]).toEqual([200, { clave: 'P77', destino: 'quinquenios' }])
  })

  it.each([
    [{ desde: '9926' }, 'desde', '«9926» no es una quincena: escríbela como 2226.'],
    [{ destino: 'algo' }, 'destino', '«algo» no es un significado'],
    [{ clave: ' ' }, 'clave', 'La clave del concepto tiene de 1 a 20 caracteres.'],
  ])('is refused with %o', async (body, campo, message) => {
    const res = await poner(body)
    expect([res.status, res.body.campos?.[campo]]).toEqual([422, expect.stringContaining(message)])
  })

  it('is of an entity that exists', async () => {
    expect((await poner({ entidad: 999_999 })).status).toBe(404)
  })
})
