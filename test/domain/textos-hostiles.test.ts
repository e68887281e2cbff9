import { describe, expect, it } from 'vitest'
import { splitDomicilio } from '#domain/afiliacion/datos/split-domicilio.ts'
import { limpiarAviso } from '#domain/instituto/aviso-privacidad.ts'
import { valorInfo } from '#domain/instituto/campos-info.ts'
import { ubicacionIssues } from '#domain/procesos/tableros.ts'

const LARGO = 200_000

/** Each of these made its pattern try every start, or every way to part the text, before it gave up. */
describe('a text made to hold a pattern is answered like any other', () => {
  it.each([
    ['commas before the number', `Morelos${','.repeat(LARGO)} 125 interior 4`, 'Morelos', '125', '4'],
    ['commas and spaces in turn', `Morelos No. 125${' ,'.repeat(LARGO)}int. 2`, 'Morelos', '125', '2'],
    ['commas that end nowhere', `Mz${','.repeat(LARGO)}x`, 'Mz, x', '', ''],
    ['hyphens at its end but for one letter', `Morelos ${'-'.repeat(LARGO)}x`, `Morelos ${'-'.repeat(LARGO)}x`, '', ''],
    ['a number without end', `Morelos ${'1'.repeat(LARGO)}ñ`, `Morelos ${'1'.repeat(LARGO)}ñ`, '', ''],
  ])('an address with %s', (_what, text, calle, numeroExterior, numeroInterior) => {
    const partido = splitDomicilio(text)
    expect(partido.calle === calle).toBe(true)
    expect([partido.numeroExterior, partido.numeroInterior]).toEqual([numeroExterior, numeroInterior])
  })

  it('an e-mail of dots is refused as too long and as none', () => {
    const correo = `ana@${'.'.repeat(LARGO)}@`
    expect(ubicacionIssues({ domicilio: '', telefono: '', correo }).map(({ code }) => code)).toEqual(['largo', 'forma'])
  })

  it('a web address of dots is refused as none', () => {
    expect(valorInfo('enlace_curp', `https://${'.'.repeat(LARGO)}<`)).toMatchObject({ issue: { code: 'forma' } })
  })

  it('spaces inside a line of the privacy notice stay, those at its end go', () => {
    const line = `Tus datos${' '.repeat(LARGO)}son tuyos`
    expect(limpiarAviso(`${line}   \nSiempre`) === `${line}\nSiempre`).toBe(true)
  })
})
