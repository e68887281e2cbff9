import { Link, useLocation } from 'react-router-dom'
import { MEDIOS_BITACORA } from '#domain/acceso/bitacora/bitacora.ts'
import { EN_SITIO } from '#admin/panel/hoja/en-sitio.ts'
import { conCuenta } from './con-cuenta.ts'
import { fechaHoraSegundos } from './fecha-hora-segundos.ts'
import { rutaActo } from './ruta-acto.ts'
import { Registro } from './Registro.tsx'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { FilaBitacoraPanel } from '#domain/acceso/bitacora/bitacora.ts'
import type { ReactElement } from 'react'

export const COLUMNAS_BITACORA: readonly Column<FilaBitacoraPanel>[] = [
  { key: 'cuando', header: 'Cuándo', cell: (row) => <ActoLink fila={row} /> },
  {
    key: 'quien',
    header: 'Quién',
    wrap: true,
    cell: ({ nombre, usuario }) => (
      <>
        {nombre || usuario} {conCuenta(nombre, usuario) && <span className="secondary small">{usuario}</span>}
      </>
    ),
  },
  { key: 'acto', header: 'Qué hizo', wrap: true, cell: ({ actoTexto }) => <span className="strong">{actoTexto}</span> },
  { key: 'registro', header: 'Sobre qué', wrap: true, cell: ({ registro }) => <Registro registro={registro} /> },
  {
    key: 'resumen',
    header: 'Qué cambió',
    entera: true,
    cell: ({ resumen }) => (resumen === '' ? <span className="muted">–</span> : resumen),
  },
  {
    key: 'desde',
    header: 'Desde',
    cell: ({ medio, direccion }) => (
      <span className="secondary">{[MEDIOS_BITACORA[medio], direccion].filter(Boolean).join(', ')}</span>
    ),
  },
]

function ActoLink({ fila }: { fila: FilaBitacoraPanel }): ReactElement {
  const { search } = useLocation()
  return (
    <Link to={{ pathname: rutaActo(fila.id), search }} state={EN_SITIO}>
      {fechaHoraSegundos(fila.ocurrioAt)}
      <span className="visually-hidden">: {fila.actoTexto}</span>
    </Link>
  )
}
