import { describe, expect, it } from 'vitest'
import { asuetosOficiales } from '#domain/calendario/asuetos-oficiales.ts'
import { avisosCalendario } from '#domain/calendario/reglas-calendario.ts'
import { sembrarAnio } from '#domain/calendario/plan/sembrar-anio.ts'
import { dia, eventosDe } from '#test/domain/calendario/calendario-de-prueba.ts'
import type { TipoEvento } from '#domain/calendario/evento.ts'
import type { EventoConOrigen, Siembra } from '#domain/calendario/plan/sembrar-anio.ts'

const YEARS = [2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035]

/** Days of rest copied from published calendars, not from the code under test. */
const OFFICIAL_2026 = ['01-01', '02-02', '03-16', '05-01', '09-16', '11-16', '12-25'].map((day) => `2026-${day}`)

const manual = (tipo: TipoEvento, month: string, ...days: number[]): EventoConOrigen[] =>
  eventosDe(tipo, month, days).map((evento) => ({ ...evento, origen: 'manual' }))

/** The calendar after writing the changes, as the database would hold it. */
function applied(existing: readonly EventoConOrigen[], { cambios }: Siembra): EventoConOrigen[] {
  const days = new Map(existing.map((evento) => [evento.fecha, evento]))
  for (const { fecha, tipo } of cambios) days.set(fecha, { fecha, tipo, origen: 'sembrado' })
  return [...days.values()].sort((a, b) => (a.fecha < b.fecha ? -1 : 1))
}

const SHORT = { ALTA_BAJA_CAMBIO: 'M', HIPOTECARIO: 'H', ARCHIVO_APLICACION: 'A', PAGO: 'P', ASUETO: '·' } as const

/** A half-month as one sign a day: M movements, H loans, A application, P payment, · rest, ? nothing. */
function strip(eventos: readonly EventoConOrigen[], month: string, from: number, to: number): string {
  const days = new Map(eventos.map((evento) => [evento.fecha as string, SHORT[evento.tipo]]))
  return Array.from(
    { length: to - from + 1 },
    (_, i) => days.get(`${month}-${String(from + i).padStart(2, '0')}`) ?? '?',
  ).join('')
}

function sown(year: number, existing: readonly EventoConOrigen[] = []): EventoConOrigen[] {
  return applied(existing, sembrarAnio(year, existing))
}

describe('an empty year', () => {
  const eventos = sown(2026)

  it.each([
    ['2026-11', 16, 30, '·MMMM··MMHAP··P', 'the design: until the 24th, 25, 26, 27 and 30'],
    ['2026-01', 1, 15, '·M··MMMMM··HAPP', '1 January'],
    ['2026-02', 1, 15, '··MMMM··MHAPP··', 'first Monday of February'],
    ['2026-02', 16, 28, 'MMMMM··MHAPP·', 'the shortest half'],
    ['2026-12', 16, 31, 'MMM··MMMM···HAPP', 'Christmas on a Friday'],
  ])('lays out %s %i–%i as %s (%s)', (month, from, to, expected) => {
    expect(strip(eventos, month, from, to)).toBe(expected)
  })

  it('marks every weekend and official holiday, and only those, as days of rest', () => {
    const rest = eventos.filter((evento) => evento.tipo === 'ASUETO').map((evento) => evento.fecha as string)
    const weekendDays = eventos
      .map((evento) => evento.fecha as string)
      .filter((fecha) => [0, 6].includes(new Date(`${fecha}T12:00:00Z`).getUTCDay()))
    expect(new Set(rest)).toEqual(new Set([...weekendDays, ...OFFICIAL_2026]))
  })

  it('gives every day an event and a reason a person understands', () => {
    const { cambios, conservados } = sembrarAnio(2026, [])
    expect(cambios).toHaveLength(365)
    expect(cambios.map((cambio) => cambio.fecha)).toEqual(cambios.map((cambio) => cambio.fecha).sort())
    expect(conservados).toEqual([])
    const reasonOf = (fecha: string): string | undefined => cambios.find((c) => c.fecha === fecha)?.motivo
    expect(reasonOf('2026-02-02')).toBe('Asueto oficial: Día de la Constitución')
    expect(reasonOf('2026-11-21')).toBe('Fin de semana')
    expect(reasonOf('2026-11-24')).toBe('Ventana de movimientos de la quincena 22')
    expect(reasonOf('2026-11-25')).toBe('Préstamos y retención de la quincena 22')
    expect(reasonOf('2026-11-26')).toBe('Archivo de aplicación de la quincena 22')
    expect(reasonOf('2026-11-27')).toBe('Pago de la quincena 22')
  })

  it('keeps the name of a holiday that falls on a weekend', () => {
    const [holiday] = sembrarAnio(2027, []).cambios.filter((cambio) => cambio.fecha === '2027-12-25')
    expect(holiday?.motivo).toBe('Asueto oficial: Navidad')
  })

  it('rests on the election days it is given', () => {
    const conElecciones = asuetosOficiales(2026, [dia('2026-11-25')])
    const { cambios } = sembrarAnio(2026, [], conElecciones)
    expect(strip(applied([], sembrarAnio(2026, [], conElecciones)), '2026-11', 16, 30)).toBe('·MMMM··MH·AP··P')
    expect(cambios.find((c) => c.fecha === '2026-11-25')?.motivo).toBe('Asueto oficial: Jornada electoral')
  })
})

/** The rules of decisiones §3 written a second time, over the strip of signs of a half-month. */
function keepsTheRules(half: string): boolean {
  const days = half.replaceAll('·', '')
  return /^H*M[MH]*AH*P[PH]*$/.test(days) && days.split('H').length === 2
}

function halves(year: number, eventos: readonly EventoConOrigen[]): string[] {
  return Array.from({ length: 12 }, (_, i) => {
    const month = `${year}-${String(i + 1).padStart(2, '0')}`
    const length = new Date(Date.UTC(year, i + 1, 0)).getUTCDate()
    return [strip(eventos, month, 1, 15), strip(eventos, month, 16, length)]
  }).flat()
}

describe('every year from 2024 to 2035', () => {
  it.each(YEARS)('%i keeps all rules and raises no notice', (year) => {
    const siembra = sembrarAnio(year, [])
    const eventos = applied([], siembra)
    expect(siembra.incumplidas).toEqual([])
    expect(halves(year, eventos).filter((half) => !keepsTheRules(half))).toEqual([])
    expect(avisosCalendario(year, eventos)).toEqual([])
  })

  it.each(YEARS)('%i sown twice changes nothing the second time', (year) => {
    expect(sembrarAnio(year, sown(year)).cambios).toEqual([])
  })
})

describe('days set by hand', () => {
  /** `existing` sown: the strip of 16–30 November 2026, after checking what must always hold. */
  function november(existing: EventoConOrigen[]): { strip: string; siembra: Siembra } {
    const siembra = sembrarAnio(2026, existing)
    const after = applied(existing, siembra)
    const touched = siembra.cambios.filter((c) => existing.some((e) => e.origen === 'manual' && e.fecha === c.fecha))
    expect(touched).toEqual([])
    expect(sembrarAnio(2026, after).cambios).toEqual([])
    return { strip: strip(after, '2026-11', 16, 30), siembra }
  }

  it.each([
    ['a day off', manual('ASUETO', '2026-11', 20), '·MMM···MMHAP··P'],
    ['two days off at the end', manual('ASUETO', '2026-11', 27, 30), '·MMMM··HAPP····'],
    ['the application earlier', manual('ARCHIVO_APLICACION', '2026-11', 20), '·MMHA··PPPPP··P'],
    ['the application on the second day', manual('ARCHIVO_APLICACION', '2026-11', 18), '·MAHP··PPPPP··P'],
    ['payment earlier', manual('PAGO', '2026-11', 25), '·MMMM··HAPPP··P'],
    ['a movement day late', manual('ALTA_BAJA_CAMBIO', '2026-11', 26), '·MMMM··MMHMA··P'],
    ['the loans on the first day', manual('HIPOTECARIO', '2026-11', 17), '·HMMM··MMMAP··P'],
    ['the loans on the last day', manual('HIPOTECARIO', '2026-11', 30), '·MMMM··MMAPP··H'],
    [
      'a whole quincena',
      [
        ...manual('ALTA_BAJA_CAMBIO', '2026-11', 17, 18),
        ...manual('ARCHIVO_APLICACION', '2026-11', 19),
        ...manual('HIPOTECARIO', '2026-11', 20),
        ...manual('PAGO', '2026-11', 23, 24, 25, 26, 27, 30),
      ],
      '·MMAH··PPPPP··P',
    ],
  ])('works around %s', (_, existing, expected) => {
    const { strip: half, siembra } = november(existing)
    expect(half).toBe(expected)
    expect(siembra.incumplidas).toEqual([])
    expect(siembra.conservados).toEqual(existing.map(({ fecha, tipo }) => ({ fecha, tipo })))
  })

  it('rearranges only what sowing itself had put there', () => {
    const before = sown(2026)
    const withDayOff = [...before.filter((e) => e.fecha !== '2026-11-26'), ...manual('ASUETO', '2026-11', 26)]
    const { cambios } = sembrarAnio(2026, withDayOff)
    expect(cambios.map(({ fecha, tipo }) => [fecha, tipo])).toEqual([
      ['2026-11-24', 'HIPOTECARIO'],
      ['2026-11-25', 'ARCHIVO_APLICACION'],
    ])
  })

  it('leaves alone what lies in other years', () => {
    const other = manual('PAGO', '2027-01', 4)
    expect(sembrarAnio(2026, other)).toEqual(sembrarAnio(2026, []))
  })

  it('says which rule fails when they leave no way, and lays out the rest', () => {
    const { strip: half, siembra } = november(manual('ALTA_BAJA_CAMBIO', '2026-11', 30))
    expect(half).toBe('·MMMM··MHAPP··M')
    expect(siembra.incumplidas.map(({ path, code }) => [path, code])).toEqual([
      ['2026-11-30', 'movimientos_despues_de_aplicacion'],
    ])
    expect(siembra.cambios).toHaveLength(364)
  })

  it('keeps an event set by hand on a Saturday, and says so', () => {
    const { siembra } = november(manual('PAGO', '2026-11', 28))
    expect(siembra.incumplidas.map(({ path, code }) => [path, code])).toEqual([['2026-11-28', 'dia_inhabil']])
    expect(siembra.cambios.some((cambio) => cambio.fecha === '2026-11-28')).toBe(false)
  })

  it('reports two application days, which it cannot undo', () => {
    const { siembra } = november(manual('ARCHIVO_APLICACION', '2026-11', 24, 26))
    expect(siembra.incumplidas.map((issue) => issue.code)).toEqual(['varios_archivo_aplicacion'])
  })

  it('reports what a month closed by hand cannot hold', () => {
    const { siembra } = november(manual('ASUETO', '2026-11', 17, 18, 19, 20, 23, 24, 25, 26, 27, 30))
    expect(siembra.incumplidas.map((issue) => issue.code)).toEqual([
      'sin_alta_baja_cambio',
      'sin_hipotecario',
      'sin_archivo_aplicacion',
      'sin_pago',
    ])
  })

  it('reports what stands on an election day', () => {
    const { incumplidas } = sembrarAnio(
      2026,
      manual('PAGO', '2026-11', 30),
      asuetosOficiales(2026, [dia('2026-11-30')]),
    )
    expect(incumplidas.map(({ path, code }) => [path, code])).toEqual([['2026-11-30', 'dia_inhabil']])
  })

  it('with five working days keeps two for movements and one for payment', () => {
    expect(november(manual('ASUETO', '2026-11', 17, 18, 19, 20, 23)).strip).toBe('········MMHA··P')
  })

  it('makes do with four working days, and with three gives up one rule only', () => {
    const four = november(manual('ASUETO', '2026-11', 17, 18, 19, 20, 23, 24))
    expect(four.strip).toBe('·········MHA··P')
    expect(four.siembra.incumplidas).toEqual([])
    const three = november(manual('ASUETO', '2026-11', 17, 18, 19, 20, 23, 24, 25))
    expect(three.siembra.incumplidas.map((issue) => issue.code)).toEqual(['sin_hipotecario'])
  })
})

describe('any days set by hand', () => {
  const WORKING = [17, 18, 19, 20, 23, 24, 25, 26, 27, 30]
  const TYPES = ['ALTA_BAJA_CAMBIO', 'HIPOTECARIO', 'ARCHIVO_APLICACION', 'PAGO', 'ASUETO'] as const

  /** Numbers below `limit`, the same ones in every run. */
  function dice(seed: number): (limit: number) => number {
    let state = seed
    return (limit) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((state / 2_147_483_648) * limit)
    }
  }

  /** Whether some way to fill the "?" keeps the rules, found by trying them all. */
  function canKeepTheRules(half: string): boolean {
    if (!half.includes('?')) return keepsTheRules(half)
    return ['M', 'H', 'A', 'P'].some((sign) => canKeepTheRules(half.replace('?', sign)))
  }

  /** Some four of the ten working days, each of any type. */
  function randomDays(roll: (limit: number) => number): EventoConOrigen[] {
    const chosen = WORKING.filter(() => roll(10) < 4)
    return chosen.flatMap((day) => manual(TYPES[roll(TYPES.length)]!, '2026-11', day))
  }

  it('are kept, and the rules hold exactly when there is a way to keep them', () => {
    const seen = { possible: 0, impossible: 0 }
    const roll = dice(2226)
    for (let i = 0; i < 60; i++) {
      const existing = randomDays(roll)
      const siembra = sembrarAnio(2026, existing)
      const after = applied(existing, siembra)
      const given = strip([...existing, ...manual('ASUETO', '2026-11', 16, 21, 22, 28, 29)], '2026-11', 16, 30)
      const possible = canKeepTheRules(given)
      seen[possible ? 'possible' : 'impossible']++
      expect([given, siembra.incumplidas.length === 0]).toEqual([given, possible])
      expect([given, keepsTheRules(strip(after, '2026-11', 16, 30))]).toEqual([given, possible])
      expect(siembra.conservados).toEqual(existing.map(({ fecha, tipo }) => ({ fecha, tipo })))
      expect(after.filter((evento) => evento.origen === 'manual')).toEqual(existing)
      expect(sembrarAnio(2026, after).cambios).toEqual([])
    }
    expect(seen.possible).toBeGreaterThan(10)
    expect(seen.impossible).toBeGreaterThan(10)
  })
})
