import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PanelList } from '#admin/panel/list/PanelList.tsx'
import { CerrarDialog } from './CerrarDialog.tsx'
import { columnasSesiones } from './columnas.tsx'
import type { Cierre } from './CerrarDialog.tsx'
import type { TextosLista } from '#admin/shared/list/lista.ts'
import type { SesionAbierta } from '#domain/usuarios/sesion-abierta.ts'
import type { ReactElement } from 'react'
import './sesiones.css'

const TEXTOS: TextosLista = {
  tabla: 'Sesiones abiertas',
  buscar: 'Persona, perfil, equipo o dirección',
  falla: 'No se pudieron cargar las sesiones.',
  uno: 'sesión',
  varios: 'sesiones',
  vacia: (
    <EmptyState icon={MonitorSmartphone} title="No hay sesiones abiertas">
      Aquí estará cada persona que haya entrado al portal, desde dónde y con qué equipo.
    </EmptyState>
  ),
}

const SORT = { field: 'ultimoUsoAt', order: 'DESC' } as const

/** Everybody who is inside, from where and since when; whoever should not be can be put out at once. */
export function SesionesList(): ReactElement {
  const [cierre, setCierre] = useState<Cierre | null>(null)
  const columnas = columnasSesiones(setCierre)
  return (
    <PanelList resource="sesiones" columnas={columnas} sort={SORT}>
      <PageHeader
        vista="panelSesiones"
        facts="Quién está dentro del portal. Una sesión que se cierra aquí termina al instante."
      />
      <ListTable<SesionAbierta> textos={TEXTOS} columnas={columnas} />
      {cierre && <CerrarDialog cierre={cierre} onClose={() => setCierre(null)} />}
    </PanelList>
  )
}
