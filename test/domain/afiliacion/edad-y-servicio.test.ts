import { expect, it } from 'vitest'
import { edadYServicioTexto } from '#domain/afiliacion/tramites/edad-y-servicio.ts'
import { plainDate } from '#domain/plain-date.ts'

it('tells age and service on the day of retirement', () => {
  const persona = { fechaNacimiento: plainDate(1965, 9, 27), fechaAlta: plainDate(1994, 11, 26) }
  expect(edadYServicioTexto(persona, plainDate(2026, 11, 26))).toBe(
    'Al 26 nov 2026: 61 años, 1 mes de edad y 32 años de servicio desde su ingreso, 26 nov 1994.',
  )
})
