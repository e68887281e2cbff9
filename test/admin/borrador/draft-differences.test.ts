import { expect, it } from 'vitest'
import { draftDifferences } from '#admin/portal/expediente/borrador/draft-differences.ts'
import { BORRADOR_ALTA_VACIO } from '#domain/afiliacion/borrador.ts'

it('a place that was chosen in one version of a draft and taken back in the other stands empty there, not as "null"', () => {
  const mine = { ...BORRADOR_ALTA_VACIO, laborales: { categoria: '60C' } }
  const theirs = { ...BORRADOR_ALTA_VACIO, laborales: { categoria: null } }
  const [one, ...rest] = draftDifferences(mine, theirs)
  expect(one).toMatchObject({ mine: '60C', theirs: '' })
  expect(rest).toEqual([])
})
