import { describe, expect, it } from 'vitest'
import { applyMovimiento } from '#domain/afiliacion/historia/apply-movimiento.ts'
import { asOf } from '#domain/afiliacion/historia/as-of.ts'
import type { EfectoMovimiento, EntradaHistoria } from '#domain/afiliacion/historia/entrada-historia.ts'
import { relojesTexto } from '#domain/afiliacion/historia/relojes-texto.ts'
import { REGLAS_TIPO } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import { plainDate, type PlainDate } from '#domain/plain-date.ts'

const day = (text: string) => plainDate(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8)))
const entry = (id: number, desde: string, registrado: string, campos: EntradaHistoria['campos']): EntradaHistoria => ({
  id,
  desde: day(desde),
  registrado: day(registrado),
  campos,
})

const ORIGEN = entry(1, '2020-03-01', '2020-03-10', { situacion: 'A', sueldo_centavos: 10_000, nivel1_id: 5 })
const TODAY: PlainDate = day('2026-11-30')

describe('two clocks', () => {
  const raise = entry(2, '2024-06-01', '2024-06-05', { sueldo_centavos: 12_000 })
  // Recorded in 2026, true since 2022: it does not cover the raise of 2024.
  const late = entry(3, '2022-01-01', '2026-02-01', { sueldo_centavos: 11_000, nivel1_id: 6 })
  const all = [ORIGEN, raise, late]
  const sueldo = (al: string | null, conocido: string | null) =>
    asOf(all, { al: al === null ? null : day(al), conocido: conocido === null ? null : day(conocido) })?.sueldo_centavos

  it.each([
    ['2021-01-01', null, 10_000],
    ['2022-01-01', null, 11_000],
    ['2024-05-31', null, 11_000],
    ['2024-06-01', null, 12_000],
    [null, null, 12_000],
    ['2022-01-01', '2026-01-31', 10_000],
    ['2022-01-01', '2026-02-01', 11_000],
    ['2020-02-29', null, undefined],
    [null, '2020-03-09', undefined],
  ])('al %s, conocido %s', (al, conocido, expected) => expect(sueldo(al, conocido)).toBe(expected))

  it('gives each field its own history, and a tie to the later recorded', () => {
    expect(asOf(all, { al: null, conocido: null })).toMatchObject({ sueldo_centavos: 12_000, nivel1_id: 6 })
    const twice = [
      ORIGEN,
      entry(2, '2024-06-01', '2024-06-05', { sueldo_centavos: 1 }),
      entry(3, '2024-06-01', '2024-06-05', { sueldo_centavos: 2 }),
    ]
    expect(asOf(twice, { al: null, conocido: null })?.sueldo_centavos).toBe(2)
  })
})

describe('which day is being looked at', () => {
  const [marzo, abril, enero] = [plainDate(2026, 3, 3), plainDate(2026, 4, 5), plainDate(2027, 1, 1)]
  it.each([
    [{ al: marzo, conocido: null }, 'Así estaba el 3 mar 2026, con lo que se sabe hoy.'],
    [{ al: marzo, conocido: abril }, 'Así estaba el 3 mar 2026, según se sabía el 5 abr 2026.'],
    [{ al: null, conocido: abril }, 'Así se conocía el 5 abr 2026: con lo registrado hasta ese día.'],
    [{ al: enero, conocido: null }, 'Así estará el 1 ene 2027, con lo que se sabe hoy.'],
    [{ al: null, conocido: null }, ''],
  ])('%o: %s', (relojes, texto) => expect(relojesTexto(relojes, plainDate(2026, 11, 20))).toBe(texto))
})

describe('applying a movement', () => {
  const apply = (efecto: Partial<EfectoMovimiento>, situacion = 'A') => {
    const persona = { entradas: [{ ...ORIGEN, campos: { ...ORIGEN.campos, situacion } }] }
    const base = { fecha: day('2026-11-23'), hacia: null, ingresa: false, columnas: {} }
    return applyMovimiento(persona, { ...base, ...efecto }, TODAY)
  }

  it.each([
    ['an alta', 1, '', 'T', 'A'],
    ['an update', 2, '', 'A', 'A'],
    ['a baja', 3, 'renuncia', 'A', 'B'],
    ['a baja of who cannot be found', 3, 'no_localizado', 'A', 'N'],
    ['a death', 3, 'defuncion', 'P', 'D'],
    ['a permanent baja', 6, '', 'L', 'E'],
    ['a leave', 8, '', 'A', 'L'],
    ['a retirement', 9, '', 'A', 'P'],
    ['a return', 10, '', 'L', 'A'],
  ] as const)('%s leaves the person in its situation', (_what, tipo, clave, before, after) => {
    const causa = REGLAS_TIPO[tipo].causas.find((one) => one.clave === clave)
    expect(causa?.desde).toContain(before)
    expect(apply({ hacia: causa?.hacia ?? null }, before).actual.situacion).toBe(after)
  })

  it('an update changes its data from its date on, and nothing else', () => {
    const { actual, entradas } = apply({ columnas: { sueldo_centavos: 15_000 } })
    expect(actual).toEqual({ situacion: 'A', sueldo_centavos: 15_000, nivel1_id: 5 })
    expect(asOf(entradas, { al: day('2026-11-22'), conocido: null })?.sueldo_centavos).toBe(10_000)
    expect(asOf(entradas, { al: null, conocido: day('2026-11-29') })?.sueldo_centavos).toBe(10_000)
  })

  it('an alta begins a service on its date, and the argument is left as it was', () => {
    const persona = { entradas: [ORIGEN] }
    const efecto = { fecha: day('2026-11-16'), hacia: 'A', ingresa: true, columnas: {} } as const
    expect(applyMovimiento(persona, efecto, TODAY).actual.fecha_alta).toBe('2026-11-16')
    expect(persona.entradas).toEqual([ORIGEN])
  })
})
