import { describe, expect, it } from 'vitest'
import { comoQuienFirma, firmasPropias } from '#domain/quincenas/firmas-propias.ts'
import type { Acto } from '#domain/acceso/acto.ts'

const TITULAR: ReadonlySet<Acto> = new Set<Acto>(['ver', 'firmar', 'autorizar'])
const TODOS: ReadonlySet<Acto> = new Set<Acto>(['validar', 'revisar', 'aprobar', 'firmar', 'autorizar'])

describe('the signatures of a close that one person could give', () => {
  it('are those of the acts of the profile, in their order', () => {
    expect(firmasPropias(TITULAR)).toEqual(['firmar', 'autorizar'])
    expect(firmasPropias(new Set<Acto>(['ver']))).toEqual([])
  })

  it('are told before one of them is given: it leaves the others to other people', () => {
    expect(comoQuienFirma('firmar', TITULAR)).toBe('Firmas como Director; la firma del Titular la dará otra persona.')
    expect(comoQuienFirma('autorizar', TITULAR)).toBe('Firmas como Titular.')
    expect(comoQuienFirma('aprobar', TODOS)).toBe(
      'Firmas como Jefe Dpto.; las firmas del Director y del Titular las darán otras personas.',
    )
    expect(comoQuienFirma('firmar', new Set<Acto>(['firmar']))).toBeNull()
  })
})
