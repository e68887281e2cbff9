import { expect, it } from 'vitest'
import { resumenCambio } from '#domain/acceso/resumen-cambio.ts'
import type { CambioDerechos } from '#domain/acceso/derecho.ts'

const NADA: CambioDerechos = { pierde: [], cierra: [], gana: [], abre: [] }

it.each([
  [NADA, 'No quita ni da nada.'],
  [{ ...NADA, gana: ['padron.leer'] }, 'Da 1 permiso.'],
  [{ ...NADA, pierde: ['padron.leer', 'archivos.ver'], cierra: ['alta'] }, 'Quita 2 permisos y 1 pantalla.'],
  [{ ...NADA, cierra: ['alta'], abre: ['faq', 'licencia'] }, 'Quita 1 pantalla; da 2 pantallas.'],
] as const)('a change of rights is told in one sentence: %o', (cambio, texto) => {
  expect(resumenCambio(cambio)).toBe(texto)
})
