import { describe, expect, it } from 'vitest'
import { diasInhabiles } from '#domain/calendario/asuetos-oficiales.ts'
import { resumenFechas } from '#domain/calendario/fecha-texto.ts'
import { anioLlenoTexto, llenarAnio } from '#domain/calendario/plan/llenar-anio.ts'
import { reglasIncumplidas } from '#domain/calendario/reglas-calendario.ts'
import { dia, eventosDe, Q22_2026 } from '#test/domain/calendario/calendario-de-prueba.ts'

const HOY = dia('2026-11-20')

describe('Llenar el año', () => {
  it('gives every day of an empty year an event and keeps every rule', () => {
    const lleno = llenarAnio(2027, [], diasInhabiles(2027, []), HOY)
    const eventos = lleno.cambios.flatMap(({ fecha, tipo }) => (tipo ? [{ fecha, tipo }] : []))
    expect(eventos).toHaveLength(365)
    expect(lleno.quincenas).toHaveLength(24)
    expect(reglasIncumplidas(2027, eventos)).toEqual([])
    expect(anioLlenoTexto(2027, lleno)).toBe('Se llenaron 24 quincenas de 2027: 365 días.')
  })

  it('overwrites no day and leaves quincenas that have begun', () => {
    const propios = eventosDe('PAGO', '2026-12', [10])
    const { cambios, quincenas } = llenarAnio(2026, [...Q22_2026, ...propios], diasInhabiles(2026, []), HOY)
    const dias = cambios.map(({ fecha }) => fecha)
    expect(quincenas).toHaveLength(2)
    expect(dias[0]).toBe('2026-12-01')
    expect(dias).not.toContain('2026-12-10')
    expect(dias).toHaveLength(30)
  })

  it('leaves a quincena whose days leave no way to keep the rules, and names it', () => {
    const dos = eventosDe('ARCHIVO_APLICACION', '2026-12', [3, 9])
    const lleno = llenarAnio(2026, dos, diasInhabiles(2026, []), HOY)
    expect(lleno.cambios.map(({ fecha }) => fecha).every((fecha) => fecha >= '2026-12-16')).toBe(true)
    expect(anioLlenoTexto(2026, lleno)).toBe(
      'Se llenó 1 quincena de 2026: 16 días. La quincena 23 queda como está: sus días no dejan cumplir las reglas.',
    )
  })

  it('says so when nothing is empty', () => {
    expect(anioLlenoTexto(2025, llenarAnio(2025, [], diasInhabiles(2025, []), HOY))).toBe(
      'En 2025 no hay días vacíos que llenar: solo se llenan las quincenas que aún no empiezan.',
    )
  })
})

it('many days are counted, few are listed', () => {
  const diez = eventosDe('PAGO', '2026-12', [1, 2, 3, 4, 7, 8, 9, 10, 11, 14]).map(({ fecha }) => fecha)
  expect(resumenFechas(diez.slice(0, 3))).toBe('el 1, 2 y 3 de diciembre')
  const mas = [...diez, ...eventosDe('PAGO', '2027-01', [4, 5, 6]).map(({ fecha }) => fecha)]
  expect(resumenFechas(mas)).toBe('13 días, del 1 de diciembre al 6 de enero')
})
