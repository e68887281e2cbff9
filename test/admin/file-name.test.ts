import { describe, expect, it } from 'vitest'
import { fileNameOf } from '#admin/shared/list/exportar/download.ts'

const nombre = (disposition: string): string =>
  fileNameOf(new Response('', { headers: { 'Content-Disposition': disposition } }), 'otro.csv')

describe('the name of a file that is downloaded', () => {
  it.each([
    ['attachment; filename="cargas.csv"', 'cargas.csv'],
    ["attachment; filename*=UTF-8''n%C3%B3mina%20q22-rechazados.txt", 'nómina q22-rechazados.txt'],
    ['attachment', 'otro.csv'],
  ])('of %s is %s', (disposition, expected) => {
    expect(nombre(disposition)).toBe(expected)
  })
})
