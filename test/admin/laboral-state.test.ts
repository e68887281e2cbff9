import { describe, expect, it } from 'vitest'
import { REGLAS_TIPO, type ReglasTipo } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import { plainDate } from '#domain/plain-date.ts'
import {
  capturaLaboral,
  cierraPercepciones,
  difiere,
  erroresLaborales,
  resumenDe,
  solicitudLaboral,
} from '#admin/portal/afiliacion/actualizar/laboral-state.ts'
import type { ArchivoGuardado } from '#domain/documentos/lectura.ts'
import type { ExpedienteTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { TramitePrevisto } from '#domain/afiliacion/tramites/tramite.ts'

const HOY = plainDate(2026, 11, 23)
const REGLAS: ReglasTipo = REGLAS_TIPO[2]

/** Of the person only what the update of labour data reads. */
const EXPEDIENTE = {
  persona: { interno: 120, version: 3, adscripcion: 'Secretaría de Salud' },
  datosLaborales: {
    entidad: 1,
    adscripcion: 2,
    dependencia: 10,
    area: 20,
    categoria: '20B',
    nombreCategoria: 'Veinte B',
    salario: 12_000.5,
  },
  puesto: 30,
  percepciones: { otrasPrestaciones: 500, quinquenios: 0, porcentaje: 0, nominaDesde: null },
  reglas: REGLAS,
} as unknown as ExpedienteTramite

const DE_SIEMPRE = capturaLaboral(EXPEDIENTE, HOY)

describe('the update of labour data', () => {
  it('begins with what is on file, from today', () => {
    expect(DE_SIEMPRE).toEqual({
      dependencia: 10,
      area: 20,
      puesto: 30,
      categoria: '20B',
      nombreCategoria: 'Veinte B',
      salario: 12_000.5,
      percepciones: { otrasPrestaciones: 500, quinquenios: 0, porcentaje: 0 },
      fecha: '2026-11-23',
      observaciones: '',
      papeles: {},
    })
    expect(difiere(EXPEDIENTE, DE_SIEMPRE)).toBe(false)
    expect(difiere(EXPEDIENTE, { ...DE_SIEMPRE, puesto: 31 })).toBe(true)
  })

  it("sends the place whole, under the person's own adscripción", () => {
    const body = solicitudLaboral(EXPEDIENTE, { ...DE_SIEMPRE, puesto: 31, observaciones: ' Oficio 12 ' }, true)
    expect(body).toEqual({
      interno: 120,
      version: 3,
      fecha: '2026-11-23',
      cambios: {
        datosLaborales: { entidad: 1, adscripcion: 2, dependencia: 10, area: 20, puesto: 31, categoria: '20B' },
      },
      documentos: {},
      observaciones: 'Oficio 12',
    })
  })

  it('sends the paper that came with it, by what it is', () => {
    const papeles = { oficio: { id: 'archivo-1' } as ArchivoGuardado }
    const body = solicitudLaboral(EXPEDIENTE, { ...DE_SIEMPRE, papeles }, true)
    expect(body?.documentos).toEqual({ oficio: { archivo: 'archivo-1' } })
  })

  it('sends only the amounts that change, with their paper; an empty field leaves its amount', () => {
    const papeles = { percepciones: { id: 'archivo-2' } as ArchivoGuardado }
    const percepciones = { otrasPrestaciones: null, quinquenios: 600, porcentaje: 0 }
    const captura = { ...DE_SIEMPRE, percepciones, papeles }
    expect(difiere(EXPEDIENTE, captura)).toBe(true)
    const body = solicitudLaboral(EXPEDIENTE, captura, true)
    expect(body?.cambios?.datosLaborales).toEqual({
      ...{ entidad: 1, adscripcion: 2, dependencia: 10, area: 20, puesto: 30, categoria: '20B' },
      quinquenios: 600,
    })
    expect(body?.documentos).toEqual({ percepciones: { archivo: 'archivo-2' } })
    expect(solicitudLaboral(EXPEDIENTE, { ...DE_SIEMPRE, papeles }, true)?.documentos).toEqual({})
  })

  it('is not sent with a text that is no amount, and says what is expected', () => {
    const captura = { ...DE_SIEMPRE, percepciones: { ...DE_SIEMPRE.percepciones, porcentaje: NaN } }
    expect(solicitudLaboral(EXPEDIENTE, captura, true)).toBe(null)
    expect(erroresLaborales(EXPEDIENTE, captura, true, undefined)).toEqual([
      { campo: 'porcentaje', mensaje: 'Se espera un porcentaje de 0 a 100, con cuatro decimales.' },
    ])
  })

  it('says why the amounts are closed: from a quincena on the payroll of the entity sets them', () => {
    // Quincena 22 of 2026 begins on 16 November.
    const percepciones = { ...EXPEDIENTE.percepciones, nominaDesde: 2026 * 24 + 21 }
    const emisora = { ...EXPEDIENTE, percepciones }
    expect(cierraPercepciones(emisora, '2026-11-15')).toBe('')
    expect(cierraPercepciones(emisora, '2026-11-16')).toBe(
      'Secretaría de Salud envía su nómina por archivo desde la quincena 22 de 2026: estos datos los fija la nómina.',
    )
    expect(cierraPercepciones(EXPEDIENTE, '2026-11-16')).toBe('')
  })

  it.each([
    ['dependencia', { dependencia: null }],
    ['area', { area: null }],
    ['puesto', { puesto: null }],
    ['categoria', { categoria: '' }],
    ['fecha', { fecha: '' }],
  ] as const)('is not sent without %s, and says so at its field', (campo, without) => {
    const captura = { ...DE_SIEMPRE, ...without }
    expect(solicitudLaboral(EXPEDIENTE, captura, true)).toBe(null)
    expect(erroresLaborales(EXPEDIENTE, captura, true, undefined)).toEqual([{ campo, mensaje: 'Campo requerido' }])
  })

  it('asks no post of an área that has none', () => {
    const captura = { ...DE_SIEMPRE, puesto: null }
    expect(erroresLaborales(EXPEDIENTE, captura, false, undefined)).toEqual([])
    expect(solicitudLaboral(EXPEDIENTE, captura, false)?.cambios?.datosLaborales?.puesto).toBe(null)
  })

  it('tells at each field what the server says against it, and only what stops it', () => {
    const previsto = {
      impedimentos: [
        { campo: 'cambios.datosLaborales.area', codigo: 'no_existe', mensaje: 'El área ya no existe.', impide: true },
        { campo: 'version', codigo: 'version', mensaje: 'Los datos cambiaron.', impide: true },
        { campo: 'fecha', codigo: 'aviso', mensaje: 'Solo un aviso.', impide: false },
      ],
    } as unknown as TramitePrevisto
    expect(erroresLaborales(EXPEDIENTE, DE_SIEMPRE, true, previsto)).toEqual([
      { campo: 'area', mensaje: 'El área ya no existe.' },
      { campo: 'dependencia', mensaje: 'Los datos cambiaron.' },
    ])
  })

  it('names in the summary which field is missing', () => {
    expect(resumenDe({ campo: 'area', mensaje: 'Campo requerido' }).message).toBe('Área: campo requerido')
    expect(resumenDe({ campo: 'fecha', mensaje: 'Ese día no existe.' }).message).toBe('Ese día no existe.')
  })

  it('goes nowhere without adscripción', () => {
    const sin = { ...EXPEDIENTE, datosLaborales: { ...EXPEDIENTE.datosLaborales, adscripcion: null } }
    expect(erroresLaborales(sin, DE_SIEMPRE, true, undefined)).toEqual([
      {
        campo: 'dependencia',
        mensaje: 'No se encontró adscripción en tu sesión. Regístrala antes de continuar.',
      },
    ])
  })
})
