import { expect, it } from 'vitest'
import { filtroDeQuincena } from '#domain/afiliacion/movimientos/movimientos-de-quincena.ts'
import { parseQuincenaCode } from '#domain/calendario/quincena.ts'

it('the movements of a quincena are all of it but the cancelled ones', () => {
  const { quincena, estatus } = filtroDeQuincena(parseQuincenaCode('2226', 2026) ?? 0)
  expect(quincena).toBe('2226')
  expect([...estatus].sort()).toEqual(['Aplicado', 'Pendiente', 'Por aplicar', 'Solicitado', 'Validado'])
})
