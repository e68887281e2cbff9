import { beforeAll, describe, expect, it } from 'vitest'
import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { signIn } from '#test/support/client.ts'
import { CUENTAS } from './derechos/cuentas.ts'
import { VISTAS_ESPERADAS } from './derechos/vistas.ts'

const opened: ReadonlySet<string>[] = []

beforeAll(async () => {
  for (const cuenta of CUENTAS) {
    const { body } = await (await signIn(cuenta)).get<{ vistas: string[] }>('/api/sesion')
    opened.push(new Set(body.vistas))
  }
})

describe('every view of the product', () => {
  it('has a row in the matrix, and the matrix has no row without a view', () => {
    expect(Object.keys(VISTAS).sort()).toEqual(Object.keys(VISTAS_ESPERADAS).sort())
  })

  it.each(Object.entries(VISTAS_ESPERADAS))('%s: %s', (vista, expected) => {
    expect(opened.map((vistas) => (vistas.has(vista) ? 'Y' : 'N')).join('')).toBe(expected)
  })
})
