import type { Actor } from '#domain/acceso/actor.ts'
import { formatInterno } from '#domain/afiliacion/tipo-movimiento.ts'
import { formatFecha, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import type { RawListQuery } from '#api/http/list-query.ts'
import { csvStream, type ColumnaCsv } from './csv-export.ts'
import { listMovimientoIds } from './list-movimientos.ts'
import { estatusOf, findMovimientosByIds, type MovimientoRow } from './movimiento-row.ts'

const COLUMNAS: readonly ColumnaCsv<MovimientoRow>[] = [
  { titulo: 'Folio', valor: (row) => row.folio },
  { titulo: 'Tipo', valor: (row) => row.tipo },
  { titulo: 'No. Interno', valor: (row) => formatInterno(row.interno) },
  { titulo: 'Apellido paterno', valor: (row) => row.apellido_paterno },
  { titulo: 'Apellido materno', valor: (row) => row.apellido_materno },
  { titulo: 'Nombres', valor: (row) => row.nombre },
  { titulo: 'CURP', valor: (row) => row.curp },
  { titulo: 'Estatus', valor: estatusOf },
  { titulo: 'Quincena', valor: (row) => quincenaCode(row.quincena) },
  { titulo: 'Fecha efectiva', valor: (row) => row.fecha },
  { titulo: 'Entidad', valor: (row) => row.orgs2 ?? '' },
  { titulo: 'Dependencia', valor: (row) => row.orgs3 ?? '' },
  { titulo: 'Solicitó', valor: (row) => row.solicitante ?? 'Sistema' },
  { titulo: 'Fecha de solicitud', valor: (row) => formatFecha(todayInMexico(Date.parse(row.solicitado_at))) },
]

/** Every movement that the query finds within the actor's scope, as CSV. The export is noted in the bitácora. */
export async function exportMovimientos(actor: Actor, raw: RawListQuery): Promise<ReadableStream<Uint8Array>> {
  const ids = await listMovimientoIds(actor, raw)
  await auditRead(actor, {
    acto: 'movimientos.exportar',
    objeto: 'movimientos',
    objetoId: 'lista',
    despues: { movimientos: ids.length },
  })
  return csvStream(ids, findMovimientosByIds, COLUMNAS)
}
