import { LogOut, UserX } from 'lucide-react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Chip } from '#admin/shared/ui/datos/Chip.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { fechaHora } from '#admin/shared/instante.ts'
import type { Cierre } from './CerrarDialog.tsx'
import type { Columna } from '#admin/shared/list/lista.ts'
import type { SesionAbierta } from '#domain/usuarios/sesion-abierta.ts'
import type { ReactElement } from 'react'

function instante(key: 'creadaAt' | 'ultimoUsoAt' | 'venceAt', header: string, oculta = false): Columna<SesionAbierta> {
  return {
    key,
    header,
    ancho: 140,
    sortable: true,
    sortBy: key,
    oculta,
    cell: (row) => <span className="secondary">{fechaHora(row[key])}</span>,
  }
}

export function columnasSesiones(onClose: (cierre: Cierre) => void): readonly Columna<SesionAbierta>[] {
  return [
    {
      key: 'nombre',
      ancho: 220,
      header: 'Persona',
      fija: true,
      wrap: true,
      sortable: true,
      sortBy: 'nombre',
      cell: (row) => (
        <>
          <span className="strong">{row.nombre}</span> <span className="secondary small">{row.usuario}</span>
        </>
      ),
    },
    {
      key: 'perfil',
      ancho: 130,
      header: 'Perfil',
      wrap: true,
      sortable: true,
      sortBy: 'perfil',
      cell: (row) => row.perfil,
    },
    { key: 'equipo', ancho: 150, header: 'Equipo', sortable: true, sortBy: 'equipo', cell: (row) => row.equipo },
    {
      key: 'direccion',
      ancho: 120,
      header: 'Dirección',
      mono: true,
      sortable: true,
      sortBy: 'direccion',
      cell: (row) => row.direccion || '–',
    },
    instante('creadaAt', 'Desde'),
    instante('ultimoUsoAt', 'Último uso'),
    instante('venceAt', 'Vence', true),
    {
      key: 'acciones',
      ancho: 170,
      header: 'Acciones',
      hideHeader: true,
      fija: true,
      cell: (row) => <Acciones sesion={row} onClose={onClose} />,
    },
  ]
}

function Acciones(props: { sesion: SesionAbierta; onClose: (cierre: Cierre) => void }): ReactElement {
  const { sesion, onClose } = props
  return (
    <span className="sesion-acciones">
      {sesion.actual ? (
        <Chip>Esta sesión</Chip>
      ) : (
        <Button size="sm" icon={LogOut} onClick={() => onClose({ sesion, todas: false })}>
          Cerrar<span className="visually-hidden"> la sesión de {sesion.nombre}</span>
        </Button>
      )}
      <IconButton
        size="sm"
        icon={UserX}
        label={`Cerrar todas las sesiones de ${sesion.nombre}`}
        onClick={() => onClose({ sesion, todas: true })}
      />
    </span>
  )
}
