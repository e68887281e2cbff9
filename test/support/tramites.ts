import { randomUUID } from 'node:crypto'
import type { DetalleBitacora, PaginaBitacora } from '#domain/acceso/bitacora/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, SQL_TRUE } from '#api/db/sql.ts'
import { registrarAlta, subirArchivo, type AltaHecha, type Lugar } from './afiliacion.ts'
import { signIn, type Client, type Respuesta } from './client.ts'

/** Somebody registered through the API whose alta was then applied: active since 1 January 2025. */
export async function personaActiva(client: Client, lugar: Lugar, situacion = 'A'): Promise<AltaHecha> {
  const alta = await registrarAlta(client, lugar)
  await inTransaction(async () => {
    await execute(
      `UPDATE movimientos SET aplicado = ${SQL_TRUE}, aplicar = ${SQL_TRUE}, aplicado_at = '2025-01-20T00:00:00.000Z' WHERE folio = $1`,
      [alta.folio],
    )
    await execute('UPDATE afiliados SET situacion = $1, fecha_alta = $2, noempleado = $3 WHERE id = $4', [
      situacion,
      '2025-01-01',
      `E${alta.afiliadoId}`,
      alta.afiliadoId,
    ])
  })
  return alta
}

export async function versionDe(afiliadoId: number): Promise<number> {
  const row = await selectRow<{ version: number }>('SELECT version FROM afiliados WHERE id = $1', [afiliadoId])
  return row?.version ?? 0
}

/** A body of `POST /api/tramites/{tramite}` for that person. */
export async function cuerpoDe(
  { afiliadoId, interno }: AltaHecha,
  more: object = {},
): Promise<Record<string, unknown>> {
  return {
    interno,
    version: await versionDe(afiliadoId),
    fecha: '2026-11-23',
    documentos: {},
    observaciones: '',
    ...more,
  }
}

export function solicitar(
  client: Client,
  tramite: string,
  body: unknown,
  key: string = randomUUID(),
): Promise<Respuesta> {
  return client.post(`/api/tramites/${tramite}`, body, { 'idempotency-key': key })
}

export async function papel(client: Client, clave: string): Promise<Record<string, { archivo: string }>> {
  return { [clave]: { archivo: await subirArchivo(client, clave) } }
}

/** What the bitácora says that the newest correction of a movement changed, field by field. */
export async function cambiosDeCorreccion(folio: string): Promise<DetalleBitacora['cambios']> {
  const admin = await signIn('admin')
  const filtro = { objeto: 'movimiento', objetoId: folio, acto: 'movimiento.corregir' }
  const { filas } = (await admin.post<PaginaBitacora>('/api/panel/bitacora/buscar', { filtro })).body
  return (await admin.get<DetalleBitacora>(`/api/panel/bitacora/${filas[0]?.id ?? 0}`)).body.cambios
}
