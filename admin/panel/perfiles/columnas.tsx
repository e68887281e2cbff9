import { Link } from 'react-router-dom'
import { rutaPerfil } from '#domain/acceso/ruta-perfil.ts'
import { actosEnLinea, TEXTO_AMBITO } from '#domain/acceso/acto.ts'
import { VisuallyHidden } from '#admin/shared/ui/pagina/VisuallyHidden.tsx'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { NombrePerfil } from './NombrePerfil.tsx'
import { PerfilActions } from './PerfilActions.tsx'
import type { Columna } from '#admin/shared/list/lista.ts'
import type { PerfilPanel } from '#domain/acceso/perfil.ts'

export const COLUMNAS_PERFILES: readonly Columna<PerfilPanel>[] = [
  {
    key: 'nombre',
    ancho: 220,
    header: 'Nombre',
    fija: true,
    wrap: true,
    sortable: true,
    sortBy: 'nombre',
    cell: (row) => <NombrePerfil perfil={row} />,
  },
  {
    key: 'permisos',
    ancho: 100,
    header: 'Permisos',
    soloPantalla: true,
    cell: (row) => (
      <span className="perfil-enlace">
        <Link to={rutaPerfil(row)}>
          Ver permisos<VisuallyHidden> de {row.nombre}</VisuallyHidden>
        </Link>
      </span>
    ),
  },
  {
    key: 'ambito',
    ancho: 110,
    header: 'Ámbito',
    sortable: true,
    sortBy: 'ambito',
    cell: (row) => TEXTO_AMBITO[row.ambito].titulo,
  },
  { key: 'actos', ancho: 180, header: 'Actos', wrap: true, cell: (row) => actosEnLinea(row.actos) },
  {
    key: 'menus',
    ancho: 80,
    header: 'Menús',
    numeric: true,
    sortable: true,
    sortBy: 'menus',
    cell: (row) => formatCuenta(row.menus),
  },
  {
    key: 'procesos',
    ancho: 90,
    header: 'Procesos',
    numeric: true,
    sortable: true,
    sortBy: 'procesos',
    cell: (row) => formatCuenta(row.procesos),
  },
  {
    key: 'usuarios',
    ancho: 90,
    header: 'Usuarios',
    numeric: true,
    sortable: true,
    sortBy: 'usuarios',
    cell: (row) => formatCuenta(row.usuarios),
  },
  { key: 'dosPasos', ancho: 90, header: 'Dos pasos', cell: (row) => (row.exigeDosPasos ? 'Exigidos' : '–') },
  { key: 'acciones', ancho: 60, header: 'Acciones', hideHeader: true, cell: (row) => <PerfilActions perfil={row} /> },
]
