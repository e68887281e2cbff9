import { expect, it } from 'vitest'
import { abrir, main } from './soporte/portal.tsx'
import { VENTANA } from '#test/support/fingido/marco.ts'

const SIGUE = { texto: 'Lo que guardes a más tardar el 30 de noviembre entra en esta quincena.', ruta: null }
const VACIA = { siguiente: [SIGUE], borradores: [], movimientos: [], totalMovimientos: { n: 0, masDe: false } }

it('the home of a desk says once until when its movements are taken', async () => {
  abrir('/dependenciaVentanilla', { '/api/ventanilla': { body: VACIA }, '/api/ventana': { body: VENTANA } }, 'calla')
  await main().getByText('Movimientos abiertos', { exact: true }).waitFor()
  await main().getByText(SIGUE.texto).waitFor()
  expect(
    main()
      .getByText(/hasta el 30|más tardar|Próxima fecha/)
      .texts(),
  ).toEqual([SIGUE.texto])
})
