import { expect, it } from 'vitest'
import { clavesDeProcesos, cualProceso, isProceso } from '#domain/procesos/clave-proceso.ts'

const proceso = (id: number, nombre: string, parent_id: number | null = null, modulo = 'Afiliación') => ({
  ...{ id, nombre, parent_id, modulo },
})

it('a process is named in an address by its names from its module down, each once', () => {
  const claves = clavesDeProcesos([
    proceso(1, 'Alta'),
    proceso(2, 'Individual', 1),
    proceso(3, 'Baja'),
    proceso(4, 'Individual', 3),
    proceso(5, 'Individual', 3),
    proceso(6, 'Individual 2', 3),
    proceso(7, '2026', null, '…'),
  ])
  expect([...claves]).toEqual([
    [1, 'afiliacion-alta'],
    [2, 'afiliacion-alta-individual'],
    [3, 'afiliacion-baja'],
    [4, 'afiliacion-baja-individual'],
    [5, 'afiliacion-baja-individual-2'],
    [6, 'afiliacion-baja-individual-2-2'],
    [7, 'sin-nombre-2026'],
  ])
})

it('an address kept from before names it by its number, and no key looks like one', () => {
  expect(cualProceso('12')).toEqual({ id: 12 })
  expect(cualProceso('afiliacion-alta-individual')).toEqual({ clave: 'afiliacion-alta-individual' })
  const citas = { id: 12, clave: 'pensiones-citas' }
  expect(['12', 'pensiones-citas', 'citas', '1', null].map((cual) => isProceso(citas, cual))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
