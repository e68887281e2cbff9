import { describe, expect, it } from 'vitest'
import { nombreGuardado, nombreVisible } from '#domain/procesos/nombre-archivo.ts'

const bytes = (text: string) => Buffer.byteLength(text)

describe('name of an uploaded PDF', () => {
  it.each([
    ['Manual de operación.pdf', 'Manual de operación.pdf'],
    ['MANUAL.PDF', 'MANUAL.pdf'],
    ['../../../etc/passwd', 'passwd.pdf'],
    ['..\\..\\boot.pdf', 'boot.pdf'],
    ['a"b\'c`d<e>.pdf', 'abcde.pdf'],
    ['a\u202Efdp.exe.pdf', 'afdp.exe.pdf'],
    ['...', 'archivo.pdf'],
    ['', 'archivo.pdf'],
    ['  . .pdf', 'documento.pdf'],
  ])('%j is shown as %j', (original, visible) => {
    expect(nombreVisible(original)).toBe(visible)
  })

  it.each([['a'.repeat(255)], ['ñ'.repeat(255)], ['漢'.repeat(255)], ['🗂'.repeat(255)]])(
    'a long one (%s) fits in 200 bytes whole, with its folio and mark',
    (stem) => {
      const guardado = nombreGuardado(123_456, 'Xk3p9QaZ', `${stem}.pdf`)
      expect(bytes(guardado)).toBeLessThanOrEqual(200)
      expect(guardado).toMatch(/^123456-Xk3p9QaZ-.+\.pdf$/u)
      expect(guardado).not.toContain('\uFFFD')
    },
  )
})
