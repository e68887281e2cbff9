import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { costoDe, hashPassword, verifyPassword } from '#api/usuarios/clave/password.ts'

describe('a password', () => {
  it.each(['production', 'development'] as const)('costs what OWASP asks of argon2id in %s', async (entorno) => {
    const kept = await hash('cometa cuchara umbral', costoDe(entorno))
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(kept, 'cometa cuchara umbral')).toBe(true)
    expect(await verifyPassword(kept, 'cometa cuchara umbrales')).toBe(false)
  })

  it('is argon2id with its own salt in tests too', async () => {
    const [one, two] = [await hashPassword('cometa'), await hashPassword('cometa')]
    expect(one).toMatch(/^\$argon2id\$v=19\$/)
    expect(one).not.toBe(two)
    expect(await verifyPassword(one, 'cometa')).toBe(true)
    expect(await verifyPassword(null, 'cometa')).toBe(false)
  })
})
