import type { Actor } from '#domain/acceso/actor.ts'
import { NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { formatInterno } from '#domain/afiliacion/tipo-movimiento.ts'
import { organizacionTexto } from '#domain/organica/arbol.ts'
import { centavosToPesos } from '#domain/organica/dinero.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { filterOf, type RawListQuery } from '#api/http/list-query.ts'
import { findAfiliadosByIds, type AfiliadoRow } from './afiliado-row.ts'
import { csvStream, type ColumnaCsv } from './csv-export.ts'
import { listAfiliadoIds } from './list-afiliados.ts'
import { puestoOf } from './present-persona.ts'
import { alDe, organizacionDe } from './reloj/filtros-al.ts'
import { rowsAsOf } from './reloj/rows-as-of.ts'

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

/** Every person that the query finds within the actor's scope, as CSV; with `al`, as they were that day. The export is noted in the bitácora. */
export async function exportAfiliados(actor: Actor, raw: RawListQuery): Promise<ReadableStream<Uint8Array>> {
  const ids = await listAfiliadoIds(actor, raw)
  const al = alDe(filterOf(raw))
  const organizacion = organizacionDe(filterOf(raw))
  await auditRead(actor, {
    acto: 'afiliados.exportar',
    objeto: 'afiliados',
    objetoId: 'lista',
    despues: { personas: ids.length, ...(al !== null && { al, organizacion }) },
  })
  const read = async (some: readonly number[]) => {
    const rows = await findAfiliadosByIds(some)
    return al === null ? rows : rowsAsOf(rows, al, organizacion)
  }
  if (al === null) return csvStream(ids, read, COLUMNAS)
  const cual: ColumnaCsv<AfiliadoRow> = { titulo: 'Organización', valor: () => organizacionTexto(al, organizacion) }
  return csvStream(ids, read, [...COLUMNAS, cual])
}
