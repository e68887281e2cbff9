import { describe, expect, it } from 'vitest'
import { REGLAS_TIPO } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import { noProcedeTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import { reglasDeTramite } from '#domain/afiliacion/tramites/reglas-tramite.ts'

describe('whom a procedure of the update type may be asked for', () => {
  const laboral = reglasDeTramite('laboral', REGLAS_TIPO[2])

  it.each([
    ['A', ''],
    ['L', ''],
    ['B', 'Esta persona está de baja; este trámite procede para quien está en activo o de licencia.'],
    ['P', 'Esta persona recibe pensión; este trámite procede para quien está en activo o de licencia.'],
    ['T', 'Su alta está en trámite: primero debe aplicarse.'],
  ] as const)('a change of post in situation %s: "%s"', (situacion, porQue) => {
    expect(noProcedeTramite(laboral, { situacion, abierto: null }, false)).toBe(porQue)
    expect(noProcedeTramite(laboral, { situacion, abierto: null }, true)).toBe(porQue)
  })

  it('the rest of the data may be updated of whoever left, too', () => {
    const actualizacion = reglasDeTramite('actualizacion', REGLAS_TIPO[2])
    expect(noProcedeTramite(actualizacion, { situacion: 'B', abierto: null }, false)).toBe('')
  })
})
