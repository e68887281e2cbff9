import { expect, it } from 'vitest'
import type { RespuestaAumentos } from '#domain/fondos/aumentos/aumento.ts'
import { abrir, boton, llamadas, main } from './soporte/portal.tsx'

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

it('a rise by category takes its salaries by hand, and leads to the load of a file of them', async () => {
  const categoria = (id: number, nombre: string) => ({
    id,
    tipo: 'categoria',
    nombre,
    padreId: null,
    hasta: null,
    sueldo: null,
  })
  const sueldo = {
    id: 9,
    tipo: 'sueldo',
    nombre: '',
    padreId: 1,
    hasta: null,
    sueldo: { montoCentavos: 1_233_575, desde: '2026-01-01' },
  }
  const previsto = {
    ...{ desdeTexto: 'Q22 2026', fecha: '2026-11-16', categorias: [], personas: 0, entidades: 0, sinCambio: 0 },
    ...{ conMovimiento: 0, retroactivo: null, conParametros: true, huella: 'x' },
    porQuincena: { sueldosCentavos: 0, entidadCentavos: 0, afiliadoCentavos: 0 },
  }
  abrir('/dashboard?vista=catalogoPuestosCategorias&ficha=aumentos', {
    '/api/panel/puestos-categorias': {
      body: {
        renglones: [categoria(1, '20B'), categoria(2, '60C'), sueldo],
        plazo: { desde: '2026-11-16', hasta: '2026-12-31' },
      },
    },
    '/api/panel/aumentos': { body: AUMENTOS },
    '/api/panel/aumentos/previsto': { body: previsto },
  })
  await main().getByLabel('Sueldo de cada categoría').check()
  await main().getByText('Hoy $12,335.75').waitFor()
  await main().getByLabel('20B').fill('mucho')
  await main().getByText('Escribe una cantidad en pesos.').waitFor()
  expect(await boton('Revisar aumento').isDisabled()).toBe(true)
  await main().getByLabel('20B').fill('13,335.75')
  await boton('Revisar aumento').click()
  await main().getByText('Hoy nadie cambia de sueldo: solo cambia el catálogo.').waitFor()
  expect(llamadas.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ desde: '2226', porcentaje: null, categorias: [] },
    montos: [{ categoria: '20B', monto: 13_335.75 }],
  })
  expect(await main().getByRole('link', { name: 'Cargarlos de un archivo' }).getAttribute('href')).toBe(
    '/afiliacion/masiva?nueva=sueldos&asunto=2226',
  )
})
