import { describe, expect, it } from 'vitest'
import { splitNombre } from '#domain/identidad/split-nombre.ts'

const solo = (nombre: string) => splitNombre({ nombre, apellidoPaterno: '', apellidoMaterno: '' })

describe('parting a name that is a single text', () => {
  it.each([
    ['', '', '', ''],
    ['Olga', 'Olga', '', ''],
    ['Olga Puente', 'Olga', 'Puente', ''],
    ['Olga  Puente Trejo', 'Olga', 'Puente', 'Trejo'],
    ['María Fernanda Muñoz Güemes', 'María Fernanda', 'Muñoz', 'Güemes'],
  ])('%j gives %j, %j and %j', (nombre, nombres, apellidoPaterno, apellidoMaterno) => {
    expect(solo(nombre)).toEqual({ nombres, apellidoPaterno, apellidoMaterno })
  })
})

it('a name that is kept in parts is not parted again', () => {
  const kept = { nombre: 'Ana María', apellidoPaterno: 'de la Cruz', apellidoMaterno: '' }
  expect(splitNombre(kept)).toEqual({ nombres: 'Ana María', apellidoPaterno: 'de la Cruz', apellidoMaterno: '' })
})
