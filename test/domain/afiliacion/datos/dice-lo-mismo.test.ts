import { describe, expect, it } from 'vitest'
import { comoEnElRegistro, domicilioDiceLoMismo, nombreDiceLoMismo } from '#domain/afiliacion/datos/dice-lo-mismo.ts'
import { normalizeDatosPersonales } from '#domain/afiliacion/datos/datos-personales.ts'

describe('a name beside the one on file', () => {
  it.each([
    ['Roberto', 'ROBERTO', true],
    ['José Ángel', 'JOSE ANGEL', true],
    ['María Elena', 'MA. ELENA', true],
    ['MARIA ELENA', 'María Elena', false],
    ['Ma. Elena', 'María Elena', false],
    ['Jose', 'José', false],
    ['Muñoz', 'MUNOZ', false],
    ['López-Castillo', 'López Castillo', false],
    ['Roberto', 'ROBERTA', false],
    ['Roberto', '', false],
  ])('%s → %s is no change: %s', (registrado, nuevo, same) => expect(nombreDiceLoMismo(registrado, nuevo)).toBe(same))
})

describe('an address beside the one on file', () => {
  it.each([
    ['Av. Olmo No. 12', 'AVENIDA OLMO 12', true],
    ['Calle Olmo #12, Int. 3', 'C. OLMO No. 12, INTERIOR 3', true],
    ['Fracc. Los Sauces', 'FRACCIONAMIENTO LOS SAUCES', true],
    ['Prol. Álamo S/N', 'PROLONGACION ALAMO S/N', true],
    ['Calle Olmo 12', 'Calle Olmo 12 C', false],
    ['Calle Olmo 12', 'Avenida Olmo 12', false],
    ['Calle Olmo 12', 'Calle Olmo 21', false],
  ])('%s → %s is no change: %s', (registrado, nuevo, same) =>
    expect(domicilioDiceLoMismo(registrado, nuevo)).toBe(same),
  )

  it('keeps the address on file where the constancia has the same one', () => {
    const registrados = normalizeDatosPersonales({
      nombres: 'Roberto',
      email: 'roberto.luna@example.mx',
      domicilio: 'Av. Olmo No. 12, Int. 3',
      domicilioOCR: { cp: '20000', colonia: 'Col. Centro', municipio: 'Aguascalientes' },
    })
    const nuevos = normalizeDatosPersonales({
      nombres: 'ROBERTO',
      email: 'Roberto.Luna@example.mx',
      usarDireccionCsf: true,
      domicilioOCR: {
        cp: '20000',
        tipoVialidad: 'AVENIDA',
        nombreVialidad: 'OLMO',
        numeroExterior: '12',
        numeroInterior: '3',
        colonia: 'COLONIA CENTRO',
        municipio: 'AGUASCALIENTES',
      },
    })
    expect(comoEnElRegistro(registrados, nuevos)).toEqual(registrados)
    const otraColonia = { ...nuevos, domicilioOCR: { ...nuevos.domicilioOCR, colonia: 'SAUCES' } }
    expect(comoEnElRegistro(registrados, otraColonia).domicilioOCR).toMatchObject({ cp: '20000', colonia: 'SAUCES' })
  })
})
