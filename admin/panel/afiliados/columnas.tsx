import { Link } from 'react-router-dom'
import { formatPesos } from '#domain/organica/dinero.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { SituacionTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { nombreEnLista } from '#admin/shared/nombre-persona.ts'
import { rutaAfiliado } from '#domain/afiliacion/rutas.ts'
import type { Columna } from '#admin/shared/list/lista.ts'
import type { PersonaResumen } from '#domain/afiliacion/persona.ts'

export const COLUMNAS_AFILIADOS: readonly Columna<PersonaResumen>[] = [
  {
    key: 'interno',
    ancho: 92,
    header: 'No. interno',
    sortable: true,
    sortBy: 'interno',
    cell: (row) => <span className="secondary">{formatInterno(row.interno)}</span>,
  },
  {
    key: 'nombre',
    ancho: 230,
    header: 'Nombre',
    fija: true,
    wrap: true,
    sortable: true,
    sortBy: 'nombre',
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
    key: 'situacion',
    ancho: 150,
    header: 'Situación',
    sortable: true,
    sortBy: 'situacion',
    cell: (row) => <SituacionTag letra={row.situacion} />,
  },
  { key: 'adscripcion', ancho: 170, header: 'Entidad', wrap: true, cell: (row) => row.adscripcion },
  {
    key: 'dependencia',
    ancho: 124,
    header: 'Dirección General',
    oculta: true,
    wrap: true,
    cell: (row) => row.dependencia,
  },
  { key: 'area', ancho: 124, header: 'Área', oculta: true, wrap: true, cell: (row) => row.area },
  { key: 'puesto', ancho: 150, header: 'Puesto', wrap: true, cell: (row) => row.puesto },
  { key: 'categoria', ancho: 84, header: 'Categoría', mono: true, cell: (row) => row.categoria },
  {
    key: 'sueldo',
    ancho: 104,
    header: 'Sueldo',
    numeric: true,
    sortable: true,
    sortBy: 'sueldoCentavos',
    cell: (row) => formatPesos(row.sueldoCentavos),
  },
  {
    key: 'rfc',
    ancho: 124,
    header: 'RFC',
    mono: true,
    oculta: true,
    cell: (row) => <span className="clave">{row.rfc}</span>,
  },
  {
    key: 'nss',
    ancho: 116,
    header: 'NSS',
    mono: true,
    oculta: true,
    cell: (row) => <span className="clave">{row.nss}</span>,
  },
  { key: 'noEmpleado', ancho: 110, header: 'No. empleado', oculta: true, cell: (row) => row.noEmpleado },
  {
    key: 'fechaAlta',
    ancho: 110,
    header: 'Fecha de alta',
    oculta: true,
    sortable: true,
    sortBy: 'fechaAlta',
    cell: (row) => formatFecha(row.fechaAlta),
  },
]
