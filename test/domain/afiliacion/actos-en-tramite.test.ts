import { describe, expect, it } from 'vitest'
import { altaConActos } from '#domain/afiliacion/historia/actos-en-tramite.ts'
import { plainDate } from '#domain/plain-date.ts'

const dia = (mes: number, numero: number) => plainDate(2026, mes, numero)
// Entity 5 goes into 7 on 1 October, and 7 into 9 on 1 November.
const ACTOS = [
  { de: 5, a: 7, desde: dia(10, 1) },
  { de: 7, a: 9, desde: dia(11, 1) },
]

describe('an alta of somebody whom acts moved while it waited', () => {
  it('is of the entity of its day, and each act is an entry after it', () => {
    expect(altaConActos({ desde: dia(9, 11), campos: { nivel1_id: 9, sueldo: 1 } }, ACTOS)).toEqual({
      campos: { nivel1_id: 5, sueldo: 1 },
      actos: [
        { desde: dia(10, 1), campos: { nivel1_id: 7 } },
        { desde: dia(11, 1), campos: { nivel1_id: 9 } },
      ],
    })
  })

  it('of a day between two acts is of the entity between them', () => {
    expect(altaConActos({ desde: dia(10, 16), campos: { nivel1_id: 9 } }, ACTOS)).toEqual({
      campos: { nivel1_id: 7 },
      actos: [{ desde: dia(11, 1), campos: { nivel1_id: 9 } }],
    })
  })

  it.each([
    ['from the day of the last act on', dia(11, 1), 9],
    ['that names an entity of its own', dia(9, 11), 4],
  ])('%s keeps its entity', (_, desde, nivel1_id) => {
    expect(altaConActos({ desde, campos: { nivel1_id } }, ACTOS)).toEqual({ campos: { nivel1_id }, actos: [] })
  })
})
