import { describe, expect, it } from 'vitest'
import { alcanceTexto } from '#domain/usuarios/alcance-texto.ts'
import type { UnidadLugar } from '#domain/usuarios/usuario.ts'

const unidad = (id: number, nivel: 0 | 1 | 2, parentId: number | null, nombre: string): UnidadLugar => ({
  id,
  nivel,
  parentId,
  nombre,
})
const UNIDADES = [
  unidad(1, 0, null, 'Administración Central'),
  unidad(2, 0, null, 'Poder Judicial'),
  unidad(3, 1, 1, 'Secretaría de Educación'),
  unidad(4, 1, 1, 'Secretaría de Salud'),
  unidad(5, 1, 1, 'Secretaría de Finanzas'),
  unidad(6, 1, 1, 'Secretaría de Obras Públicas'),
  unidad(7, 1, 1, 'Contraloría'),
  unidad(8, 1, 2, 'Tribunal Superior'),
  unidad(9, 2, 3, 'Educación Básica'),
]
const lugar = (entidadId: number | null, adscripcionId: number | null = null, dependenciaId: number | null = null) =>
  alcanceTexto({ entidadId, adscripcionId, dependenciaId }, UNIDADES)

describe('whom an account will see', () => {
  it('is told with a warning when a whole entity of many employers was chosen', () => {
    expect(lugar(1)).toEqual({
      texto:
        'Verá a todas las personas de Administración Central, con sus 5 adscripciones: Secretaría de Educación, Secretaría de Salud, Secretaría de Finanzas y 2 más. Si atiende una sola, elígela.',
      amplio: true,
    })
  })

  it('is no surprise when the entity has one employer, or when a lower place was chosen', () => {
    expect(lugar(2)).toEqual({ texto: 'Verá a todas las personas de Poder Judicial.', amplio: false })
    expect(lugar(1, 3)).toEqual({ texto: 'Verá a todas las personas de Secretaría de Educación.', amplio: false })
    expect(lugar(1, 3, 9)).toEqual({ texto: 'Verá solo a las personas de Educación Básica.', amplio: false })
  })

  it('is not guessed without a place', () => {
    expect(lugar(null)).toBeNull()
  })
})
