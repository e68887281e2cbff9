import { describe, expect, it } from 'vitest'
import { palabraCreible } from '#domain/documentos/palabra-creible.ts'

describe('a word that the recogniser gives no credit', () => {
  it.each([
    ':AVENIDA',
    'calle',
    '[ACTIVO',
    ':CONCORDIA',
    'VIALIDAD:',
    'Localidad',
    'asalariado',
    '09/11/2017',
    'MUÑOZ',
  ])('stays where it is one all the same: %s', (texto) => {
    expect(palabraCreible(texto)).toBe(true)
  })

  it.each([
    'OTITSTWOC',
    'VINGZD',
    'sopIBaja',
    'SI[TROSTJ',
    '31g0s',
    '19U02',
    '—_',
    've',
    'DCZ',
    's191ZSCrYWX96SP39616',
  ])('is left out where it is noise: %s', (texto) => {
    expect(palabraCreible(texto)).toBe(false)
  })
})
