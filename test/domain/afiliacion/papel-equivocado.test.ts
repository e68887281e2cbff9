import { expect, it } from 'vitest'
import { papelEquivocado } from '#domain/afiliacion/tipos/papel-equivocado.ts'

const CURP = 'MUGF910817MASXMR03'

it('tells a paper of somebody else that was sent as one of this person', () => {
  expect(papelEquivocado('incidencia', { documento: 'curp', curp: 'TORA900101HASRML09' }, CURP)).toBe(
    'El archivo es una CURP de otra persona (CURP TORA900101HASRML09), no «Incidencia firmada». Revisa que sea el que corresponde.',
  )
})

it('tells a paper of the same person, or of nobody told, by what it is alone', () => {
  for (const curp of [CURP, ''])
    expect(papelEquivocado('oficio', { documento: 'csf', curp }, CURP)).toBe(
      'El archivo es una Constancia de Situación Fiscal, no «Oficio». Revisa que sea el que corresponde.',
    )
})

it('says nothing of what was not recognised', () => {
  expect(papelEquivocado('incidencia', undefined, CURP)).toBe('')
})
