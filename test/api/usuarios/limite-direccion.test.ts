import { describe, expect, it } from 'vitest'
import { LimiteDireccion } from '#api/usuarios/entrada/limite-direccion.ts'
import { redDeDireccion } from '#api/usuarios/entrada/red-de-direccion.ts'

describe('the limit of an address', () => {
  it('counts a network of IPv6 as one sender: who has an address there has them all', async () => {
    const limite = new LimiteDireccion({ clase: 'prueba', veces: 3, segundos: 900 })
    for (const host of [':1', 'a:b:c:d', 'ffff::1']) await limite.take(`2001:db8:0:12:${host}`)
    await expect(limite.take('2001:0DB8::12:0:0:0:99')).rejects.toMatchObject({ status: 429, codigo: 'intentos' })
    await limite.take('2001:db8:0:13::1')
    await limite.take('192.0.2.1')
  })

  it.each([
    ['2001:db8:0:12::1', '2001:db8:0:12::/64'],
    ['2001:0DB8:0000:0012:aaaa:bbbb:cccc:dddd', '2001:db8:0:12::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['192.0.2.1', '192.0.2.1'],
    ['local', 'local'],
  ])('takes %s as %s', (direccion, red) => {
    expect(redDeDireccion(direccion)).toBe(red)
  })
})
