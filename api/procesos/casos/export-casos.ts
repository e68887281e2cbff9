import type { Actor } from '#domain/acceso/actor.ts'
import { formatFecha, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { NOMBRE_AREA_CASO } from '#domain/procesos/casos/area-caso.ts'
import type { CasoResumen } from '#domain/procesos/casos/caso.ts'
import { NOMBRE_ESTADO_CASO } from '#domain/procesos/casos/estado-caso.ts'
import { exportarLista } from '#api/files/exportar-lista.ts'
import type { ColumnaExporte, SalidaExporte } from '#api/files/tabla-exportada.ts'
import type { RawListQuery } from '#api/http/listas/list-query.ts'
import { findCasosByIds } from './caso-row.ts'
import { listCasoIds } from './list-casos.ts'
import { presentCasos } from './present-caso.ts'

const diaDe = (instant: string): string => formatFecha(todayInMexico(Date.parse(instant)))

export const EXPORTADAS_CASOS: readonly ColumnaExporte<CasoResumen>[] = [
  { clave: 'folio', titulo: 'Folio', valor: ({ folio }) => folio },
  { clave: 'asunto', titulo: 'Asunto', valor: ({ asunto }) => asunto },
  { clave: 'estado', titulo: 'Estado', valor: ({ estado }) => NOMBRE_ESTADO_CASO[estado] },
  { clave: 'vence', titulo: 'Fecha límite', valor: ({ vence }) => vence },
  { clave: 'responsable', titulo: 'Responsable', valor: ({ responsable }) => responsable?.nombre ?? 'Sin asignar' },
  { clave: 'persona', titulo: 'Persona', valor: ({ persona }) => persona?.nombre ?? '' },
  { clave: 'proceso', titulo: 'Proceso', valor: ({ proceso }) => proceso.nombre },
  { clave: 'entidad', titulo: 'Entidad', valor: ({ entidad }) => entidad || 'Del instituto' },
  { clave: 'area', titulo: 'Área', valor: ({ area }) => NOMBRE_AREA_CASO[area] },
  { clave: 'modulo', titulo: 'Módulo', valor: ({ moduloActual }) => moduloActual?.nombre ?? '' },
  { clave: 'normas', titulo: 'Normas', valor: ({ normas }) => normas.total },
  { clave: 'normasCompletadas', titulo: 'Normas completadas', valor: ({ normas }) => normas.completadas },
  { clave: 'creado', titulo: 'Abierto', valor: ({ creadoEn }) => diaDe(creadoEn) },
  { clave: 'actualizado', titulo: 'Último cambio', valor: ({ actualizadoEn }) => diaDe(actualizadoEn) },
]

/** Every case that the query finds in the actor's sight, as CSV or a workbook. The export is noted in the bitácora. */
export function exportCasos(
  actor: Actor,
  raw: RawListQuery,
  salida: SalidaExporte,
): Promise<ReadableStream<Uint8Array>> {
  const lista = {
    hoja: 'Casos',
    columnas: EXPORTADAS_CASOS,
    acto: 'casos.exportar',
    objeto: 'casos',
    ids: () => listCasoIds(actor, raw),
    load: async (ids: readonly number[]) => presentCasos(await findCasosByIds(ids)),
    nota: (casos: number) => ({ casos, formato: salida.formato }),
  } as const
  return exportarLista(actor, lista, salida)
}
