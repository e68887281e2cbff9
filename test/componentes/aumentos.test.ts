import { expect, it } from 'vitest'
import type { RespuestaAumentos } from '#domain/fondos/aumentos/aumento.ts'
import { abrir, main } from './soporte/portal.tsx'

const AUMENTOS: RespuestaAumentos = {
  aumentos: [
    {
      id: 1,
      motivo: 'Acuerdo 7',
      porcentajeTexto: '4 %',
      desdeTexto: 'Q22 2026',
      categorias: ['20B'],
      propuso: 'Luna Ríos',
      autorizo: 'Bárcenas Núñez',
      propuesta: 12,
      personas: 3,
      entidades: 1,
    },
  ],
  propuestos: [{ id: 15, folio: 'PA-000015', sujeto: '5 % desde Q23 2026: Acuerdo 8', propuso: 'Luna Ríos' }],
  quincenas: [{ codigo: '2226', texto: 'Q22 2026' }],
  actual: '2226',
}

it('a collective rise that waits leads to its proposal, and an authorised one shows how far it was applied', async () => {
  abrir('/dashboard?vista=catalogoPuestosCategorias&ficha=aumentos', {
    '/api/panel/puestos-categorias': {
      body: { renglones: [], plazo: { desde: '2026-11-16', hasta: '2026-12-31' } },
    },
    '/api/panel/aumentos': { body: AUMENTOS },
  })
  const items = main().getByRole('listitem')
  await main().getByText('5 % desde Q23 2026: Acuerdo 8').waitFor()
  // After the two of the path.
  expect(items.texts().slice(2)).toEqual([
    '5 % desde Q23 2026: Acuerdo 8Por autorizarPA-000015 · lo propuso Luna Ríos',
    '4 % desde Q22 2026AutorizadaAcuerdo 7PA-000012 · 20B · lo propuso Luna Ríos · lo autorizó Bárcenas Núñez · aplicado a 3 personas de 1 entidad',
  ])
  const enlaces = ['PA-000015', 'PA-000012'].map((name) => main().getByRole('link', { name }).getAttribute('href'))
  expect(await Promise.all(enlaces)).toEqual([
    '/dashboard?vista=autorizaciones&propuesta=15',
    '/dashboard?vista=autorizaciones&propuesta=12',
  ])
})
