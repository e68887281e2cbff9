import { Lock } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { fechaHora } from '#admin/shared/instante.ts'
import { EN_SITIO } from '#admin/panel/hoja/en-sitio.ts'
import { rutaCorreo } from './ruta-correo.ts'
import { ASPECTO_CORREO } from './aspecto-correo.ts'
import type { Columna } from '#admin/shared/list/lista.ts'
import { claseTexto, NOMBRE_ESTADO_CORREO, NOMBRE_MEDIO_CORREO } from '#domain/correo/textos-correo.ts'
import type { CorreoPanel, EstadoCorreo } from '#domain/correo/correo.ts'
import type { ReactElement } from 'react'

export function EstadoCorreoTag({ estado }: { estado: EstadoCorreo }): ReactElement {
  const { tone, icon } = ASPECTO_CORREO[estado]
  return (
    <StatusTag tone={tone} icon={icon}>
      {NOMBRE_ESTADO_CORREO[estado]}
    </StatusTag>
  )
}

function AsuntoLink({ correo }: { correo: CorreoPanel }): ReactElement {
  const { search } = useLocation()
  return (
    <>
      <Link to={{ pathname: rutaCorreo(correo.id), search }} state={EN_SITIO}>
        {correo.asunto}
      </Link>
      {correo.reservado && (
        <span className="correo-reservado" title="Reservado: su texto no se muestra">
          <Icon icon={Lock} size={13} />
          <span className="visually-hidden">Reservado</span>
        </span>
      )}
    </>
  )
}

export const COLUMNAS_CORREOS: readonly Columna<CorreoPanel>[] = [
  {
    key: 'asunto',
    ancho: 260,
    header: 'Asunto',
    fija: true,
    wrap: true,
    sortable: true,
    sortBy: 'asunto',
    cell: (row) => <AsuntoLink correo={row} />,
  },
  { key: 'para', ancho: 220, header: 'Para', wrap: true, sortable: true, sortBy: 'para', cell: (row) => row.para },
  {
    key: 'clase',
    ancho: 160,
    header: 'Trata de',
    sortable: true,
    sortBy: 'clase',
    cell: (row) => <span className="secondary">{claseTexto(row.clase)}</span>,
  },
  {
    key: 'estado',
    ancho: 110,
    header: 'Estado',
    sortable: true,
    sortBy: 'estado',
    cell: (row) => <EstadoCorreoTag estado={row.estado} />,
  },
  {
    key: 'creado',
    ancho: 150,
    header: 'Creado',
    sortable: true,
    sortBy: 'creadoAt',
    cell: (row) => <span className="secondary">{fechaHora(row.creadoAt)}</span>,
  },
  { key: 'actor', ancho: 120, header: 'Lo originó', oculta: true, cell: (row) => row.actor },
  { key: 'intentos', ancho: 90, header: 'Intentos', numeric: true, oculta: true, cell: (row) => row.intentos },
  {
    key: 'medio',
    ancho: 150,
    header: 'Salió por',
    oculta: true,
    cell: (row) => (row.medio ? NOMBRE_MEDIO_CORREO[row.medio] : '–'),
  },
]
