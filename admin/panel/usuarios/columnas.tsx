import { Link } from 'react-router-dom'
import { NOMBRE_USUARIO_MAX, unidadDeUsuario } from '#domain/usuarios/usuario.ts'
import { EN_SITIO } from '#admin/panel/hoja/en-sitio.ts'
import { fechaHora } from '#admin/shared/instante.ts'
import { CampoCell, PerfilCell } from './cells.tsx'
import { EstadoUsuarioTag } from './EstadoUsuarioTag.tsx'
import { rutaUsuario } from '#domain/usuarios/ruta-usuario.ts'
import { UsuarioActions } from './UsuarioActions.tsx'
import type { Columna } from '#admin/shared/list/lista.ts'
import type { UsuarioPanel } from '#domain/usuarios/usuario.ts'

/** The deepest unit of an account, and what is above it. */
export function lugarTexto({ entidad, adscripcion, dependencia }: UsuarioPanel): string {
  return [dependencia, adscripcion, entidad].filter(Boolean).join(', ')
}

export const COLUMNAS_USUARIOS: readonly Columna<UsuarioPanel>[] = [
  {
    key: 'id',
    ancho: 60,
    header: 'ID',
    numeric: true,
    oculta: true,
    sortable: true,
    sortBy: 'id',
    cell: (row) => row.id,
  },
  {
    key: 'usuario',
    ancho: 100,
    header: 'Usuario',
    fija: true,
    sortable: true,
    sortBy: 'usuario',
    cell: (row) => (
      <Link to={{ pathname: rutaUsuario(row), search: window.location.search }} state={EN_SITIO}>
        {row.usuario}
      </Link>
    ),
  },
  {
    key: 'nombre',
    ancho: 180,
    header: 'Nombre',
    wrap: true,
    sortable: true,
    sortBy: 'nombre',
    cell: (row) => <CampoCell usuario={row} campo="nombre" label="Nombre" maxLength={NOMBRE_USUARIO_MAX} />,
  },
  {
    key: 'correo',
    ancho: 200,
    header: 'Correo',
    wrap: true,
    sortable: true,
    sortBy: 'correo',
    cell: (row) => <CampoCell usuario={row} campo="correo" label="Correo" maxLength={254} placeholder="Sin correo" />,
  },
  {
    key: 'perfil',
    ancho: 190,
    header: 'Perfil',
    sortable: true,
    sortBy: 'perfil',
    cell: (row) => <PerfilCell usuario={row} />,
  },
  {
    key: 'lugar',
    ancho: 150,
    header: 'Dependencia',
    wrap: true,
    sortable: true,
    sortBy: 'adscripcion',
    cell: (row) => <span className="secondary">{unidadDeUsuario(row) || '–'}</span>,
  },
  {
    key: 'estado',
    ancho: 96,
    header: 'Estado',
    sortable: true,
    sortBy: 'estado',
    cell: (row) => <EstadoUsuarioTag estado={row.estado} />,
  },
  {
    key: 'acceso',
    ancho: 150,
    header: 'Último acceso',
    sortable: true,
    sortBy: 'ultimoAccesoAt',
    cell: (row) => (row.ultimoAccesoAt ? fechaHora(row.ultimoAccesoAt) : 'Nunca'),
  },
  { key: 'acciones', ancho: 50, header: 'Acciones', hideHeader: true, cell: (row) => <UsuarioActions usuario={row} /> },
]
