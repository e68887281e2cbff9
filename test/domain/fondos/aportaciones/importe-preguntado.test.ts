import { describe, expect, it } from 'vitest'
import {
  bloquesDe,
  comoPaga,
  isPreguntada,
  isTotalPreguntado,
  pagaDe,
  tituloPreguntado,
} from '#domain/fondos/aportaciones/importe-preguntado.ts'
import { palabrasDeClave } from '#domain/fondos/aportaciones/palabras-clave.ts'

const linea = (clave: string, paga: 'entidad' | 'persona', importeCentavos: number, preguntada = false) => ({
  ...{ clave, paga, importeCentavos, preguntada },
})

describe('who pays a line', () => {
  it('is the entity for its part, and the person for the affiliate’s and for both on leave', () => {
    expect(pagaDe({ parte: 'entidad', obligado: 'entidad' })).toBe('entidad')
    expect(pagaDe({ parte: 'afiliado', obligado: 'entidad' })).toBe('persona')
    expect(pagaDe({ parte: 'entidad', obligado: 'afiliado' })).toBe('persona')
    expect(comoPaga({ paga: 'entidad', obligado: 'entidad' })).toBe('')
    expect(comoPaga({ paga: 'persona', obligado: 'entidad' })).toBe('la entidad la retiene de su sueldo')
    expect(comoPaga({ paga: 'persona', obligado: 'afiliado' })).toBe('la paga la persona (licencia)')
  })
})

describe('the two blocks', () => {
  // Six centavos of rounding must not be lost between both: 154.20 + 86.35 + 308.39 = 548.94.
  const lineas = [linea('FAA', 'persona', 30_839), linea('FAE', 'entidad', 15_420), linea('FVE', 'entidad', 8_635)]

  it('stand entity first, each with its subtotal, to the centavo', () => {
    expect(
      bloquesDe(lineas).map(({ titulo, subtotalCentavos, lineas: own }) => [titulo, subtotalCentavos, own.length]),
    ).toEqual([
      ['La entidad paga', 24_055, 2],
      ['La persona paga', 30_839, 1],
    ])
  })

  it('mark a subtotal only if it is the asked figure', () => {
    const marked = (asked: readonly string[]) =>
      bloquesDe(lineas.map((each) => ({ ...each, preguntada: asked.includes(each.clave) }))).map(
        ({ preguntado }) => preguntado,
      )
    expect(marked(['FAE', 'FVE'])).toEqual([true, false])
    expect(marked(['FAA'])).toEqual([false, true])
    expect(marked(['FAE'])).toEqual([false, false])
    expect(marked(['FAE', 'FVE', 'FAA'])).toEqual([false, false])
    expect(marked([])).toEqual([false, false])
    // A fund of the entity alone: its total is the asked figure, and is marked once.
    expect(bloquesDe([linea('FVE', 'entidad', 8_635, true)]).map(({ preguntado }) => preguntado)).toEqual([
      false,
      false,
    ])
  })

  it('mark the lines one by one if the asked figure is neither subtotal nor total', () => {
    const porLinea = (asked: readonly string[]) =>
      bloquesDe(lineas.map((each) => ({ ...each, preguntada: asked.includes(each.clave) }))).map(
        ({ marcaLineas }) => marcaLineas,
      )
    expect(porLinea(['FAE', 'FAA'])).toEqual([true, true])
    expect(porLinea(['FAE', 'FVE'])).toEqual([false, false])
    expect(porLinea(['FAE', 'FVE', 'FAA'])).toEqual([false, false])
  })

  it('mark the total if the request includes every line', () => {
    expect(isTotalPreguntado([linea('FAA', 'persona', 1, true), linea('FAE', 'entidad', 1, true)])).toBe(true)
    expect(isTotalPreguntado([linea('FAA', 'persona', 1, true), linea('FAE', 'entidad', 1)])).toBe(false)
    expect(isTotalPreguntado([])).toBe(false)
  })
})

describe('the asked figure', () => {
  const faa = { fondo: 'fondo_ahorro', obligado: 'entidad', parte: 'afiliado' } as const

  it('has the lines of its fund, its column and who remits it', () => {
    expect(isPreguntada(faa, {})).toBe(true)
    expect(isPreguntada(faa, { fondo: 'fondo_ahorro', obligado: 'entidad' })).toBe(true)
    expect(isPreguntada(faa, { fondo: 'fondo_vivienda' })).toBe(false)
    expect(isPreguntada(faa, { obligado: 'afiliado' })).toBe(false)
    expect(isPreguntada(faa, { columna: 'entidad' })).toBe(false)
    expect(isPreguntada(faa, { columna: 'afiliado' })).toBe(true)
    expect(isPreguntada(faa, { columna: 'sueldo' })).toBe(false)
  })

  it('is named', () => {
    expect(tituloPreguntado({ fondo: 'fondo_ahorro' })).toBe('Fondo de ahorro')
    expect(tituloPreguntado({ fondo: 'fondo_ahorro', columna: 'afiliado' })).toBe(
      'Fondo de ahorro, aportación del afiliado',
    )
    expect(tituloPreguntado({ fondo: 'fondo_retiro', obligado: 'entidad' })).toBe(
      'Fondo de retiro, lo que entera la entidad',
    )
    expect(tituloPreguntado({ obligado: 'entidad' })).toBe('Total de la entidad')
    expect(tituloPreguntado({ obligado: 'afiliado' })).toBe('A cargo de personas con licencia')
    expect(tituloPreguntado({})).toBe('Todos los fondos')
    expect(tituloPreguntado({ fondo: 'fondo_ahorro', columna: 'sueldo' })).toBe('Sueldo de la quincena')
  })
})

it('has words beside each key that feeds a fund', () => {
  expect(palabrasDeClave('FAA')).toBe('aportación del afiliado')
  expect(palabrasDeClave('SARE')).toBe('aportación de la entidad')
  expect(palabrasDeClave('FPEAE')).toBe('aportación de la entidad sobre otras prestaciones')
  expect(palabrasDeClave('FPEQA')).toBe('aportación del afiliado sobre quinquenios')
  expect(palabrasDeClave('CEBI')).toBe('')
})
