import { describe, expect, it } from 'vitest'
import { parseClaveEntera } from '#domain/identidad/clave-entera.ts'

describe('a whole key', () => {
  it.each([
    [' mugf910817masxmr04', 'curp', 'MUGF910817MASXMR04'],
    ['MUGF-910817-QK3', 'rfc', 'MUGF910817QK3'],
    ['05-08-88-1234-1', 'nss', '05088812341'],
  ])('%s is a key of %s', (text, columna, clave) => {
    expect(parseClaveEntera(text)).toEqual({ columna, clave })
  })

  it.each(['MUGF910817MASXMR0', 'MUGF910817', '0508881234', '100022', 'Muñoz', '', 'XAXX010101000'])(
    '%s belongs to nobody in particular',
    (text) => {
      expect(parseClaveEntera(text)).toBeNull()
    },
  )
})
