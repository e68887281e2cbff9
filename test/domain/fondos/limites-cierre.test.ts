import { describe, expect, it } from 'vitest'
import { limitesDeCierre, moraDesdeTexto } from '#domain/fondos/pagos/limites-cierre.ts'
import { plainDate } from '#domain/plain-date.ts'

const [PRIMERO, NUEVO] = [plainDate(2026, 11, 30), plainDate(2026, 12, 15)]
const parte = (capitalCentavos: number, limite = PRIMERO) => ({ capitalCentavos, limite })
const de = (porPagarCentavos: number, rest: object = {}) =>
  limitesDeCierre({ porPagarCentavos, limite: NUEVO, oportuno: null, anteriores: [], ...rest })

describe('the limits of what a close charges', () => {
  it('is that of its line where the institute was late', () => {
    expect(de(100_000)).toEqual({ partes: [parte(100_000, NUEVO)], motivo: '' })
  })

  it('is that of a timely close where the entity requested it late', () => {
    expect(de(100_000, { oportuno: PRIMERO })).toEqual({ partes: [parte(100_000)], motivo: 'solicitud_tardia' })
    // Requested late, but applied before the run that a timely close would have had.
    expect(de(100_000, { oportuno: NUEVO })).toEqual({ partes: [parte(100_000, NUEVO)], motivo: '' })
  })

  it('stays the first one in a close made again, and only an increase gets the new one', () => {
    const anteriores = [parte(100_000)]
    expect(de(100_000, { anteriores })).toEqual({ partes: anteriores, motivo: 'cierre_repetido' })
    expect(de(80_000, { anteriores })).toEqual({ partes: [parte(80_000)], motivo: 'cierre_repetido' })
    const dos = [parte(100_000), parte(20_000, NUEVO)]
    expect(de(120_000, { anteriores }).partes).toEqual(dos)
    // Made a third time: 130,000 = 100,000 + 20,000 + 10,000.
    const tercero = plainDate(2026, 12, 31)
    const otra = limitesDeCierre({ porPagarCentavos: 130_000, limite: tercero, oportuno: null, anteriores: dos })
    expect(otra.partes).toEqual([...dos, parte(10_000, tercero)])
  })

  it('is one part where both limits are the same day', () => {
    expect(de(120_000, { anteriores: [parte(100_000, NUEVO)] })).toEqual({
      partes: [parte(120_000, NUEVO)],
      motivo: '',
    })
  })

  it('says why interest runs from an earlier day', () => {
    expect(moraDesdeTexto(PRIMERO, 'solicitud_tardia')).toBe(
      'Los intereses corren desde el 30 nov 2026: la entidad solicitó el cierre después del día de aplicación.',
    )
    expect(moraDesdeTexto(PRIMERO, '')).toBe('')
  })
})
