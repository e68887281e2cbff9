import { describe, expect, it } from 'vitest'
import type { PlainDate } from '#domain/plain-date.ts'
import { desdeIssues, estadoDePlano, hastaDe, vigenteEn } from '#domain/cargas/planos/vigencia.ts'

const dia = (text: string): PlainDate => text as PlainDate
const version = (numero: number, desde: string, termina = false) => ({ version: numero, desde: dia(desde), termina })
const DOS = [version(1, '2026-01-01'), version(2, '2026-07-01')]

describe('the version of a layout that reads a file', () => {
  it.each([
    ['2025-12-31', undefined],
    ['2026-01-01', 1],
    ['2026-06-30', 1],
    ['2026-07-01', 2],
    ['2030-01-01', 2],
  ])('on %s is %s', (hoy, esperada) => {
    expect(vigenteEn(DOS, dia(hoy))?.version).toBe(esperada)
  })

  it('is the newer of two that begin on the same day', () => {
    expect(vigenteEn([...DOS, version(3, '2026-07-01')], dia('2026-07-01'))?.version).toBe(3)
  })

  it('is none once the layout ended, and one again when it is opened anew', () => {
    const terminado = [...DOS, version(3, '2026-10-01', true)]
    expect(vigenteEn(terminado, dia('2026-09-30'))?.version).toBe(2)
    expect(vigenteEn(terminado, dia('2026-10-01'))).toBeNull()
    expect(vigenteEn([...terminado, version(4, '2026-11-01')], dia('2026-11-01'))?.version).toBe(4)
  })
})

describe('the end of a version', () => {
  it('is the day before the next one begins', () => {
    expect(hastaDe(DOS, 1)).toBe('2026-06-30')
    expect(hastaDe(DOS, 2)).toBeNull()
  })
})

describe('the state of a layout', () => {
  it.each([
    ['2025-06-01', 'por_empezar'],
    ['2026-08-01', 'vigente'],
    ['2026-10-01', 'terminado'],
  ])('on %s is %s', (hoy, estado) => {
    const versiones = hoy < '2026-01-01' ? DOS : [...DOS, version(3, '2026-10-01', true)]
    expect(estadoDePlano(versiones, dia(hoy))).toBe(estado)
  })
})

describe('the first day of a version', () => {
  it('is that of the version before it, or later', () => {
    const [, ultima] = DOS
    expect(desdeIssues('2026-07-01', ultima!)).toEqual([])
    expect(desdeIssues('2026-06-30', ultima!).map(({ message }) => message)).toEqual([
      'La versión 2 vale desde el 1 jul 2026: elige ese día o uno posterior.',
    ])
  })

  it.each([
    ['', 'Elige desde qué día vale.'],
    ['2026-02-30', '«2026-02-30» no es un día que exista.'],
    ['1999-12-31', 'Elige un día del año 2000 o posterior.'],
  ])('%j is refused', (desde, mensaje) => {
    expect(desdeIssues(desde, null).map(({ path, message }) => [path, message])).toEqual([['desde', mensaje]])
  })
})
