import { expect, it } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { quincenaOrdinal } from '#domain/calendario/quincena.ts'
import { leerBusquedaCierres } from '#domain/quincenas/busqueda-cierres.ts'

const HOY = plainDate(2026, 11, 24)
const leer = (texto: string) => leerBusquedaCierres(texto, HOY)

it.each([
  ['2126', 2026, 21, '«2126» se busca como la quincena 21 de 2026 (1 al 15 de noviembre).'],
  ['2026', 2026, 20, '«2026» se busca como la quincena 20 de 2026 (16 al 31 de octubre), no como el año 2026.'],
  ['0127', 2027, 1, '«0127» se busca como la quincena 1 de 2027 (1 al 15 de enero), que todavía no empieza.'],
  ['21/11/2026', 2026, 22, '«21/11/2026» está en la quincena 22 de 2026 (16 al 30 de noviembre).'],
  ['2026-11-15', 2026, 21, '«2026-11-15» está en la quincena 21 de 2026 (1 al 15 de noviembre).'],
])('%s is told as what it is taken for', (texto, anio, numero, leida) => {
  expect(leer(texto)).toMatchObject([{ quincena: quincenaOrdinal(anio, numero), leida, falta: '' }])
})

it('what is no quincena and no day says so', () => {
  expect(leer('2526')).toMatchObject([
    { nombre: '2526', quincena: null, falta: expect.stringContaining('«2526» no es el código') as string },
  ])
  expect(leer('31/02/2026')).toEqual([
    { nombre: '', quincena: null, leida: '', falta: '«31/02/2026» no es un día que exista: se espera dd/mm/aaaa.' },
  ])
})

it('words of a name need no telling', () => {
  expect(leer('  SALUD Núm. 22 Pérez-Gil ').map(({ nombre }) => nombre)).toEqual(['salud', 'num', '22', 'perez', 'gil'])
  expect(leer('salud 22').every(({ leida, falta }) => leida === '' && falta === '')).toBe(true)
  expect(leer('')).toEqual([])
})
