import { describe, expect, it } from 'vitest'
import { vueltaDe } from '#domain/documentos/hoja/acostada.ts'
import type { Palabra } from '#domain/documentos/pagina.ts'
import { hoja } from '#test/domain/documentos/hojas.ts'

const ALTO = 792
const DERECHA = hoja(
  [
    [150, 20, 'Constancia de Vigencia de Derechos ante el Instituto'],
    [50, 60, 'Nombre(s) y apellidos RODOLFO GUTIERREZ NGUYEN'],
    [50, 80, 'Lugar de nacimiento SAN LUIS POTOSI'],
    [50, 100, 'Con derecho al servicio medico hasta septiembre'],
  ],
  0.96,
).palabras
/** The same words on a page that was turned a quarter, clockwise or against it. */
const horaria = ({ x, y, w, h, ...rest }: Palabra): Palabra => ({ ...rest, x: ALTO - y - h, y: x, w: h, h: w })
const contraria = ({ x, y, w, h, ...rest }: Palabra): Palabra => ({ ...rest, x: y, y: 612 - x - w, w: h, h: w })

describe('the words of a page tell how it lies', () => {
  it('upright: it stays', () => {
    expect(vueltaDe(DERECHA)).toBe(0)
  })

  it('running down the page: it lies turned clockwise, and three more quarters put it upright', () => {
    expect(vueltaDe(DERECHA.map(horaria))).toBe(3)
  })

  it('running up the page: one quarter puts it upright', () => {
    expect(vueltaDe(DERECHA.map(contraria))).toBe(1)
  })

  it('a mark in the margin of an upright page turns nothing', () => {
    const marca = DERECHA.slice(0, 6).map(horaria)
    expect(vueltaDe([...marca, ...DERECHA])).toBe(0)
  })

  it('a few words tell nothing', () => {
    expect(vueltaDe(DERECHA.slice(0, 5).map(horaria))).toBe(0)
  })
})
