import { expect, it } from 'vitest'
import { unidadAl, vidaDe, type Vigencia } from '#domain/organica/vigencia.ts'
import type { PlainDate } from '#domain/plain-date.ts'

const day = (text: string) => text as PlainDate
const VERSIONES: readonly Vigencia[] = [
  { unidadId: 7, desde: day('1900-01-01'), hasta: day('2025-12-31'), nombre: 'Archivo', clave: '02', parentId: 3 },
  {
    unidadId: 7,
    desde: day('2026-01-01'),
    hasta: day('2026-06-30'),
    nombre: 'Archivo General',
    clave: '04',
    parentId: 5,
  },
]

it.each([
  ['1999-05-05', 'Archivo', 3],
  ['2025-12-31', 'Archivo', 3],
  ['2026-01-01', 'Archivo General', 5],
  ['2026-06-30', 'Archivo General', 5],
])('on %s it was called %s and hung from %s', (dia, nombre, parentId) => {
  expect(unidadAl(VERSIONES, day(dia))).toMatchObject({ nombre, parentId })
})

it('after its last day it is no unit; its life goes from the first version to the last', () => {
  expect(unidadAl(VERSIONES, day('2026-07-01'))).toBeNull()
  expect(vidaDe([...VERSIONES].reverse())).toEqual({ desde: '1900-01-01', hasta: '2026-06-30' })
})
