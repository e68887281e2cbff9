import { Link } from 'react-router-dom'
import { formatPesos } from '#domain/organica/dinero.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatInterno } from '#domain/afiliacion/tipo-movimiento.ts'
import { SituacionTag } from '#admin/shared/ui/StatusTag.tsx'
import { nombreEnLista } from '#admin/panel/nombre.ts'
import { rutaAfiliado } from './ruta-afiliado.ts'
import type { Columna } from '#admin/panel/list/lista.ts'
import type { PersonaResumen } from '#domain/afiliacion/persona.ts'

export const COLUMNAS_AFILIADOS: readonly Columna<PersonaResumen>[] = [
  {
    key: 'interno',
    header: 'No. interno',
    sortable: true,
    sortBy: 'interno',
    cell: (row) => <span className="secondary">{formatInterno(row.interno)}</span>,
  },
  {
    key: 'nombre',
    header: 'Nombre',
    fija: true,
    sortable: true,
    sortBy: 'nombre',
    cell: (row) => <Link to={rutaAfiliado(row.id)}>{nombreEnLista(row)}</Link>,
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
    key: 'situacion',
    header: 'Situación',
    sortable: true,
    sortBy: 'situacion',
    cell: (row) => <SituacionTag letra={row.situacion} />,
  },
  { key: 'adscripcion', header: 'Entidad', wrap: true, cell: (row) => row.adscripcion },
  { key: 'dependencia', header: 'Dirección General', wrap: true, cell: (row) => row.dependencia },
  { key: 'puesto', header: 'Puesto', wrap: true, cell: (row) => row.puesto },
  { key: 'categoria', header: 'Categoría', mono: true, cell: (row) => row.categoria },
  {
    key: 'sueldo',
    header: 'Sueldo',
    numeric: true,
    sortable: true,
    sortBy: 'sueldoCentavos',
    cell: (row) => formatPesos(row.sueldoCentavos),
  },
  { key: 'rfc', header: 'RFC', mono: true, oculta: true, cell: (row) => <span className="clave">{row.rfc}</span> },
  { key: 'nss', header: 'NSS', mono: true, oculta: true, cell: (row) => <span className="clave">{row.nss}</span> },
  { key: 'noEmpleado', header: 'No. empleado', oculta: true, cell: (row) => row.noEmpleado },
  {
    key: 'fechaAlta',
    header: 'Fecha de alta',
    oculta: true,
    sortable: true,
    sortBy: 'fechaAlta',
    cell: (row) => formatFecha(row.fechaAlta),
  },
]
