import { describe, expect, it } from 'vitest'
import { propuestaLarga } from '#test/support/fingido/dinero-largo.ts'
import { abrir, boton, dialogo, llamadas, main, responder, vista } from './soporte/portal.tsx'
import { documento } from './soporte/lugar.ts'
import type { PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import type { Respuestas } from '#test/support/fingido/respuestas.ts'

const AJENA = propuestaLarga({ nombre: 'Luna Ríos, Ana', unidad: 'Secretaría de Salud' })
const PROPIA: PropuestaPanel = {
  ...AJENA,
  actions: ['retirar'],
  falta: 'La autoriza otra persona: esta propuesta es tuya.',
}
const RETIRADA: PropuestaPanel = { ...PROPIA, version: 2, estado: 'retirada', actions: ['deshacer'], falta: '' }
const UNA = '/api/panel/autorizaciones/999999'

const bandeja = (propuesta: PropuestaPanel): Respuestas => ({
  '/api/panel/autorizaciones': { rows: [propuesta] },
  [UNA]: { body: propuesta },
})
const TITULO = 'Otorgar un préstamo PA-999999'
const enviadas = () => llamadas.filter(({ method, url }) => method === 'POST' && url.pathname.startsWith(UNA))

async function abrirPropuesta(propuesta: PropuestaPanel, nombre: string): Promise<void> {
  abrir(vista('autorizaciones'), bandeja(propuesta))
  await boton(nombre).click()
  await dialogo(TITULO).getByRole('table', { name: 'Qué cambia' }).waitFor()
}

describe('the tray of what a second person authorises', () => {
  it('says what belongs there while nothing waits', async () => {
    abrir(vista('autorizaciones'), { '/api/panel/autorizaciones': { rows: [] } })
    await main().getByText('No hay nada por autorizar.').waitFor()
    await main()
      .getByText(/^Aquí aparece lo que una persona propone y otra tiene que autorizar/)
      .waitFor()
  })

  it('shows what would change before it is authorised, as it was read', async () => {
    await abrirPropuesta(AJENA, 'Revisar PA-999999')
    const cambios = dialogo(TITULO).getByRole('table', { name: 'Qué cambia' })
    expect(cambios.getByRole('row').nth(1).getByRole('cell').texts()).toEqual(['Capital', '–', '$999,999,999.99'])
    responder({ ...bandeja(AJENA), [`${UNA}/autorizar`]: { body: { ...AJENA, version: 2, estado: 'autorizada' } } })
    await boton('Autorizar', dialogo(TITULO)).click()
    await documento().getByText('Se autorizó PA-999999: otorgar un préstamo.').waitFor()
    expect(enviadas().map(({ body }) => body)).toEqual([{ version: 1 }])
    await dialogo().waitForGone()
  })

  it('shows the paper of a proposal beside what would change', async () => {
    const papel = { titulo: 'Comprobante del pago', nombre: 'spei.pdf', bytes: 84_000, paginas: 2 }
    await abrirPropuesta({ ...AJENA, papel, papelRepetido: { id: 12, folio: 'PA-000012' } }, 'Revisar PA-999999')
    const enlace = dialogo(TITULO).getByRole('link', { name: /^Comprobante del pago/ })
    expect(await enlace.getAttribute('href')).toBe(`${UNA}/papel`)
    await dialogo(TITULO).getByText('spei.pdf, 82 kB').waitFor()
    await dialogo(TITULO)
      .getByText(/^El mismo archivo acompaña a PA-000012:/)
      .waitFor()
    const hoja = dialogo(TITULO).getByRole('img', { name: 'Comprobante del pago, página 1 de 2' })
    expect(await hoja.getAttribute('src')).toBe(`${UNA}/papel/paginas/1`)
  })

  it('lets an own proposal be taken back, and that be undone', async () => {
    await abrirPropuesta(PROPIA, 'Abrir PA-999999')
    await dialogo(TITULO).getByText(PROPIA.falta).waitFor()
    expect(boton('Autorizar', dialogo(TITULO)).count()).toBe(0)
    responder({
      ...bandeja(RETIRADA),
      [`${UNA}/retirar`]: { body: RETIRADA },
      [`${UNA}/deshacer`]: { body: { ...PROPIA, version: 3 } },
    })
    await boton('Retirar', dialogo(TITULO)).click()
    await dialogo().waitForGone()
    await boton('Deshacer', documento()).click()
    await documento().getByText('PA-999999 está otra vez por autorizar.').waitFor()
    expect(enviadas().map(({ url, body }) => [url.pathname, body])).toEqual([
      [`${UNA}/retirar`, { version: 1 }],
      [`${UNA}/deshacer`, { version: 2 }],
    ])
  })

  it('turns a proposal down with a reason only', async () => {
    await abrirPropuesta(AJENA, 'Revisar PA-999999')
    await boton('Rechazar', dialogo(TITULO)).click()
    const rechazo = dialogo('Rechazar PA-999999')
    await boton('Rechazar propuesta', rechazo).click()
    await rechazo.getByText('Escribe por qué se rechaza.').waitFor()
    expect(enviadas()).toEqual([])
    await rechazo.getByLabel('Motivo del rechazo').fill('Falta el aval.')
    responder({ ...bandeja(AJENA), [`${UNA}/rechazar`]: { body: { ...AJENA, version: 2, estado: 'rechazada' } } })
    await boton('Rechazar propuesta', rechazo).click()
    await documento().getByText('Se rechazó PA-999999. Luna Ríos, Ana recibe el motivo.').waitFor()
    expect(enviadas().map(({ body }) => body)).toEqual([{ nota: 'Falta el aval.', version: 1 }])
  })

  it('shows what it would be today where that changed since it was read', async () => {
    await abrirPropuesta(AJENA, 'Revisar PA-999999')
    const hoy = { ...AJENA, version: 2, cambios: [{ campo: 'Capital', antes: '', despues: '$1.00' }] }
    const error = 'Lo que haría cambió desde que se propuso: revisa cómo quedaría y autorízalo de nuevo.'
    responder({
      ...bandeja(hoy),
      [`${UNA}/autorizar`]: { status: 409, codigo: 'version', error, actual: hoy },
    })
    await boton('Autorizar', dialogo(TITULO)).click()
    await dialogo(TITULO).getByText(error).waitFor()
    await dialogo(TITULO).getByRole('cell', { name: '$1.00' }).waitFor()
    await boton('Autorizar', dialogo(TITULO)).click()
    await expect.poll(() => enviadas().map(({ body }) => body)).toEqual([{ version: 1 }, { version: 2 }])
  })
})
