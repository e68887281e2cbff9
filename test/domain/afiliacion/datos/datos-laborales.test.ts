import { describe, expect, it } from 'vitest'
import {
  datosLaboralesIssues,
  type ContextoLaboral,
  type DatosLaboralesEnCaptura,
} from '#domain/afiliacion/datos/datos-laborales.ts'
import { parsePlainDate } from '#domain/plain-date.ts'

const day = (text: string) => parsePlainDate(text)!
const CONTEXT: ContextoLaboral = {
  today: day('2026-11-21'),
  quincenaEnd: day('2026-11-30'),
  fechaNacimiento: day('1988-03-14'),
}
const GOOD: DatosLaboralesEnCaptura = {
  entidad: 1,
  adscripcion: 4,
  dependencia: 9,
  area: 21,
  categoria: '20B',
  nombreCategoria: 'Auxiliar/Analista "B"',
  salario: 12335.75,
  fechaIngreso: '2026-11-21',
}
const messages = (change: DatosLaboralesEnCaptura, context: Partial<ContextoLaboral> = {}) =>
  datosLaboralesIssues({ ...GOOD, ...change }, { ...CONTEXT, ...context }).map(
    (issue) => `${issue.path}: ${issue.message}`,
  )

describe('datosLaboralesIssues', () => {
  it.each<[string, DatosLaboralesEnCaptura, string[]]>([
    ['complete', {}, []],
    ['effective on the last day of the quincena', { fechaIngreso: '2026-11-30' }, []],
    ['effective earlier', { fechaIngreso: '2025-01-01' }, []],
    ['the day of turning 14', { fechaIngreso: '2002-03-14' }, []],
    ['no entity', { entidad: null }, ['entidad: Selecciona la entidad.']],
    ['no adscripción', { adscripcion: 0 }, ['adscripcion: Selecciona la adscripción.']],
    ['no dependency', { dependencia: null }, ['dependencia: Selecciona la dependencia.']],
    ['no area', { area: 1.5 }, ['area: Selecciona el área.']],
    ['no category', { categoria: '', salario: 0 }, ['categoria: Debe seleccionar una categoría.']],
    ['no salary', { salario: 0 }, ['salario: Salario inválido (selecciona una categoría válida).']],
    ['no date', { fechaIngreso: '' }, ['fechaIngreso: Selecciona la fecha de ingreso.']],
    [
      'a day that never was',
      { fechaIngreso: '2026-02-29' },
      ['fechaIngreso: Fecha de ingreso inválida: ese día no existe.'],
    ],
    [
      'after the quincena',
      { fechaIngreso: '2026-12-01' },
      ['fechaIngreso: Fecha de ingreso inválida: la quincena termina el 30 nov 2026.'],
    ],
    [
      'before 14',
      { fechaIngreso: '2002-03-13' },
      ['fechaIngreso: Fecha de ingreso inválida: la persona aún no cumplía 14 años.'],
    ],
  ])('%s', (_why, change, expected) => expect(messages(change)).toEqual(expected))

  it('refuses an absurd year when the birth date is not known', () => {
    expect(messages({ fechaIngreso: '1956-11-20' }, { fechaNacimiento: null })).toEqual([
      'fechaIngreso: Fecha de ingreso inválida: hace más de 70 años.',
    ])
    expect(messages({ fechaIngreso: '1956-11-21' }, { fechaNacimiento: null })).toEqual([])
  })
  it('refuses a salary that is not the category’s', () => {
    expect(messages({}, { sueldoCentavos: 1_233_575 })).toEqual([])
    expect(messages({ salario: 99_999 }, { sueldoCentavos: 1_233_575 })).toEqual([
      'salario: Salario inválido (selecciona una categoría válida).',
    ])
  })
})
