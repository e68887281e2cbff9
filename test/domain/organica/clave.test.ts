import { describe, expect, it } from 'vitest'
import { claveIssues, siguienteClave } from '#domain/organica/clave.ts'

const activas = (...claves: string[]) => claves.map((clave) => ({ clave, activa: true }))

describe('the next key under a parent', () => {
  it.each([
    [[], '01'],
    [activas('01', '02'), '03'],
    [activas('01', '09'), '10'],
    [activas('001', '012'), '013'],
    [activas('01', 'A7'), '02'],
    [activas('99'), '100'],
    // The ended 03 keeps its key, the ended 07 does not push the count up.
    [[...activas('01', '02'), { clave: '03', activa: false }, { clave: '07', activa: false }], '04'],
  ])('%j → %s', (claves, expected) => {
    expect(siguienteClave(claves)).toBe(expected)
  })
})

describe('a key that cannot be given tells the free one', () => {
  const messageOf = (clave: string) => claveIssues('clave', clave, activas('01', '02')).map(({ message }) => message)
  it.each([
    ['02', 'La clave 02 ya está ocupada: la siguiente libre es 03.'],
    ['3', 'La clave lleva 2 dígitos y llegaron 1: la siguiente libre es 03.'],
    ['003', 'La clave lleva 2 dígitos y llegaron 3: la siguiente libre es 03.'],
    ['0A', 'La clave lleva solo dígitos: la siguiente libre es 03.'],
  ])('%s', (clave, message) => {
    expect(messageOf(clave)).toEqual([message])
  })

  it('a free one is taken, also out of order', () => {
    expect(messageOf('03')).toEqual([])
    expect(messageOf('77')).toEqual([])
  })
})
