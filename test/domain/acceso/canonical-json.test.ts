import { describe, expect, it } from 'vitest'
import { canonicalJson } from '#domain/acceso/bitacora/canonical-json.ts'

describe('canonicalJson', () => {
  it('gives the same text whatever the order of the keys', () => {
    expect(canonicalJson({ b: 1, a: [true, null, 'ñ'] })).toBe('{"a":[true,null,"ñ"],"b":1}')
    expect(canonicalJson({ a: [true, null, 'ñ'], b: 1 })).toBe('{"a":[true,null,"ñ"],"b":1}')
  })
  it('keeps the order of a list', () => expect(canonicalJson([2, 1])).toBe('[2,1]'))
})
