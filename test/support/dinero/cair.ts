import { randomUUID } from 'node:crypto'
import type { CuentaPanel, PaginaCair, TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import { emitirLinea } from '#api/fondos/pagos/lineas/emitir-linea.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { escribirCierre } from './cierres.ts'
import { signIn, type Client, type Rechazo, type Respuesta } from '#test/support/client.ts'
import type { DosManos } from '#test/support/manos/dos-manos.ts'
import { referenciaDe } from './quincena-cerrada.ts'
import { fileForm } from '#test/support/upload.ts'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

/** A closed quincena of an entity that charges the retirement fund of some people, in centavos, with its line. */
export async function cerrarConRetiro(
  entidadId: number,
  quincena: number,
  importes: ReadonlyMap<number, number>,
): Promise<number> {
  const id = await escribirCierre({
    entidadId,
    quincena,
    lineas: [...importes].map(([afiliadoId, importe]) => ({
      afiliadoId,
      fondo: 'fondo_retiro',
      clave: 'SARE',
      importe,
    })),
  })
  await inTransaction(() => emitirLinea(id))
  return id
}

/** What the bank says was paid of a close's line, whole, on a day on which it was issued already. */
export async function pagarCierre(dosManos: DosManos, cierre: number, fecha: string): Promise<void> {
  const referencia = await referenciaDe(cierre)
  await execute('UPDATE lineas_pago SET emitida = $1 WHERE referencia = $2 AND emitida > $1', [fecha, referencia])
  const row = await selectRow<{ total: number }>(
    `SELECT capital_centavos + interes_centavos AS total FROM lineas_pago WHERE referencia = $1`,
    [referencia],
  )
  const res = await dosManos.pagar({
    referencia,
    importeCentavos: row?.total ?? 0,
    fecha,
    operacion: randomUUID(),
  })
  if (res.status !== 200) throw new Error(`payment failed: ${JSON.stringify(res.body)}`)
}

/** Ticks or unticks the line of a close, as the treasury. */
export function validarCierre(cierre: number, validado: boolean): Promise<Respuesta<Rechazo>> {
  return validarCierres([cierre], validado)
}

/** The same of several closes, in one save. */
export async function validarCierres(cierres: readonly number[], validado: boolean): Promise<Respuesta<Rechazo>> {
  const cambios: object[] = []
  for (const cierre of cierres) {
    const row = await selectRow<{ id: number; version: number }>(
      'SELECT id, version FROM lineas_pago WHERE referencia = $1',
      [await referenciaDe(cierre)],
    )
    cambios.push({ ...row, validado })
  }
  const tesoreria = await signIn('tesoreria')
  return tesoreria.put('/api/validacion-pagos', { cambios })
}

export async function cuenta(client: Client, afiliadoId: number): Promise<CuentaPanel> {
  return (await client.get<CuentaPanel>(`/api/panel/cair/${afiliadoId}`)).body
}

/** Every entry of an account, the newest first: class, day, amount and balance after it. */
export async function mayor(client: Client, afiliadoId: number): Promise<(string | number)[][]> {
  const { body } = await client.get<PaginaCair>(`/api/panel/cair/${afiliadoId}/asientos`)
  return body.renglones.map(({ clase, fecha, importeCentavos, saldoCentavos }) => [
    clase,
    fecha,
    importeCentavos,
    saldoCentavos,
  ])
}

export async function subirPapelCair(client: Client): Promise<string> {
  const { status, body } = await client.upload<{ id: string }>('/api/panel/cair-papeles', fileForm(PDF, 'papel.pdf'))
  if (status !== 201) throw new Error(`upload failed: ${status} ${JSON.stringify(body)}`)
  return body.id
}

/** Asks for a procedure with a paper of its own. */
export async function pedirCair(
  client: Client,
  tramite: 'retiro-capital' | 'aportacion-voluntaria',
  body: object,
  key: string = randomUUID(),
): Promise<Respuesta<TramiteCair & Rechazo>> {
  const papel = 'archivo' in body ? {} : { archivo: await subirPapelCair(client) }
  return client.post(`/api/tramites/${tramite}`, { ...papel, ...body }, { 'idempotency-key': key })
}

/** Gives the next approval of a procedure as it stands. */
export async function aprobarCair(quien: string, id: number): Promise<Respuesta<TramiteCair & Rechazo>> {
  const client = await signIn(quien)
  const { body } = await client.get<TramiteCair>(`/api/panel/cair-tramites/${id}`)
  return client.post(`/api/panel/cair-tramites/${id}/aprobar`, { version: body.version })
}
