import { describe, expect, it } from 'vitest'
import { conMayuscula, totalCuenta, totalTexto } from '#domain/cuenta-texto.ts'
import { filasDe, totalDe } from '#admin/providers/total-de.ts'

describe('how many there are', () => {
  it.each([
    [{ n: 0, masDe: false }, '0', '0 personas'],
    [{ n: 1, masDe: false }, '1', '1 persona'],
    [{ n: 1000, masDe: false }, '1,000', '1,000 personas'],
    [{ n: 1000, masDe: true }, 'más de 1,000', 'más de 1,000 personas'],
  ])('%o', (total, cuenta, texto) => {
    expect([totalCuenta(total), totalTexto(total, 'persona')]).toEqual([cuenta, texto])
  })

  it('begins a sentence with a capital, and a list of more than were counted has a next page', () => {
    expect(conMayuscula('más de 1,000 personas')).toBe('Más de 1,000 personas')
    const more = totalDe(new Headers({ 'Content-Range': 'afiliados 975-999/1001', 'Total-Mas-De': '1000' }))
    expect([more, filasDe(more)]).toEqual([{ n: 1000, masDe: true }, 1001])
    const all = totalDe(new Headers({ 'Content-Range': 'afiliados 0-9/10' }))
    expect([all, filasDe(all)]).toEqual([{ n: 10, masDe: false }, 10])
  })
})
