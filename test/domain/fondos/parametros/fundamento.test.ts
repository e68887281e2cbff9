import { describe, expect, it } from 'vitest'
import { fundamentoDe, registroDeTasa, type RegistroConFundamento } from '#domain/fondos/parametros/fundamento.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { parametrosDePrueba } from '#test/domain/fondos/personas-de-fondos.ts'

const registro = (
  clave: number,
  desde: number,
  { fundamento = '', decreto = null, ...tasas }: Partial<RegistroConFundamento> & Record<string, unknown>,
): RegistroConFundamento => ({
  ...parametrosDePrueba(tasas as Record<string, number>, 'medio-par'),
  ...{ id: clave, clave, desde, fundamento, decreto },
})

const DECRETO = { numero: '45', fecha: '2026-03-01' as PlainDate, efectoDesde: 3, claves: ['FAA'] as const }
const PRIMERO = registro(1, 1, { FAA: 5, FVE: 1.4, fundamento: 'Ley, artículo 31' })
const SEGUNDO = registro(2, 7, { FAA: 6, FVE: 1.4, decreto: DECRETO })
const AMBOS = [SEGUNDO, PRIMERO]

describe('the legal basis of a rate', () => {
  it('is the one of its record, else the decree that changed the rate, else none', () => {
    expect(fundamentoDe(PRIMERO, 'FAA')).toBe('Ley, artículo 31')
    expect(fundamentoDe(SEGUNDO, 'FAA')).toBe('Decreto 45, 1 mar 2026')
    expect(fundamentoDe(SEGUNDO, 'FVE')).toBe('')
  })

  const linea = { clave: 'FAA', tasa: 50_000, origen: 'ordinaria', corrige: 5 } as const

  it('comes from the record of the close for an ordinary line, and is not guessed if its rate differs', () => {
    expect(registroDeTasa(AMBOS, linea, PRIMERO)).toBe(PRIMERO)
    expect(registroDeTasa(AMBOS, { ...linea, tasa: 55_000 }, PRIMERO)).toBeNull()
    expect(registroDeTasa(AMBOS, linea, null)).toBeNull()
  })

  it('comes from the corrected quincena for a correction, or from the decree that reaches it', () => {
    // Quincena 8 is in force of the second record; what it corrects is of quincena 5.
    expect(registroDeTasa(AMBOS, { ...linea, origen: 'retroactiva' }, SEGUNDO)).toBe(PRIMERO)
    expect(registroDeTasa(AMBOS, { ...linea, tasa: 60_000, origen: 'decreto' }, SEGUNDO)).toBe(SEGUNDO)
    // The decree reaches back to quincena 3, not to 2.
    expect(registroDeTasa(AMBOS, { ...linea, tasa: 60_000, origen: 'decreto', corrige: 2 }, SEGUNDO)).toBeNull()
  })
})
