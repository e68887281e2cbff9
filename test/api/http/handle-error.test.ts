import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { driverError } from '#api/db/driver-error.ts'
import { execute } from '#api/db/sql.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { handleError } from '#api/http/handle-error.ts'

it('what another person deleted meanwhile is a conflict, told in Spanish, not a fault of ours', async () => {
  const app = new Hono<AppEnv>()
  app.onError(handleError)
  app.get('/', async (c) => {
    await execute('INSERT INTO perfil_menus (perfil_id, menu_id) VALUES (999999, 999999)')
    return c.text('kept')
  })
  const res = await app.request('http://localhost/')
  expect(res.status).toBe(409)
  expect(await res.json()).toMatchObject({
    codigo: 'cambio',
    error: 'Otra persona cambió o eliminó algo de lo que esto depende. Revisa y vuelve a intentarlo.',
  })
})

it('what others were changing each time it was tried is told as busy, with when to come again', async () => {
  const app = new Hono<AppEnv>()
  app.onError(handleError)
  app.get('/', () => {
    throw driverError(Object.assign(new Error('deadlock detected'), { code: '40P01' }), 'UPDATE')
  })
  const res = await app.request('http://localhost/')
  expect(res.status).toBe(503)
  expect(res.headers.get('retry-after')).toBe('2')
  expect(await res.json()).toMatchObject({ codigo: 'ocupado' })
})
