import { expect, it } from 'vitest'
import { normalizeDatosPersonales } from '#domain/afiliacion/datos/datos-personales.ts'
import { pideLaMismaAlta, pideLoMismo } from '#domain/afiliacion/tramites/pide-lo-mismo.ts'
import { plainDate } from '#domain/plain-date.ts'
import type { SolicitudAlta } from '#domain/afiliacion/alta.ts'
import type { SolicitudTramite } from '#domain/afiliacion/tramites/tramite.ts'

const PEDIDA: SolicitudTramite = {
  interno: 7,
  version: 1,
  fecha: plainDate(2026, 11, 23),
  causa: 'renuncia',
  cambios: { datosLaborales: { area: 4, puesto: null, categoria: '10A' } },
  documentos: { oficio: { archivo: 'a1' } },
  observaciones: 'Se va',
}

it.each([
  ['another version and its draft', { version: 2, borrador: 'b1' }],
  ['blanks around its remarks', { observaciones: ' Se va ' }],
  ['its data in another order', { cambios: { datosLaborales: { categoria: '10A', puesto: null, area: 4 } } }],
] as const)('a request with %s asks the same', (_what, more) => {
  expect(pideLoMismo(PEDIDA, { ...PEDIDA, ...more })).toBe(true)
})

it.each([
  ['cause', { causa: 'cese' }],
  ['day', { fecha: plainDate(2026, 11, 24) }],
  ['datum', { cambios: { datosLaborales: { area: 4, puesto: null, categoria: '20B' } } }],
  ['paper', { documentos: { oficio: { archivo: 'a2' } } }],
  ['paper too many', { documentos: { oficio: { archivo: 'a1' }, acta: { archivo: 'a1' } } }],
  ['remark', { observaciones: 'Se va ya' }],
] as const)('a request with another %s does not ask the same', (_what, more) => {
  expect(pideLoMismo(PEDIDA, { ...PEDIDA, ...more })).toBe(false)
})

const PERSONALES = normalizeDatosPersonales({
  nombres: 'Ana',
  telefono: '4495550001',
  domicilioOCR: { cp: '20000', nombreVialidad: 'Juárez' },
})
const ALTA: SolicitudAlta = {
  datosPersonales: PERSONALES,
  datosLaborales: {
    entidad: 1,
    adscripcion: 2,
    dependencia: 3,
    area: 4,
    categoria: '10A',
    nombreCategoria: 'Oficial',
    salario: 10191.59,
    fechaIngreso: plainDate(2026, 11, 23),
  },
  documentos: { curp: { archivo: 'a1' } },
}
const { cp, ...calle } = PERSONALES.domicilioOCR

it.each([
  ['the draft it was written in', { borrador: 'b1' }],
  ['its address in another order', { datosPersonales: { ...PERSONALES, domicilioOCR: { ...calle, cp } } }],
  ['its telephone as it is typed', { datosPersonales: { ...PERSONALES, telefono: '449 555 0001' } }],
] as const)('an alta with %s asks the same', (_what, more) => {
  expect(pideLaMismaAlta(ALTA, { ...ALTA, ...more })).toBe(true)
})

it.each([
  ['datum', { datosPersonales: { ...PERSONALES, nombres: 'Anna' } }],
  ['part of the address', { datosPersonales: { ...PERSONALES, domicilioOCR: { ...calle, cp: '20010' } } }],
  ['post', { datosLaborales: { ...ALTA.datosLaborales, area: 5 } }],
  ['paper', { documentos: { curp: { archivo: 'a2' } } }],
  ['paper too many', { documentos: { curp: { archivo: 'a1' }, carta: { archivo: 'a3' } } }],
] as const)('an alta with another %s does not ask the same', (_what, more) => {
  expect(pideLaMismaAlta(ALTA, { ...ALTA, ...more })).toBe(false)
})
