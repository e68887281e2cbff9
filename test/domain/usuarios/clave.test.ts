import { describe, expect, it } from 'vitest'
import { claveIssues } from '#domain/usuarios/clave.ts'

const codes = (nueva: string, contexto: readonly string[] = []) =>
  claveIssues(nueva, '', contexto).map(({ code }) => code)

describe('a new password', () => {
  it.each([
    'tres palabras sueltas',
    'NINGUNA REGLA DE SIGNOS',
    'solominusculaslargas',
    '8402 1759 3306',
    'ñandú-óxido-güiro',
    '🦊🦊🌵 zorro del cerro',
    'abecedario propio de 64 letras que nadie más escribiría en la vida',
  ])('may be %s: any signs, long ones too', (nueva) => {
    expect(codes(nueva)).toEqual([])
  })

  it.each([
    'password',
    'Password1',
    'P4ssw0rd!',
    'contraseña',
    'Contraseña2024',
    'bienvenido1',
    'qwertyuiop',
    '1q2w3e4r5t',
    'zaq12wsx',
    '12345678',
    '87654321',
    'aaaaaaaa',
    'abcabcabc',
    '15081990',
    '1990-08-15',
    'Guadalupe12',
    'mexico2026',
    'teamomucho',
    'holahola',
    'america1',
    'iloveyou1',
    'adminadmin1',
  ])('may not be %s: everybody tries it', (nueva) => {
    expect(codes(nueva)).not.toEqual([])
  })

  it('is more than the words of the institute and the person, though it may hold them', () => {
    const contexto = ['ventanilla1', 'Lucía Robledo', 'lucia.robledo@salud.gob.mx', 'Instituto de Pensiones']
    expect(codes('Lucia-Robledo-1', contexto)).toEqual(['adivinable'])
    expect(codes('Pensiones2026', contexto)).toEqual(['adivinable'])
    expect(codes('p3nsi0n3s!!', contexto)).toEqual(['adivinable'])
    expect(codes('Lucía come tamales de piña', contexto)).toEqual([])
  })

  it.each([
    ['siete77', 'corta'],
    ['x'.repeat(129), 'larga'],
  ])('%s is %s', (nueva, code) => {
    expect(codes(nueva)).toEqual([code])
  })

  it('is not the one before', () => {
    expect(claveIssues('nube de papel', 'nube de papel').map(({ code }) => code)).toEqual(['igual'])
  })
})
