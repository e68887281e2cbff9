import { Link } from 'react-router-dom'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { EstatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { rutaAfiliado } from '#domain/afiliacion/rutas.ts'
import { fechaDeInstante } from '#admin/shared/instante.ts'
import { nombreEnLista } from '#admin/shared/nombre-persona.ts'
import { MovimientoLink } from './MovimientoLink.tsx'
import type { Columna } from '#admin/shared/list/lista.ts'
import type { MovimientoResumen } from '#domain/afiliacion/movimientos/movimiento.ts'

export const COLUMNAS_MOVIMIENTOS: readonly Columna<MovimientoResumen>[] = [
  {
    key: 'folio',
    ancho: 112,
    header: 'Folio',
    mono: true,
    fija: true,
    sortable: true,
    sortBy: 'folio',
    cell: (row) => <MovimientoLink folio={row.folio} />,
  },
  { key: 'tipo', ancho: 150, header: 'Tipo', sortable: true, sortBy: 'tipo', cell: (row) => row.tipo },
  {
    key: 'nombre',
    ancho: 160,
    header: 'Nombre',
    sortable: true,
    sortBy: 'nombre',
    wrap: true,
    cell: (row) => <Link to={rutaAfiliado(row)}>{nombreEnLista(row)}</Link>,
  },
  {
    key: 'curp',
    ancho: 160,
    header: 'CURP',
    mono: true,
    sortable: true,
    sortBy: 'curp',
    cell: (row) => <span className="clave">{row.curp}</span>,
  },
  {
    key: 'interno',
    ancho: 104,
    header: 'No. interno',
    numeric: true,
    sortable: true,
    sortBy: 'interno',
    cell: (row) => <span className="secondary">{formatInterno(row.interno)}</span>,
  },
  { key: 'estatus', ancho: 124, header: 'Estatus', cell: (row) => <EstatusTag estatus={row.estatus} /> },
  {
    key: 'fecha',
    ancho: 110,
    header: 'Fecha',
    sortable: true,
    sortBy: 'fecha',
    cell: (row) => <span className="secondary">{formatFecha(row.fecha)}</span>,
  },
  {
    key: 'quincena',
    ancho: 92,
    header: 'Quincena',
    oculta: true,
    sortable: true,
    sortBy: 'quincena',
    cell: (row) => row.codigoQuincena,
  },
  { key: 'adscripcion', ancho: 130, header: 'Entidad', oculta: true, wrap: true, cell: (row) => row.adscripcion },
  {
    key: 'solicitado',
    ancho: 110,
    header: 'Solicitado',
    oculta: true,
    sortable: true,
    sortBy: 'solicitadoAt',
    cell: (row) => fechaDeInstante(row.solicitadoAt),
  },
  {
    key: 'solicitadoPor',
    ancho: 130,
    header: 'Solicitado por',
    oculta: true,
    wrap: true,
    cell: (row) => row.solicitadoPor,
  },
]
