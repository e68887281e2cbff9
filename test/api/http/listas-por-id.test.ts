import { beforeAll, describe, expect, it } from 'vitest'
import { signIn, type Client } from '#test/support/client.ts'

/** Every list of the panel and of the portal's own screens. */
const LISTAS = [
  'afiliados',
  'autorizaciones',
  'avisos-privacidad',
  'cair',
  'cair-tramites',
  'cargas',
  'casos',
  'catalogos',
  'categorias',
  'cobros',
  'consulta',
  'correos',
  'entidades',
  'excedentes',
  'extemporaneas',
  'lecturas',
  'licencias',
  'modulos',
  'movimientos',
  'pagos',
  'pagos-por-identificar',
  'perfiles',
  'prestamos',
  'procesos',
  'sesiones',
  'trabajos',
  'usuarios',
  'verificacion-aportaciones',
  'verificacion-retenciones',
]

let admin: Client
beforeAll(async () => {
  admin = await signIn('admin')
})

describe('a list', () => {
  it.each(LISTAS)('%s is counted by its ids, as the tabs that tell how many there are ask it', async (lista) => {
    const query = new URLSearchParams({ sort: '["id","ASC"]', range: '[0,0]', filter: '{}' })
    const { status, body } = await admin.get<readonly object[]>(`/api/panel/${lista}?${query.toString()}`)
    expect([status, Array.isArray(body)], JSON.stringify(body).slice(0, 200)).toEqual([200, true])
  })
})
