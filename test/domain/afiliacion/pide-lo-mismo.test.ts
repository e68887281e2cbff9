import { expect, it } from 'vitest'
import { pideLoMismo } from '#domain/afiliacion/tramites/pide-lo-mismo.ts'
import { plainDate } from '#domain/plain-date.ts'
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
