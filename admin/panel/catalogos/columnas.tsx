import { EllipsisVertical, Pencil, Power, PowerOff, Trash2 } from 'lucide-react'
import { ActivoTag } from '#admin/shared/list/ActivoTag.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Menu } from '#admin/shared/ui/capas/Menu.tsx'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import type { Columna } from '#admin/shared/list/lista.ts'
import type { MenuItem } from '#admin/shared/ui/capas/Menu.tsx'
import type { RenglonPanel } from '#domain/organica/catalogos/catalogo.ts'

export type AccionRenglon = 'editar' | 'activar' | 'desactivar' | 'eliminar'

/** Columns of a catalogue, and what can be done with each row; how many use one where something of the portal does. */
export function columnasRenglon(
  conUsos: boolean,
  onAct: (accion: AccionRenglon, renglon: RenglonPanel) => void,
): Columna<RenglonPanel>[] {
  return [
    {
      key: 'clave',
      ancho: 150,
      header: 'Clave',
      mono: true,
      fija: true,
      sortable: true,
      sortBy: 'clave',
      cell: ({ clave }) => clave,
    },
    {
      key: 'nombre',
      ancho: 200,
      header: 'Nombre',
      sortable: true,
      sortBy: 'nombre',
      wrap: true,
      cell: ({ nombre }) => nombre,
    },
    {
      key: 'activo',
      ancho: 110,
      header: 'Estado',
      sortable: true,
      sortBy: 'activo',
      cell: ({ activo }) => <ActivoTag activo={activo} />,
    },
    ...(conUsos ? [USOS] : []),
    {
      key: 'acciones',
      ancho: 60,
      header: 'Acciones',
      hideHeader: true,
      numeric: true,
      fija: true,
      cell: (renglon) => (
        <Menu label={`Acciones de ${renglon.nombre}`} className="icon-btn" items={itemsOf(renglon, onAct)}>
          <Icon icon={EllipsisVertical} />
        </Menu>
      ),
    },
  ]
}

const USOS: Columna<RenglonPanel> = {
  key: 'usos',
  ancho: 90,
  header: 'En uso',
  numeric: true,
  sortable: true,
  sortBy: 'usos',
  cell: ({ usos }) => formatCuenta(usos),
}

function itemsOf(renglon: RenglonPanel, onAct: (accion: AccionRenglon, renglon: RenglonPanel) => void): MenuItem[] {
  const estado: MenuItem = renglon.activo
    ? { label: 'Desactivar', icon: PowerOff, onSelect: () => onAct('desactivar', renglon) }
    : { label: 'Activar', icon: Power, onSelect: () => onAct('activar', renglon) }
  const eliminar: MenuItem = {
    label: 'Eliminar',
    icon: Trash2,
    danger: true,
    onSelect: () => onAct('eliminar', renglon),
  }
  return [
    { label: 'Editar', icon: Pencil, onSelect: () => onAct('editar', renglon) },
    estado,
    ...(renglon.usos === 0 ? [eliminar] : []),
  ]
}
