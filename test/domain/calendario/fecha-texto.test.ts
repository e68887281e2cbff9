import { describe, expect, it, vi } from 'vitest'
import {
  formatDiaMes,
  formatFecha,
  formatFechaCercana,
  formatFechaCompleta,
  formatFechaConDia,
  formatFechaCorta,
  formatFechaLarga,
  formatFechas,
  formatRango,
  formatRangoLargo,
  nombreMes,
  todayInMexico,
} from '#domain/calendario/fecha-texto.ts'
import { formatHora } from '#domain/dia-mexico.ts'
import { plainDate } from '#domain/calendario/plain-date.ts'

const nov21 = plainDate(2026, 11, 21)
const nov24 = plainDate(2026, 11, 24)

describe('dates as text', () => {
  it('writes a day as tables, papers and sentences do', () => {
    expect(formatFecha(nov21)).toBe('21 nov 2026')
    expect(formatFechaLarga(nov21)).toBe('21 de noviembre de 2026')
    expect(formatFechaConDia(nov24)).toBe('martes 24 de noviembre')
    expect(formatFechaCompleta(plainDate(2026, 11, 23))).toBe('lunes 23 de noviembre de 2026')
    expect(formatFechaCorta(nov24)).toBe('24 nov')
    expect(formatDiaMes(nov24)).toBe('24 de noviembre')
  })

  it('abbreviates every month to three letters', () => {
    const months = Array.from({ length: 12 }, (_, i) => formatFechaCorta(plainDate(2026, i + 1, 1)))
    expect(months.join(' ')).toBe('1 ene 1 feb 1 mar 1 abr 1 may 1 jun 1 jul 1 ago 1 sep 1 oct 1 nov 1 dic')
  })

  it('names every weekday, with its accent', () => {
    const week = Array.from({ length: 7 }, (_, i) => formatFechaConDia(plainDate(2026, 11, 16 + i)).split(' ')[0])
    expect(week).toEqual(['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'])
  })

  it('refuses a month that does not exist', () => {
    expect(() => nombreMes(0)).toThrow(RangeError)
    expect(() => nombreMes(13)).toThrow(RangeError)
  })

  it('adds the year only when it is another one', () => {
    expect(formatFechaCercana(nov24, nov21)).toBe('24 nov')
    expect(formatFechaCercana(plainDate(2027, 1, 20), nov21)).toBe('20 ene 2027')
  })
})

describe('ranges and lists', () => {
  it('says the month once, or both, or both years', () => {
    expect(formatRango(plainDate(2026, 11, 16), plainDate(2026, 11, 30))).toBe('16–30 nov')
    expect(formatRango(plainDate(2026, 11, 30), plainDate(2026, 12, 2))).toBe('30 nov – 2 dic')
    expect(formatRango(plainDate(2026, 12, 30), plainDate(2027, 1, 2))).toBe('30 dic 2026 – 2 ene 2027')
    expect(formatRango(nov24, nov24)).toBe('24 nov')
    expect(formatRangoLargo(plainDate(2026, 11, 16), plainDate(2026, 11, 30))).toBe('16 al 30 de noviembre')
    expect(formatRangoLargo(plainDate(2026, 11, 30), plainDate(2026, 12, 2))).toBe('30 de noviembre al 2 de diciembre')
    expect(formatRangoLargo(plainDate(2026, 11, 24), plainDate(2027, 11, 24))).toBe(
      '24 de noviembre al 24 de noviembre',
    )
  })

  it('lists days, each month after its last one', () => {
    const days = [plainDate(2026, 11, 27), plainDate(2026, 11, 30)]
    expect(formatFechas(days)).toBe('27 y 30 de noviembre')
    expect(formatFechas([plainDate(2026, 11, 26), ...days])).toBe('26, 27 y 30 de noviembre')
    expect(formatFechas([...days, plainDate(2026, 12, 1)])).toBe('27, 30 de noviembre y 1 de diciembre')
    expect(formatFechas([nov24])).toBe('24 de noviembre')
    expect(formatFechas([])).toBe('')
  })
})

describe('todayInMexico and formatHora', () => {
  it('is still the day before in Mexico until 6:00 UTC', () => {
    expect(todayInMexico(Date.UTC(2026, 10, 21, 5, 59, 59, 999))).toBe('2026-11-20')
    expect(todayInMexico(Date.UTC(2026, 10, 21, 6))).toBe('2026-11-21')
    expect(todayInMexico(Date.UTC(2027, 0, 1, 3))).toBe('2026-12-31')
  })

  it('keeps UTC−6 in summer since 2022', () => {
    expect(todayInMexico(Date.UTC(2026, 6, 1, 5, 30))).toBe('2026-06-30')
    expect(formatHora(Date.UTC(2026, 6, 1, 16, 42))).toBe('10:42')
  })

  it('keeps UTC−5 in the summers up to 2022, to the very hour', () => {
    expect(todayInMexico(Date.UTC(2022, 6, 1, 5, 30))).toBe('2022-07-01')
    expect(todayInMexico(Date.UTC(2022, 0, 15, 5, 30))).toBe('2022-01-14')
    expect(formatHora(Date.UTC(2022, 9, 30, 6, 59))).toBe('01:59')
    expect(formatHora(Date.UTC(2022, 9, 30, 7))).toBe('01:00')
  })

  it('does not ask the machine which zone it is in', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    expect(todayInMexico(Date.UTC(2026, 10, 21, 5))).toBe('2026-11-20')
    expect(formatHora(Date.UTC(2022, 6, 1, 16, 42))).toBe('11:42')
    vi.unstubAllEnvs()
  })

  it('writes the hour in 24 hours', () => {
    expect(formatHora(Date.UTC(2026, 10, 21, 16, 42))).toBe('10:42')
    expect(formatHora(Date.UTC(2026, 10, 21, 14, 5))).toBe('08:05')
    expect(formatHora(Date.UTC(2026, 10, 22, 0, 0))).toBe('18:00')
    expect(formatHora(Date.UTC(2026, 10, 21, 6, 0))).toBe('00:00')
  })

  it('refuses what is no instant', () => {
    expect(() => todayInMexico(Number.NaN)).toThrow(RangeError)
  })
})
