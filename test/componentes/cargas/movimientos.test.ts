import { describe, expect, it } from 'vitest'
import { DE_MOVIMIENTOS, deUna, FOLIO, UNA } from '#test/support/fingido/cargas.ts'
import { abrir, boton, dialogo, llamadas, main } from '#test/componentes/soporte/portal.tsx'
import type { DetalleCarga } from '#domain/cargas/carga.ts'
import type { Respuestas } from '#test/support/fingido/respuestas.ts'

async function ver(detalle: DetalleCarga, mas: Respuestas = {}): Promise<void> {
  abrir(`/afiliacion/masiva/${FOLIO}`, { ...deUna(detalle), ...mas })
  await main().getByRole('heading', { name: FOLIO, level: 1 }).waitFor()
  await main().getByText('El archivo', { exact: true }).waitFor()
}
const enviado = () =>
  llamadas.filter(({ method }) => method === 'POST').map(({ url, body }) => [url.pathname, body] as const)

describe('a load of movements', () => {
  it('says before it is loaded that it needs no approval and its movements do', async () => {
    await ver(DE_MOVIMIENTOS)
    await main().getByText('La carga no espera otra aprobación').waitFor()
    await boton('Cargar 39 movimientos').waitFor()
    expect(
      main()
        .locator('.cifra')
        .texts()
        .map((texto) => texto.slice(0, 8)),
    ).toEqual(['Entran39', 'Con avis', 'Rechazad', 'Personas'])
  })

  it('says what lacks without an oficio, and sends the one that is chosen with the version in sight', async () => {
    await ver(DE_MOVIMIENTOS, { '/api/cargas/oficio': { status: 202, body: DE_MOVIMIENTOS } })
    await main().getByText('Sin oficio: los movimientos entran y se validan').waitFor()
    await boton('Adjuntar oficio').click()
    await dialogo().getByRole('button', { name: 'Adjuntar', exact: true }).click()
    await dialogo().getByText('Elige el oficio firmado.').first().waitFor()
    expect(enviado()).toEqual([])
  })

  it('says whom the portal could check with the oficio, and takes it out', async () => {
    const oficio = { archivo: 'oficio-123.pdf', paginas: 4, sinTexto: 0 }
    await ver({ ...DE_MOVIMIENTOS, oficio }, { [`${UNA}/sin-oficio`]: { status: 202, body: DE_MOVIMIENTOS } })
    await main().getByText('Oficio oficio-123.pdf, 4 páginas. Se rechaza el renglón').waitFor()
    await boton('Quitar').click()
    await expect.poll(enviado).toEqual([[`${UNA}/sin-oficio`, { version: DE_MOVIMIENTOS.version }]])
  })

  it('says of a scan who checks it', async () => {
    await ver({ ...DE_MOVIMIENTOS, oficio: { archivo: 'escaneo.pdf', paginas: 2, sinTexto: 2 } })
    await main().getByText('lo comprueba quien valida cada movimiento, que ve el oficio en él').waitFor()
  })

  it('leads to the movements once it is loaded', async () => {
    const carga = { ...DE_MOVIMIENTOS.carga, estado: 'aplicada' } as const
    await ver({ ...DE_MOVIMIENTOS, carga, aprueban: [], acciones: [] })
    await main().getByText('Sus movimientos quedaron solicitados').waitFor()
    await main().getByRole('link', { name: 'Ver los movimientos' }).waitFor()
  })
})
