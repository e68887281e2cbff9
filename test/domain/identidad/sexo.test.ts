import { expect, it } from 'vitest'
import { NOMBRE_SEXO, sexoPadronOf } from '#domain/identidad/sexo.ts'

it.each([
  ['H', 'M', 'Masculino'],
  ['M', 'F', 'Femenino'],
  ['X', 'X', 'No binario'],
] as const)('CURP %s is %s in the padrón, %s', (curp, padron, nombre) => {
  expect([sexoPadronOf(curp), NOMBRE_SEXO[sexoPadronOf(curp)]]).toEqual([padron, nombre])
})
