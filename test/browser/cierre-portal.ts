import { expect } from 'vitest'
import type { CierreEntidad, CierresQuincena, RespuestaCierres } from '#domain/quincenas/cierre.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo, type PortalClient } from '#test/support/portal/portal-client.ts'
import { permitirCierre } from '#test/support/portal/permitir-cierre.ts'
import { waitUntil } from '#test/support/wait-until.ts'

export const SALUD = 'Secretaría de Salud'
const CIERRES = '/api/quincenas/2226/cierres'

type Cuatro<T> = readonly [T, T, T, T]

async function signInAll(url: string, quienes: Cuatro<string>): Promise<Cuatro<PortalClient>> {
  return (await Promise.all(quienes.map((quien) => signInTo(url, quien)))) as unknown as Cuatro<PortalClient>
}

/** The row of Salud in the table of quincena 22. */
export async function filaDeSalud(client: PortalClient): Promise<CierreEntidad> {
  const { body } = await client.get<CierresQuincena>(CIERRES)
  const row = body.entidades.find(({ entidad }) => entidad.nombre === SALUD)
  if (!row) throw new Error(`no row of ${SALUD}: ${JSON.stringify(body)}`)
  return row
}

/** Somebody registered, validated, reviewed and approved at the portal of that address, in category 20B. */
export async function altaAprobada(url: string): Promise<void> {
  const [desk, validador, auxiliar, jefe] = await signInAll(url, ['ventanilla1', 'validador1', 'auxiliar', 'jefe'])
  const { folio, movimiento } = await registrarAlta(desk, otraPersona())
  for (const [client, acto] of [
    [validador, 'validar'],
    [auxiliar, 'revisar'],
    [jefe, 'aprobar'],
  ] as const) {
    const { version } = (await client.get<{ version: number }>(`/api/panel/movimientos/${movimiento}`)).body
    expect((await client.post(`/api/movimientos/${folio}/${acto}`, { version })).status).toBe(200)
  }
}

/** Salud may close quincena 22 before its day. Gives the entity's id. */
export async function permitirSalud(url: string): Promise<number> {
  const { entidad } = await filaDeSalud(await signInTo(url, 'jefe'))
  await permitirCierre(url, '2226', entidad.id)
  return entidad.id
}

/** The close of Salud's quincena 22 allowed, requested, and signed by all but the Titular. Gives the entity's id. */
export async function cerrarSalud(url: string): Promise<number> {
  const [validador, auxiliar, jefe, director] = await signInAll(url, ['validador1', 'auxiliar', 'jefe', 'director'])
  const entidad = await permitirSalud(url)
  const asked = await validador.post<RespuestaCierres>(`${CIERRES}/solicitar`, { entidades: [entidad] })
  expect(asked.body.rechazados, JSON.stringify(asked.body)).toEqual([])
  for (const client of [auxiliar, jefe, director]) await firmar(client)
  return entidad
}

/** An alta as far as approved, and then the close as far as the Director. Gives the entity's id. */
export async function cerrarHastaDirector(url: string): Promise<number> {
  await altaAprobada(url)
  return cerrarSalud(url)
}

/** The fifth signature, which applies the close; back once it is closed. */
export async function firmarTitular(url: string): Promise<void> {
  const titular = await signInTo(url, 'titular')
  await firmar(titular)
  await waitUntil(async () => expect((await filaDeSalud(titular)).cierre?.cerradoAt).toEqual(expect.any(String)))
}

async function firmar(client: PortalClient): Promise<void> {
  const { cierre } = await filaDeSalud(client)
  const cierres = [{ id: cierre?.id, version: cierre?.version }]
  const signed = await client.post<RespuestaCierres>(`${CIERRES}/firmar`, { cierres, clave: DEMO_PASSWORD })
  expect(signed.body.rechazados).toEqual([])
}
