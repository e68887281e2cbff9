import { describe, expect, it } from 'vitest'
import { camposSeguros } from '#domain/afiliacion/campos-seguros.ts'
import { papelesMezclados } from '#domain/afiliacion/cotejo/papeles-mezclados.ts'

const CURP = { curp: 'PXTO690124MGTNRL03', nombres: 'OLGA', apellidoPaterno: 'PUENTE', apellidoMaterno: 'TREJO' }
/** The same person's constancia, scanned: the zero of position 17 came out as an O, which would be a birth in 2069. */
const CSF = { ...CURP, curp: 'PXTO690124MGTNRLO3', rfc: 'PUTX690124MY9' }

describe('camposSeguros', () => {
  it('leaves out what was read without certainty, so that a misread key does not make two people', () => {
    expect(papelesMezclados({ curp: CURP, csf: CSF })).toHaveLength(1)
    expect(papelesMezclados({ curp: CURP, csf: camposSeguros(CSF, { curp: { seguro: false } }) })).toEqual([])
  })

  it('counts an unsure field once the person confirmed it, and what was captured by hand', () => {
    const confirmed = camposSeguros(CSF, { curp: { seguro: false } }, (campo) => campo === 'curp')
    expect(papelesMezclados({ curp: CURP, csf: confirmed })).toHaveLength(1)
    expect(camposSeguros({ rfc: 'PUTX690124MY9' }, {})).toEqual({ rfc: 'PUTX690124MY9' })
  })

  it('a first surname that nobody is sure of yet does not make two people; another given name still does', () => {
    const csf = { ...CURP, rfc: 'PUTX690124MY9' }
    const unsure = { apellidoPaterno: { seguro: false } }
    expect(papelesMezclados({ curp: CURP, csf: camposSeguros(csf, unsure) })).toEqual([])
    expect(papelesMezclados({ curp: camposSeguros(CURP, unsure), nss: csf, csf })).toEqual([])
    expect(papelesMezclados({ curp: CURP, csf: camposSeguros({ ...csf, nombres: 'RAUL' }, unsure) })).toHaveLength(1)
  })
})
