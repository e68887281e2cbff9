import { describe, expect, it } from 'vitest'
import { paresJuntos, paresNuevos, parTexto } from '#domain/acceso/pares-incompatibles.ts'
import { actosPerfilIssues } from '#domain/acceso/perfil.ts'
import { PERFILES } from '#seeds/catalogos/perfiles.ts'

describe('incompatible pairs', () => {
  it('are joined by no profile of the institute but the administrator', () => {
    const joined = Object.values(PERFILES).filter(({ actos }) => paresJuntos(actos).length > 0)
    expect(joined.map(({ nombre }) => nombre)).toEqual(['Administrador'])
  })

  it('name both sides', () => {
    expect(paresJuntos(['ver', 'capturar', 'validar', 'aprobar']).map(parTexto)).toEqual([
      '«solicita / aprueba» (Capturar con Validar y Aprobar)',
    ])
    expect(paresJuntos(['administrar', 'firmar']).map(parTexto)).toEqual([
      '«administra / firma» (Administrar con Firmar)',
    ])
    expect(paresJuntos(['capturar', 'revisar'])).toEqual([])
    expect(paresJuntos(['capturar', 'administrar'])).toEqual([])
  })

  it('that a profile joined before are left alone until it joins more', () => {
    const before = ['capturar', 'validar'] as const
    expect(paresNuevos(before, ['ver', 'capturar', 'validar'])).toEqual([])
    expect(paresNuevos(before, ['ver', 'capturar'])).toEqual([])
    expect(paresNuevos(before, ['capturar', 'validar', 'aprobar']).map(({ id }) => id)).toEqual(['solicita_aprueba'])
  })

  it('stop a profile at its acts', () => {
    expect(actosPerfilIssues({ ambito: 'instituto', actos: ['administrar', 'autorizar'] }, [])).toMatchObject([
      {
        path: 'actos',
        message:
          'El perfil juntaría el par incompatible «administra / firma» (Administrar con Autorizar): da esos actos en perfiles de personas distintas.',
      },
    ])
  })
})
