import { describe, expect, it } from 'vitest'
import { votarClave } from '#domain/documentos/claves/votar-clave.ts'
import { isCurpCheckDigitOk } from '#domain/identidad/curp.ts'

describe('readings of one print that are all wrong, each elsewhere', () => {
  it('make the right CURP together', () => {
    const readings = ['RASL880314MA5MTC06', 'RA5L880314MASMTC06', 'RASL8B0314MASMTC06', 'RASL880314MASMTC0G']
    expect(votarClave(readings, isCurpCheckDigitOk)).toBe('RASL880314MASMTC06')
  })

  it('make nothing when they are two, or of another length', () => {
    expect(votarClave(['RASL880314MA5MTC06', 'RA5L880314MASMTC06'], isCurpCheckDigitOk)).toBeNull()
    expect(votarClave(['RASL880314MASMTC6', 'RASL880314MASTC06', 'ASL880314MASMTC06'], isCurpCheckDigitOk)).toBeNull()
  })

  it('put nothing where no two of them saw the same', () => {
    expect(votarClave(['92018012345', '92018712345', '92018212345'], () => true)).toBeNull()
  })

  it('leave it open where as many saw the one right number as the other', () => {
    const [one, other] = ['92018012340', '92018012357'] as const
    expect(votarClave([one, one, other, other], (key) => key === one || key === other)).toBeNull()
  })
})
