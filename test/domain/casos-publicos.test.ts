import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { emailIssues } from '#domain/afiliacion/datos/correo.ts'
import { normalizeTelefono } from '#domain/afiliacion/datos/telefono.ts'
import { asuetosOficiales } from '#domain/calendario/asuetos-oficiales.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { cleanFileName } from '#domain/clean-file-name.ts'
import { diasHastaFin } from '#domain/fondos/segmentos.ts'
import { parsePlainDate } from '#domain/plain-date.ts'

/** Inputs of faults that users of comparable software reported. */
const CASOS = 'test/fixtures/casos'
const entradas = (caso: string) => readFileSync(`${CASOS}/${caso}/entradas.txt`, 'utf8').trim().split('\n')
const lineas = entradas('21-telefono-correo')

describe('a telephone as people write it', () => {
  it.each(lineas.filter((linea) => linea.includes('449') && !linea.includes('ext')))(
    '%s keeps its ten digits',
    (linea) => {
      expect(normalizeTelefono(linea)).toBe(linea.includes('971') ? '4499710271' : '4491234567')
    },
  )
})

describe('an e-mail as people write it', () => {
  it.each(['peña.muñoz@ejemplo.mx', 'maría.nuñez@correo.gob.mx'])('%s may have letters with signs', (correo) => {
    expect(lineas).toContain(correo)
    expect(emailIssues(correo)).toEqual([])
  })

  it('is refused where its domain has them', () => {
    expect(emailIssues('rh@peñasco.mx')).not.toEqual([])
  })
})

it('a file name with signs is the same in both of its Unicode forms', () => {
  const nombre = readdirSync(`${CASOS}/25-nombre-de-archivo`).find((name) => name.endsWith('.pdf')) ?? ''
  for (const form of ['NFC', 'NFD'] as const)
    expect(cleanFileName(nombre.normalize(form))).toBe('constancia_Muñoz_año.pdf'.normalize('NFC'))
})

describe('the calendar', () => {
  const casos = entradas('22-asuetos-y-huso')

  // Summer time ended in 2022: the instant of 2022 is an hour later on the clock than the same one of 2026.
  it.each([
    ['2026-07-01T05:30:00Z', '2026-06-30'],
    ['2022-07-01T05:30:00Z', '2022-07-01'],
    ['2026-12-01T05:59:59Z', '2026-11-30'],
  ])('%s is %s in Mexico City', (instante, dia) => {
    expect(casos).toContain(instante)
    expect(todayInMexico(Date.parse(instante))).toBe(dia)
  })

  it('has the transmission of power on 1 October every six years, and Mondays for the days that move', () => {
    const [, ...anios] = casos.at(-1)?.split(' ') ?? []
    const octubre = (anio: number) => asuetosOficiales(anio).some(({ fecha }) => fecha === `${anio}-10-01`)
    expect(anios.map(Number).filter(octubre)).toEqual([2030, 2036])
    const fechas = asuetosOficiales(2026).map(({ fecha }) => fecha)
    expect(fechas).toEqual(expect.arrayContaining(['2026-02-02', '2026-03-16', '2026-11-16']))
  })
})

// To the 30th: 30 − 16 + 1 = 15, 30 − 28 + 1 = 3, 30 − 29 + 1 = 2; the 30th and the 31st count one day.
it.each([
  ['2026-02-01', 15],
  ['2026-02-15', 1],
  ['2026-02-16', 15],
  ['2026-02-28', 3],
  ['2024-02-28', 3],
  ['2024-02-29', 2],
  ['2026-01-30', 1],
  ['2026-01-31', 1],
])('from %s to the end of its quincena are %i days', (fecha, dias) => {
  expect(entradas('26-mes-de-30-dias')).toContain(fecha)
  expect(diasHastaFin(parsePlainDate(fecha)!)).toBe(dias)
})
