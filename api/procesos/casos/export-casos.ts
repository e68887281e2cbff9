import type { Actor } from '#domain/acceso/actor.ts'
import { formatFecha, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { NOMBRE_AREA_CASO } from '#domain/procesos/casos/area-caso.ts'
import type { CasoResumen } from '#domain/procesos/casos/caso.ts'
import { NOMBRE_ESTADO_CASO } from '#domain/procesos/casos/estado-caso.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { csvStream } from '#api/afiliacion/csv-export.ts'
import { xlsxStream, type ColumnaTabla } from '#api/files/tabla-xlsx.ts'
import type { RawListQuery } from '#api/http/list-query.ts'
import { findCasosByIds } from './caso-row.ts'
import { listCasoIds } from './list-casos.ts'
import { presentCasos } from './present-caso.ts'

export const FORMATOS_CASOS = ['csv', 'xlsx'] as const
export type FormatoCasos = (typeof FORMATOS_CASOS)[number]

const diaDe = (instant: string): string => formatFecha(todayInMexico(Date.parse(instant)))

const COLUMNAS: readonly ColumnaTabla<CasoResumen>[] = [
  { titulo: 'Folio', valor: ({ folio }) => folio },
  { titulo: 'Asunto', valor: ({ asunto }) => asunto },
  { titulo: 'Estado', valor: ({ estado }) => NOMBRE_ESTADO_CASO[estado] },
  { titulo: 'Fecha límite', valor: ({ vence }) => vence },
  { titulo: 'Responsable', valor: ({ responsable }) => responsable?.nombre ?? 'Sin asignar' },
  { titulo: 'Persona', valor: ({ persona }) => persona?.nombre ?? '' },
  { titulo: 'Proceso', valor: ({ proceso }) => proceso.nombre },
  { titulo: 'Entidad', valor: ({ entidad }) => entidad || 'Del instituto' },
  { titulo: 'Área', valor: ({ area }) => NOMBRE_AREA_CASO[area] },
  { titulo: 'Módulo actual', valor: ({ moduloActual }) => moduloActual?.nombre ?? '' },
  { titulo: 'Normas', valor: ({ normas }) => normas.total },
  { titulo: 'Normas completadas', valor: ({ normas }) => normas.completadas },
  { titulo: 'Abierto', valor: ({ creadoEn }) => diaDe(creadoEn) },
  { titulo: 'Último cambio', valor: ({ actualizadoEn }) => diaDe(actualizadoEn) },
]

/** Every case that the query finds in the actor's sight, as CSV or a workbook. The export is noted in the bitácora. */
export async function exportCasos(
  actor: Actor,
  raw: RawListQuery,
  formato: FormatoCasos,
): Promise<ReadableStream<Uint8Array>> {
  const ids = await listCasoIds(actor, raw)
  await auditRead(actor, {
    acto: 'casos.exportar',
    objeto: 'casos',
    objetoId: 'lista',
    despues: { casos: ids.length, formato },
  })
  const load = async (chunk: readonly number[]) => presentCasos(await findCasosByIds(chunk))
  return formato === 'csv' ? csvStream(ids, load, COLUMNAS) : xlsxStream('Casos', ids, load, COLUMNAS)
}
