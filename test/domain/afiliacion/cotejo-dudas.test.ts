import { describe, expect, it } from 'vitest'
import { filasConDudas } from '#domain/afiliacion/cotejo/cotejo-dudas.ts'
import type { LecturasExpediente } from '#domain/afiliacion/cotejo/cotejo.ts'

const CURP = 'RIDI050724HBCVVVA5'
const CURP_MAL = 'RIDI050724HBCVVVAS'

function fila(papeles: LecturasExpediente, seguros: LecturasExpediente, campo: string) {
  const found = filasConDudas(papeles, seguros, {}).find((one) => one.campo === campo)
  if (!found) throw new Error(`No row ${campo}`)
  return found
}

describe('papers side by side', () => {
  it('that differ only by a doubtful reading wait to be confirmed, and the doubtful one is marked', () => {
    const row = fila({ curp: { curp: CURP }, nss: { curp: CURP_MAL } }, { curp: { curp: CURP }, nss: {} }, 'curp')
    expect([row.resultado, [...row.dudosas]]).toEqual(['por_confirmar', ['nss']])
  })

  it('that differ by what both say with certainty differ, whatever a third one doubts', () => {
    const sure = { curp: { curp: CURP }, nss: { curp: CURP_MAL } }
    expect(fila(sure, sure, 'curp').resultado).toBe('difiere')
    const third = { ...sure, csf: { curp: 'RIDI050724HBCVVVA6' } }
    expect(fila(third, { ...sure, csf: {} }, 'curp').resultado).toBe('difiere')
  })

  it('that agree by a doubtful reading agree', () => {
    const row = fila({ curp: { curp: CURP }, nss: { curp: CURP } }, { curp: { curp: CURP }, nss: {} }, 'curp')
    expect([row.resultado, [...row.dudosas]]).toEqual(['coincide', ['nss']])
  })

  it('are not said to be unread when they are not there', () => {
    const papeles = { curp: { curp: CURP }, nss: { nss: '88230536265' } }
    expect(fila(papeles, papeles, 'rfc').hayPapel).toBe(false)
    expect(fila({ ...papeles, csf: {} }, papeles, 'rfc').hayPapel).toBe(true)
  })
})
