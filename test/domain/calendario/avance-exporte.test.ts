import { expect, it } from 'vitest'
import { EXPORTE_EN_ESPERA } from '#test/support/fingido/exportes.ts'
import type { ExportePropio } from '#domain/acceso/exporte.ts'
import { exporteTexto } from '#domain/calendario/avance-trabajo.ts'

const ESPERA: ExportePropio = { ...EXPORTE_EN_ESPERA, antes: 0 }

it.each([
  [ESPERA, 'En espera de su turno… Es la siguiente.'],
  [{ ...ESPERA, antes: 1 }, 'En espera de su turno… Antes hay 1 exportación.'],
  [{ ...ESPERA, antes: 3 }, 'En espera de su turno… Antes hay 3 exportaciones.'],
  [{ ...ESPERA, estado: 'curso' }, 'Preparando el archivo…'],
  [{ ...ESPERA, estado: 'curso', hecho: 500, total: 3400 }, 'Preparando el archivo… 500 de 3,400 renglones'],
  [{ ...ESPERA, estado: 'curso', cancelando: true }, 'Cancelando…'],
  [
    { ...ESPERA, estado: 'hecho', nombre: 'padron.csv', venceAt: '2026-11-21T16:30:00.000Z' },
    'Lista: se puede descargar hasta el 21 nov 2026, 10:30.',
  ],
  [{ ...ESPERA, estado: 'fallado', resultado: 'No se pudo.' }, 'No se pudo.'],
] as const)('an export says how far it is: %o', (exporte, texto) => {
  expect(exporteTexto(exporte)).toBe(texto)
})
