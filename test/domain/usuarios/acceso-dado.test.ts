import { expect, it } from 'vitest'
import { accesoRecienteTexto, isAccesoReciente } from '#domain/usuarios/acceso-dado.ts'

it('access is recent for 24 hours', () => {
  const dado = '2026-11-20T12:00:00.000Z'
  expect(isAccesoReciente(dado, dado)).toBe(true)
  expect(isAccesoReciente(dado, '2026-11-21T12:00:00.000Z')).toBe(true)
  expect(isAccesoReciente(dado, '2026-11-21T12:00:00.001Z')).toBe(false)
  expect(isAccesoReciente(dado, '2026-11-20T11:59:59.999Z')).toBe(false)
})

it('names who gave it, or the terminal', () => {
  const at = '2026-11-20T12:00:00.000Z'
  expect(accesoRecienteTexto({ por: 'Ana Ríos', at })).toBe(
    'a menos de 24 horas de que Ana Ríos diera acceso a la cuenta',
  )
  expect(accesoRecienteTexto({ por: null, at })).toContain('la administración del servidor')
})
