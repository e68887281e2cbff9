import { Link } from 'react-router-dom'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatInterno } from '#domain/afiliacion/tipo-movimiento.ts'
import { EstatusTag } from '#admin/shared/ui/StatusTag.tsx'
import { rutaAfiliado } from '#admin/panel/afiliados/ruta-afiliado.ts'
import { fechaDeInstante } from '#admin/panel/instante.ts'
import { nombreEnLista } from '#admin/panel/nombre.ts'
import { MovimientoLink } from './MovimientoLink.tsx'
import type { Columna } from '#admin/panel/list/lista.ts'
import type { MovimientoResumen } from '#domain/afiliacion/movimiento.ts'

export const COLUMNAS_MOVIMIENTOS: readonly Columna<MovimientoResumen>[] = [
  {
    key: 'folio',
    header: 'Folio',
    mono: true,
    fija: true,
    sortable: true,
    sortBy: 'folio',
    cell: (row) => <MovimientoLink id={row.id} folio={row.folio} />,
  },
  { key: 'tipo', header: 'Tipo', sortable: true, sortBy: 'tipo', cell: (row) => row.tipo },
  {
    key: 'nombre',
    header: 'Nombre',
    sortable: true,
    sortBy: 'nombre',
    wrap: true,
    cell: (row) => <Link to={rutaAfiliado(row.afiliadoId)}>{nombreEnLista(row)}</Link>,
  },
  {
    key: 'curp',
    header: 'CURP',
    mono: true,
    sortable: true,
    sortBy: 'curp',
    cell: (row) => <span className="clave">{row.curp}</span>,
  },
  {
    key: 'interno',
    header: 'No. interno',
    numeric: true,
    sortable: true,
    sortBy: 'interno',
    cell: (row) => <span className="secondary">{formatInterno(row.interno)}</span>,
  },
  { key: 'estatus', header: 'Estatus', cell: (row) => <EstatusTag estatus={row.estatus} /> },
  {
    key: 'fecha',
    header: 'Fecha',
    sortable: true,
    sortBy: 'fecha',
    cell: (row) => <span className="secondary">{formatFecha(row.fecha)}</span>,
  },
  {
    key: 'quincena',
    header: 'Quincena',
    oculta: true,
    sortable: true,
    sortBy: 'quincena',
    cell: (row) => row.codigoQuincena,
  },
  { key: 'adscripcion', header: 'Entidad', oculta: true, wrap: true, cell: (row) => row.adscripcion },
  {
    key: 'solicitado',
    header: 'Solicitado',
    oculta: true,
    sortable: true,
    sortBy: 'solicitadoAt',
    cell: (row) => fechaDeInstante(row.solicitadoAt),
  },
  { key: 'solicitadoPor', header: 'Solicitado por', oculta: true, wrap: true, cell: (row) => row.solicitadoPor },
]
