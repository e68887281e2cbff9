import { describe, expect, it } from 'vitest'
import { sendingKey } from '#admin/shared/form/sending-key.ts'

const file = (name: string, content: string): File => new File([content], name, { lastModified: 0 })

describe('what tells a second press from another act', () => {
  it('is the same for equal values, and nothing is a value too', () => {
    expect(sendingKey({ id: 7, motivo: '' })).toBe(sendingKey({ id: 7, motivo: '' }))
    expect(sendingKey(undefined)).toBe(sendingKey(undefined))
    expect(sendingKey({ id: 7 })).not.toBe(sendingKey({ id: 8 }))
  })

  it('tells one file from another, alone or among fields: the second one chosen is looked at too', () => {
    expect(sendingKey(file('a.csv', 'x'))).not.toBe(sendingKey(file('b.csv', 'x')))
    expect(sendingKey(file('a.csv', 'x'))).not.toBe(sendingKey(file('a.csv', 'xy')))
    expect(sendingKey({ one: file('a.csv', 'x') })).not.toBe(sendingKey({ one: file('b.csv', 'x') }))
    expect(sendingKey(file('a.csv', 'x'))).toBe(sendingKey(file('a.csv', 'x')))
  })
})
