import { parseQuincenaCode } from '#domain/calendario/quincena.ts'
import type { CierreEntidad, CierresQuincena, RespuestaCierres } from '#domain/quincenas/cierre.ts'
import { execute, SQL_TRUE } from '#api/db/sql.ts'
import { aplicarCierre } from '#api/quincenas/aplicar/aplicar-cierre.ts'
import { registrarAlta, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import type { Client, Respuesta } from '#test/support/client.ts'
import { signIn } from '#test/support/client.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'

export type Firmante = 'auxiliar' | 'jefe' | 'director' | 'titular'
export const FIRMANTES = ['auxiliar', 'jefe', 'director', 'titular'] as const satisfies Firmante[]

/** Nothing that applying tells is listened to. */
export const EN_SILENCIO = { paso: () => undefined }

/** Registers somebody and leaves the alta as the institute would once it approved it. */
export async function porAplicar(client: Client, lugar: Lugar, fecha: string): Promise<AltaHecha> {
  const alta = await registrarAlta(client, lugar)
  await execute(`UPDATE movimientos SET aplicar = ${SQL_TRUE}, fecha = $1 WHERE id = $2`, [fecha, alta.movimiento])
  return alta
}

/** The row of an entity in the table of a quincena. */
export async function filaDe(client: Client, quincena: string, entidadId: number): Promise<CierreEntidad> {
  const { body } = await client.get<CierresQuincena>(`/api/quincenas/${quincena}/cierres`)
  const row = body.entidades.find(({ entidad }) => entidad.id === entidadId)
  if (!row) throw new Error(`no row of ${entidadId}: ${JSON.stringify(body)}`)
  return row
}

/** Leaves the closes of a quincena allowed before its day, as the Titular would (decisiones §11.1): the tests' day is earlier. */
export async function permitirCierre(quincena: string, ...entidades: number[]): Promise<void> {
  for (const entidad of entidades)
    await execute(
      `INSERT INTO cierres_anticipados (entidad_id, quincena, motivo, creado_at)
       SELECT id, CAST($2 AS INTEGER), 'Prueba', '2026-11-20T12:00:00.000Z' FROM unidades WHERE id = $1 ON CONFLICT DO NOTHING`,
      [entidad, parseQuincenaCode(quincena, 2026)],
    )
}

/** Requests closes that were allowed before their day. */
export async function solicitarCierre(
  client: Client,
  quincena: string,
  ...entidades: number[]
): Promise<Respuesta<RespuestaCierres & Record<string, unknown>>> {
  await permitirCierre(quincena, ...entidades)
  return client.post(`/api/quincenas/${quincena}/cierres/solicitar`, { entidades })
}

/** Signs the close of an entity, with the password that the Titular is asked for, or returns it with `nota`, as it stands now. */
export async function firmarCierre(
  client: Client,
  quincena: string,
  entidadId: number,
  nota?: string,
): Promise<Respuesta<RespuestaCierres & Record<string, unknown>>> {
  const { cierre } = await filaDe(client, quincena, entidadId)
  const cierres = [{ id: cierre?.id ?? 0, version: cierre?.version ?? 0 }]
  return nota === undefined
    ? client.post(`/api/quincenas/${quincena}/cierres/firmar`, { cierres, clave: DEMO_PASSWORD })
    : client.post(`/api/quincenas/${quincena}/cierres/devolver`, { cierres, nota })
}

/** Requests as `quien` and gives the signatures up to that of `hasta`. Gives the close's id. */
export async function firmarHasta(
  quincena: string,
  entidadId: number,
  hasta: Firmante,
  quien = 'validador1',
): Promise<number> {
  const asked = await solicitarCierre(await signIn(quien), quincena, entidadId)
  if (asked.status !== 200) throw new Error(`request failed: ${JSON.stringify(asked.body)}`)
  for (const usuario of FIRMANTES.slice(0, FIRMANTES.indexOf(hasta) + 1)) {
    const res = await firmarCierre(await signIn(usuario), quincena, entidadId)
    if (res.status !== 200) throw new Error(`${usuario} failed: ${JSON.stringify(res.body)}`)
  }
  return asked.body.hechos[0]?.id ?? 0
}

/** Closes the quincena of an entity whole. Gives the close's id. */
export async function cerrarQuincena(quincena: string, entidadId: number, quien = 'validador1'): Promise<number> {
  const id = await firmarHasta(quincena, entidadId, 'titular', quien)
  await aplicarCierre(id, EN_SILENCIO)
  return id
}
