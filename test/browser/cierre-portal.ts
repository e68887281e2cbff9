import { expect } from 'vitest'
import type { CierreEntidad, CierresQuincena, RespuestaCierres } from '#domain/quincenas/cierre.ts'
import { otraPersona, registrarAlta } from '#test/support/portal-alta.ts'
import { signInTo, type PortalClient } from '#test/support/portal-client.ts'

export const SALUD = 'Secretaría de Salud'
const CIERRES = '/api/quincenas/2226/cierres'

/** Who acts, in their order: the desk and the validator of Salud, and three of those who sign. */
const QUIENES = ['ventanilla1', 'validador1', 'auxiliar', 'jefe', 'director'] as const

/** The row of Salud in the table of quincena 22. */
export async function filaDeSalud(client: PortalClient): Promise<CierreEntidad> {
  const { body } = await client.get<CierresQuincena>(CIERRES)
  const row = body.entidades.find(({ entidad }) => entidad.nombre === SALUD)
  if (!row) throw new Error(`no row of ${SALUD}: ${JSON.stringify(body)}`)
  return row
}

/**
 * Somebody registered, validated, reviewed and approved at the portal of that address; then the close of Salud's quincena 22
 * requested, and signed by all but the Titular. Gives the entity's id.
 */
export async function cerrarHastaDirector(url: string): Promise<number> {
  const clients = await Promise.all(QUIENES.map((who) => signInTo(url, who)))
  const [desk, validador, auxiliar, jefe, director] = clients as [
    PortalClient,
    PortalClient,
    PortalClient,
    PortalClient,
    PortalClient,
  ]
  const { folio, movimiento } = await registrarAlta(desk, otraPersona())
  for (const [client, acto] of [
    [validador, 'validar'],
    [auxiliar, 'revisar'],
    [jefe, 'aprobar'],
  ] as const) {
    const { version } = (await client.get<{ version: number }>(`/api/panel/movimientos/${movimiento}`)).body
    expect((await client.post(`/api/movimientos/${folio}/${acto}`, { version })).status).toBe(200)
  }
  const entidad = (await filaDeSalud(validador)).entidad.id
  const asked = await validador.post<RespuestaCierres>(`${CIERRES}/solicitar`, { entidades: [entidad] })
  expect(asked.body.rechazados).toEqual([])
  for (const client of [auxiliar, jefe, director]) await firmar(client)
  return entidad
}

/** The fifth signature, which applies the close; back once it is closed. */
export async function firmarTitular(url: string): Promise<void> {
  const titular = await signInTo(url, 'titular')
  await firmar(titular)
  await expect
    .poll(async () => (await filaDeSalud(titular)).cierre?.cerradoAt, { timeout: 30_000 })
    .toEqual(expect.any(String))
}

async function firmar(client: PortalClient): Promise<void> {
  const { cierre } = await filaDeSalud(client)
  const cierres = [{ id: cierre?.id, version: cierre?.version }]
  const signed = await client.post<RespuestaCierres>(`${CIERRES}/firmar`, { cierres })
  expect(signed.body.rechazados).toEqual([])
}
