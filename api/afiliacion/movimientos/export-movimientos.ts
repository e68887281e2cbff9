import type { Actor } from '#domain/acceso/actor.ts'
import { papelesTexto } from '#domain/afiliacion/movimientos/movimiento.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { formatFecha, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import { fechaHoraEnMexico } from '#domain/dia-mexico.ts'
import { filtroDe } from '#api/afiliacion/padron/filtro-exportado.ts'
import { exportarLista } from '#api/files/exportar-lista.ts'
import type { ColumnaExporte, SalidaExporte } from '#api/files/tabla-exportada.ts'
import type { RawListQuery } from '#api/http/listas/list-query.ts'
import { listMovimientoIds } from './list-movimientos.ts'
import { nombreEnLista } from '#api/afiliacion/padron/nombre-visible.ts'
import { estatusOf, findMovimientosByIds, type MovimientoRow } from './movimiento-row.ts'
import { presentMovimientoRenglones, presentMovimientoResumen } from './present-movimiento.ts'

/** A movement, and what is told of its papers where that was asked for. */
type MovimientoExportado = MovimientoRow & { readonly papeles: string }

export const EXPORTADAS_MOVIMIENTOS: readonly ColumnaExporte<MovimientoExportado>[] = [
  { clave: 'folio', titulo: 'Folio', valor: (row) => row.folio },
  { clave: 'tipo', titulo: 'Tipo', valor: (row) => row.tipo },
  { clave: 'interno', titulo: 'No. interno', valor: (row) => formatInterno(row.interno) },
  { clave: 'apellidoPaterno', titulo: 'Apellido paterno', valor: (row) => row.apellido_paterno },
  { clave: 'apellidoMaterno', titulo: 'Apellido materno', valor: (row) => row.apellido_materno },
  { clave: 'nombres', titulo: 'Nombres', valor: (row) => row.nombre },
  { clave: 'nombre', titulo: 'Nombre', siSePide: true, valor: nombreEnLista },
  { clave: 'curp', titulo: 'CURP', valor: (row) => row.curp },
  { clave: 'estatus', titulo: 'Estatus', valor: estatusOf },
  { clave: 'quincena', titulo: 'Quincena', valor: (row) => quincenaCode(row.quincena) },
  { clave: 'fecha', titulo: 'Fecha', valor: (row) => row.fecha },
  { clave: 'adscripcion', titulo: 'Entidad', valor: (row) => row.orgs2 ?? '' },
  { clave: 'entidad', titulo: 'Entidad', siSePide: true, valor: (row) => row.orgs2 ?? '' },
  { clave: 'dependencia', titulo: 'Dirección General', valor: (row) => row.orgs3 ?? '' },
  { clave: 'solicitadoPor', titulo: 'Solicitado por', valor: (row) => row.solicitante ?? 'Sistema' },
  {
    clave: 'solicitado',
    titulo: 'Solicitado',
    valor: (row) => formatFecha(todayInMexico(Date.parse(row.solicitado_at))),
  },
  { clave: 'cambio', titulo: 'Qué cambia', siSePide: true, valor: (row) => presentMovimientoResumen(row).cambio },
  { clave: 'papeles', titulo: 'Papeles', siSePide: true, valor: ({ papeles }) => papeles },
  {
    clave: 'desde',
    titulo: 'Espera',
    siSePide: true,
    valor: (row) => fechaHoraEnMexico(presentMovimientoResumen(row).desde),
  },
]

/** Every movement that the query finds within the actor's scope, as CSV or a workbook. The export is noted in the bitácora. */
export function exportMovimientos(
  actor: Actor,
  raw: RawListQuery,
  salida: SalidaExporte,
): Promise<ReadableStream<Uint8Array>> {
  const lista = {
    hoja: 'Movimientos',
    columnas: EXPORTADAS_MOVIMIENTOS,
    acto: 'movimientos.exportar',
    objeto: 'movimientos',
    ids: () => listMovimientoIds(actor, raw),
    load: (ids: readonly number[]) => loadExportados(ids, salida.columnas?.includes('papeles') === true),
    nota: (movimientos: number) => ({ movimientos, ...filtroDe(raw) }),
  } as const
  return exportarLista(actor, lista, salida)
}

async function loadExportados(ids: readonly number[], conPapeles: boolean): Promise<MovimientoExportado[]> {
  const rows = await findMovimientosByIds(ids)
  const renglones = conPapeles ? await presentMovimientoRenglones(rows) : []
  return rows.map((row, at) => ({ ...row, papeles: renglones[at] ? papelesTexto(renglones[at]) : '' }))
}
