import { expect, it } from 'vitest'
import { abrir, main } from './soporte/portal.tsx'
import { VENTANA } from '#test/support/fingido/marco.ts'

const VACIA = { siguiente: [], borradores: [], movimientos: [], totalMovimientos: { n: 0, masDe: false } }

it('the home of a desk says once until when its movements are taken', async () => {
  abrir('/dependenciaVentanilla', { '/api/ventanilla': { body: VACIA }, '/api/ventana': { body: VENTANA } }, 'calla')
  await main().getByText('Movimientos abiertos hasta el 30 nov').waitFor()
  expect(
    main()
      .getByText(/hasta el 30|más tardar|Próxima fecha/)
      .count(),
  ).toBe(1)
})
