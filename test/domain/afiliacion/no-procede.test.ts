import { describe, expect, it } from 'vitest'
import { REGLAS_TIPO, type ReglasTipo } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import { noProcedeTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'

const LICENCIA = REGLAS_TIPO[8]
const soloDesde = (reglas: ReglasTipo, letra: 'L' | 'N'): ReglasTipo => ({
  ...reglas,
  causas: reglas.causas.map((causa) => ({ ...causa, desde: [letra], soloInstituto: [] })),
})

describe('why a procedure cannot begin for a person', () => {
  it('says nothing when it can', () => {
    expect(noProcedeTramite(LICENCIA, { situacion: 'A', abierto: null }, false)).toBe('')
  })

  it('names the open movement with its office before anything else, and hides it where it is hidden', () => {
    const abierto = { folio: 'MV-22-000007', tipo: 'Licencia', oficina: 'Secretaría de Salud' }
    expect(noProcedeTramite(LICENCIA, { situacion: 'B', abierto }, false)).toBe(
      'Tiene un movimiento abierto (MV-22-000007, Licencia, de Secretaría de Salud): primero debe aplicarse, cancelarse o retirarse.',
    )
    expect(noProcedeTramite(LICENCIA, { situacion: 'B', abierto: { ...abierto, oficina: '' } }, false)).toBe(
      'Tiene un movimiento abierto (MV-22-000007, Licencia): primero debe aplicarse, cancelarse o retirarse.',
    )
    expect(noProcedeTramite(LICENCIA, { situacion: 'B', abierto: 'oculto' }, false)).toBe(
      'Tiene un movimiento abierto: primero debe aplicarse, cancelarse o retirarse.',
    )
  })

  it('reads the situations of the type as it is kept, not as it was built in', () => {
    const edited = soloDesde(LICENCIA, 'N')
    expect(noProcedeTramite(edited, { situacion: 'N', abierto: null }, false)).toBe('')
    expect(noProcedeTramite(edited, { situacion: 'A', abierto: null }, false)).toBe(
      'Esta persona está en activo; este trámite procede para quien no está localizado.',
    )
  })

  it('says the verb once of situations that share it', () => {
    const desde = (...letras: ('A' | 'L' | 'D' | 'B')[]): ReglasTipo => ({
      ...LICENCIA,
      causas: LICENCIA.causas.map((causa) => ({ ...causa, desde: letras, soloInstituto: [] })),
    })
    const procede = (...letras: ('A' | 'L' | 'D' | 'B')[]): string =>
      noProcedeTramite(desde(...letras), { situacion: 'P', abierto: null }, false)
    expect(procede('A', 'L')).toBe(
      'Esta persona recibe pensión; este trámite procede para quien está en activo o de licencia.',
    )
    expect(procede('A', 'L', 'B', 'D')).toBe(
      'Esta persona recibe pensión; este trámite procede para quien está en activo, de licencia, de baja o falleció.',
    )
  })
})
