import { describe, expect, it } from 'vitest'
import { curpContraDatos } from '#domain/afiliacion/cotejo/curp-contra-datos.ts'

const CURP = 'RASL880314MASMTC06'
const DATOS = {
  nombres: 'LUCÍA ELENA',
  apellidoPaterno: 'RAMÍREZ',
  apellidoMaterno: 'SOTO',
  fechaNacimiento: '1988-03-14',
  sexo: 'M',
  entidad: 'AGUASCALIENTES',
}
const outcomes = (curp: string, datos: object) =>
  Object.fromEntries(curpContraDatos(curp, datos).map(({ campo, resultado }) => [campo, resultado]))

describe('a CURP against what stands beside it', () => {
  it('agrees with its own person', () => {
    expect(outcomes(CURP, DATOS)).toEqual({
      nombre: 'coincide',
      fechaNacimiento: 'coincide',
      sexo: 'coincide',
      entidad: 'coincide',
    })
  })

  it.each([
    ['fechaNacimiento', { fechaNacimiento: '1988-08-14' }],
    ['sexo', { sexo: 'H' }],
    ['entidad', { entidad: 'Zacatecas' }],
    ['nombre', { apellidoPaterno: 'MARTÍNEZ' }],
  ])('differs in %s alone', (campo, change) => {
    const found = outcomes(CURP, { ...DATOS, ...change })
    expect(Object.entries(found).flatMap(([name, resultado]) => (resultado === 'difiere' ? [name] : []))).toEqual([
      campo,
    ])
  })

  it('says both sides in words', () => {
    const filas = curpContraDatos(CURP, { ...DATOS, fechaNacimiento: '1988-08-14', sexo: 'H' })
    const said = Object.fromEntries(filas.map(({ campo, enCurp, enDatos }) => [campo, [enCurp, enDatos]]))
    expect(said).toEqual({
      nombre: ['RASL…MTC', 'LUCÍA ELENA RAMÍREZ SOTO (RASL…MTC)'],
      fechaNacimiento: ['14 mar 1988', '14 ago 1988'],
      sexo: ['Femenino', 'Masculino'],
      entidad: ['Aguascalientes', 'Aguascalientes'],
    })
  })

  it('compares a state by its long name, and what was not read by nothing', () => {
    expect(outcomes('RASL880314MVZMTC03', { ...DATOS, entidad: 'VERACRUZ DE IGNACIO DE LA LLAVE' })['entidad']).toBe(
      'coincide',
    )
    expect(outcomes(CURP, { nombres: 'LUCÍA' })).toEqual({
      nombre: 'sin_leer',
      fechaNacimiento: 'sin_leer',
      sexo: 'sin_leer',
      entidad: 'sin_leer',
    })
  })

  it('has nothing to say of what is no CURP', () => expect(curpContraDatos('RASL88', DATOS)).toEqual([]))
})
