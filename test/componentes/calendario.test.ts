import { expect, it } from 'vitest'
import type { CalendarioAnio, PrevistoCalendario } from '#domain/calendario/calendario-anio.ts'
import { diasInhabiles } from '#domain/calendario/asuetos-oficiales.ts'
import { parsePlainDate } from '#domain/calendario/plain-date.ts'
import { abrir, llamadas } from './soporte/portal.tsx'
import { documento } from './soporte/lugar.ts'

const dia = (text: string) => parsePlainDate(text) ?? expect.unreachable(text)
const boton = (name: RegExp | string) => documento().getByRole('button', { name })

const ANIO_2027: CalendarioAnio = {
  anio: 2027,
  version: 1,
  hoy: dia('2026-11-23'),
  eventos: [{ fecha: dia('2027-03-01'), tipo: 'PAGO' }],
  previos: [],
  inhabiles: diasInhabiles(2027, []),
  habilitaciones: [],
  actions: ['editar'],
}

const PREVISTO: PrevistoCalendario = {
  borrados: 0,
  guardados: 20,
  ventanas: [
    {
      tipo: 'PAGO',
      abren: Array.from({ length: 20 }, (_, i) => dia(`2027-01-${String(i + 4).padStart(2, '0')}`)),
      cierran: [],
    },
  ],
  entidades: 12,
  habilitadas: 0,
  borradores: 0,
  solicitudes: 0,
  pasados: [],
  impresos: [],
}

it('Llenar el año gives the empty days an event, says how many, and is undone at once', async () => {
  abrir('/dashboard?vista=calendarioEventos&anio=2027&mes=6', {
    '/api/panel/calendario/2027': { body: ANIO_2027 },
    '/api/panel/calendario/2027/previsto': { body: PREVISTO },
  })
  await boton('Editar').click()
  await documento()
    .getByText(/^Editando junio de 2027\./)
    .waitFor()
  await documento().getByRole('button', { name: 'Año', exact: true }).click()
  await documento()
    .getByText(/^Editando 2027\./)
    .waitFor()
  await boton('Llenar el año').click()
  await documento()
    .getByText(/^Se llenaron 2\d quincenas de 2027: 3\d\d días\./)
    .waitFor()
  await boton(/^Guardar 3\d\d cambios/).click()
  await documento().getByText('Referencia/Validación: se agregan 20 días, del 4 de enero al 23 de enero.').waitFor()
  const previsto = llamadas.find(({ url }) => url.pathname.endsWith('/previsto'))
  const { cambios } = previsto?.body as { cambios: { fecha: string }[] }
  expect(cambios.map(({ fecha }) => fecha)).not.toContain('2027-03-01')
  await documento().getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  await boton('Deshacer').last().click()
  await boton(/^Guardar( 8 cambios)?$/).waitFor()
})
