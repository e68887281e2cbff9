import { describe, expect, it } from 'vitest'
import { juzgarAsentamiento, renglonDeValores } from '#domain/cargas/direcciones/juzgar-asentamiento.ts'
import { asentamientoDe, type RenglonSepomex } from '#domain/direcciones/sepomex.ts'

const VALORES = {
  codigo: '01000',
  colonia: 'San Ángel Ficticio',
  tipo: 'Colonia',
  municipio: 'Álvaro Obregón',
  estado: 'Ciudad de México',
  claveEstado: '09',
  claveMunicipio: '010',
  asentamiento: '0001',
}
const faltas = (cambio: Partial<RenglonSepomex>) =>
  juzgarAsentamiento({ ...VALORES, ...cambio }).map(({ codigo, campo, hallado }) => [codigo, campo, hallado])

describe('a row of the postal catalogue', () => {
  it('is a settlement of its municipio', () => {
    expect(juzgarAsentamiento(VALORES)).toEqual([])
    expect(asentamientoDe(VALORES)).toMatchObject({
      claveMunicipio: '09010',
      clave: '09010-0001',
      colonia: VALORES.colonia,
    })
  })

  it.each([
    [{ codigo: '1000' }, ['C471', 'Código postal', '1000']],
    [{ codigo: '0100O' }, ['C471', 'Código postal', '0100O']],
    [{ claveEstado: '9' }, ['C472', 'Clave del estado', '9']],
    [{ claveMunicipio: '10' }, ['C472', 'Clave del municipio', '10']],
  ])('that lost digits is refused: %j', (cambio, falta) => {
    expect(faltas(cambio)).toEqual([falta])
  })

  it('may come without its type, and with nothing else missing', () => {
    const { tipo, ...sinTipo } = VALORES
    expect([tipo, renglonDeValores(sinTipo)?.tipo]).toEqual(['Colonia', ''])
    const { colonia, ...sinColonia } = VALORES
    expect([colonia, renglonDeValores(sinColonia)]).toEqual(['San Ángel Ficticio', null])
  })
})
