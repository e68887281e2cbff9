import { expect, it } from 'vitest'
import { fechaDelAviso } from '#domain/direcciones/fecha-del-aviso.ts'

it.each([
  ['Actualizado al 15/11/2025', '2025-11-15'],
  ['Corte 2025-03-01, catálogo nacional', '2025-03-01'],
  ['Última actualización: 1 de Marzo de 2026.', '2026-03-01'],
  ['Catálogo Nacional de Códigos Postales 2024', '2024-12-31'],
  ['El Catálogo Nacional de Códigos Postales, es elaborado por Correos de México', null],
  ['Corte 31/02/2025', null],
])('«%s» tells %s', (texto, dia) => {
  expect(fechaDelAviso(texto)).toBe(dia)
})
