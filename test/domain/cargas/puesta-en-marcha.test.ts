import { describe, expect, it } from 'vitest'
import type { EntidadDePuesta } from '#domain/cargas/puesta-en-marcha/puesta-en-marcha.ts'
import { pasosDePuesta, type CifrasDePuesta } from '#domain/cargas/puesta-en-marcha/pasos-de-puesta.ts'
import type { PlainDate } from '#domain/plain-date.ts'

const VACIA: CifrasDePuesta = {
  ...{ entidades: 0, areas: 0, categorias: 0, sinSueldo: 0, aplicacionHasta: null, conParametros: false },
  ...{ cuentas: 1, sinQuien: ['revisar', 'aprobar'], colonias: 0 },
}
const LLENA: CifrasDePuesta = {
  ...{ entidades: 1, areas: 2, categorias: 3, sinSueldo: 0, aplicacionHasta: '2026-12-10' as PlainDate },
  ...{ conParametros: true, cuentas: 4, sinQuien: [], colonias: 1 },
}
const entidad = (nombre: string, personas: number): EntidadDePuesta => ({
  ...{ clave: '01-01', nombre, personas, porSituacion: {}, sueldosCentavos: 0, carga: null, cerroDesde: '' },
})

describe('what a new installation loads', () => {
  it('comes in the order in which each step needs the ones before it, and says what each lacks', () => {
    const pasos = pasosDePuesta(VACIA, [], new Set(['usuarios']))
    expect(pasos.map(({ id, listo }) => `${id} ${listo}`)).toEqual([
      ...['estructura false', 'categorias false', 'calendario false', 'parametros false', 'usuarios false'],
      ...['direcciones false', 'padron false'],
    ])
    expect(pasos.map(({ falta }) => falta)).toContain('Falta quien pueda revisar y aprobar.')
    // Only the views that the person opens are linked.
    expect(pasos.filter(({ ruta }) => ruta !== null).map(({ id }) => id)).toEqual(['usuarios'])
  })

  it('is ready once nothing is missing', () => {
    const pasos = pasosDePuesta(LLENA, [entidad('Salud', 2)], new Set())
    expect(pasos.every(({ listo }) => listo)).toBe(true)
    expect(pasos.map(({ hay }) => hay)).toEqual([
      ...[
        '1 entidad, 2 áreas',
        '3 categorías',
        'Días de aplicación hasta el 10 dic 2026',
        'Vigentes en la quincena de hoy',
      ],
      ...['4 cuentas activas', '1 asentamiento', '1 de 1 entidad con personas'],
    ])
  })

  it('names the first entities without people', () => {
    const cinco = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'].map((nombre) => entidad(nombre, 0))
    const [padron] = pasosDePuesta(LLENA, cinco, new Set()).slice(-1)
    expect(padron?.falta).toBe('Sin personas: Uno, Dos, Tres y 2 más.')
  })

  it('names the categories without a salary', () => {
    const [, categorias] = pasosDePuesta({ ...LLENA, sinSueldo: 2 }, [], new Set())
    expect(categorias).toMatchObject({ listo: false, falta: 'Sin sueldo vigente: 2 categorías.' })
  })
})
