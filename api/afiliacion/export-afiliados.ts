import type { Actor } from '#domain/acceso/actor.ts'
import { NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { formatInterno } from '#domain/afiliacion/tipo-movimiento.ts'
import { centavosToPesos } from '#domain/organica/dinero.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import type { RawListQuery } from '#api/http/list-query.ts'
import { findAfiliadosByIds, type AfiliadoRow } from './afiliado-row.ts'
import { csvStream, type ColumnaCsv } from './csv-export.ts'
import { listAfiliadoIds } from './list-afiliados.ts'
import { puestoOf } from './present-persona.ts'

const COLUMNAS: readonly ColumnaCsv<AfiliadoRow>[] = [
  { titulo: 'No. Interno', valor: (row) => formatInterno(row.interno) },
  { titulo: 'Apellido paterno', valor: (row) => row.apellido_paterno },
  { titulo: 'Apellido materno', valor: (row) => row.apellido_materno },
  { titulo: 'Nombres', valor: (row) => row.nombre },
  { titulo: 'CURP', valor: (row) => row.curp },
  { titulo: 'RFC', valor: (row) => row.rfc },
  { titulo: 'NSS', valor: (row) => row.nss ?? '' },
  { titulo: 'No. Empleado', valor: (row) => row.noempleado },
  { titulo: 'Situación', valor: (row) => NOMBRE_SITUACION[row.situacion] },
  { titulo: 'Entidad', valor: (row) => row.adscripcion ?? '' },
  { titulo: 'Dependencia', valor: (row) => row.dependencia ?? '' },
  { titulo: 'Área', valor: (row) => row.area ?? '' },
  { titulo: 'Puesto', valor: puestoOf },
  { titulo: 'Categoría', valor: (row) => row.categoria ?? '' },
  { titulo: 'Sueldo mensual', valor: (row) => centavosToPesos(row.sueldo_centavos).toFixed(2) },
  { titulo: 'Fecha de alta', valor: (row) => row.fecha_alta },
]

/** Every person that the query finds within the actor's scope, as CSV. The export is noted in the bitácora. */
export async function exportAfiliados(actor: Actor, raw: RawListQuery): Promise<ReadableStream<Uint8Array>> {
  const ids = await listAfiliadoIds(actor, raw)
  await auditRead(actor, {
    acto: 'afiliados.exportar',
    objeto: 'afiliados',
    objetoId: 'lista',
    despues: { personas: ids.length },
  })
  return csvStream(ids, findAfiliadosByIds, COLUMNAS)
}
