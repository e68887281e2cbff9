import { expect, it } from 'vitest'
import { abrir } from './soporte/portal.tsx'
import { documento, pulsarTecla } from './soporte/lugar.ts'

const AL_REVES = 'va del 21/11/2026 al 01/11/2026. Se esperaba el 21/11/2026 o un día posterior.'

const filtrados = (filter: object) => `/panel/movimientos?filter=${encodeURIComponent(JSON.stringify(filter))}`

it('dates the wrong way round name the filter to mend, in the place of the rows and under its field', async () => {
  abrir(
    filtrados({ desdeFecha: '2026-11-21' }),
    { '/api/panel/movimientos': { rows: [] }, '/api/panel/movimientos/buscar': { rows: [] } },
    'calla',
  )
  await documento().getByRole('button', { name: 'Filtro' }).click()
  const hasta = documento().getByLabel('Fecha hasta', { exact: true })
  await hasta.fill('01/11/2026')
  await expect.poll(() => hasta.getAttribute('aria-invalid')).toBe('true')
  expect(documento().getByText(AL_REVES).count()).toBe(2)
  await documento().getByText('Corrige «Fecha hasta»').waitFor()
  await hasta.fill('30/11/2026')
  await expect.poll(() => documento().getByText(AL_REVES).count()).toBe(0)
})

it('what is no day is said when its field is left', async () => {
  abrir(filtrados({}), { '/api/panel/movimientos': { rows: [] } }, 'calla')
  await documento().getByRole('button', { name: 'Filtro' }).click()
  await documento().getByLabel('Fecha desde', { exact: true }).fill('31/02/2026')
  await pulsarTecla('Tab')
  await documento().getByText('«31/02/2026» no es un día. Escríbelo como dd/mm/aaaa.').waitFor()
})

it('the bitácora says the same of its days', async () => {
  abrir('/panel/bitacora?desde=2026-11-21&hasta=2026-11-01', {
    '/api/panel/bitacora/opciones': { body: { usuarios: [] } },
  })
  await documento().getByText('Corrige «Hasta»').waitFor()
  await documento().getByText(AL_REVES).waitFor()
  await documento().getByRole('button', { name: 'Fechas', exact: true }).click()
  await documento().getByRole('button', { name: 'Aplicar' }).click()
  await expect
    .poll(() =>
      documento()
        .getByLabel(/^Hasta/)
        .getAttribute('aria-invalid'),
    )
    .toBe('true')
})
