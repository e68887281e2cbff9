import { Blocks, Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { rutaModulo } from '#domain/procesos/ruta-modulo.ts'
import { UBICACIONES } from '#domain/procesos/modulo.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PanelList } from '#admin/panel/list/PanelList.tsx'
import { AvanceTag } from '#admin/shared/documentacion/AvanceTag.tsx'
import { ModuloDialog } from './ModuloDialog.tsx'
import { ModuloNombre } from './ModuloNombre.tsx'
import { useCanAdministrar } from './use-can-administrar.ts'
import type { Columna, Filtro, TextosLista } from '#admin/shared/list/lista.ts'
import type { ModuloPanel } from '#domain/procesos/modulo.ts'
import type { ReactElement } from 'react'
import './modulos.css'

export const COLUMNAS_MODULOS: readonly Columna<ModuloPanel>[] = [
  {
    key: 'nombre',
    ancho: 240,
    header: 'Módulo',
    fija: true,
    wrap: true,
    sortable: true,
    sortBy: 'nombre',
    cell: (row) => <ModuloNombre modulo={row} />,
  },
  {
    key: 'tipo',
    ancho: 110,
    header: 'Ubicación',
    sortable: true,
    sortBy: 'lugar',
    cell: ({ tipo }) => UBICACIONES[tipo],
  },
  {
    key: 'orden',
    ancho: 80,
    header: 'Orden',
    numeric: true,
    sortable: true,
    sortBy: 'orden',
    cell: (row) => row.orden,
  },
  {
    key: 'procesos',
    ancho: 100,
    header: 'Procesos',
    numeric: true,
    sortable: true,
    sortBy: 'procesos',
    cell: ({ procesos }) => formatCuenta(procesos),
  },
  {
    key: 'documentos',
    ancho: 220,
    header: 'Documentos de sus procesos',
    cell: ({ documentos }) => <AvanceTag avance={documentos} />,
  },
]

const FILTROS: readonly Filtro[] = [
  {
    key: 'tipo',
    label: 'Ubicación',
    placeholder: 'Todas',
    opciones: Object.entries(UBICACIONES).map(([valor, label]) => ({ valor, label })),
  },
]

/** The modules of the map, band by band, with what each still lacks. */
export function ModulosList(): ReactElement {
  const [creating, setCreating] = useState(false)
  const navigate = useNavigate()
  const puede = useCanAdministrar()
  return (
    <PanelList resource="modulos" columnas={COLUMNAS_MODULOS} sort={{ field: 'lugar', order: 'ASC' }}>
      <PageHeader
        vista="procesos"
        facts="Las áreas del mapa de inicio, en sus tres bandas, y los procesos de cada una."
        actions={
          puede && (
            <Button variant="primary" icon={Plus} onClick={() => setCreating(true)}>
              Nuevo módulo
            </Button>
          )
        }
      />
      <ListTable textos={textos(puede, () => setCreating(true))} columnas={COLUMNAS_MODULOS} filtros={FILTROS} />
      {creating && (
        <ModuloDialog
          modulo={null}
          onClose={() => setCreating(false)}
          onSaved={(saved) => void navigate(rutaModulo(saved))}
        />
      )}
    </PanelList>
  )
}

function textos(puede: boolean, onCreate: () => void): TextosLista {
  return {
    tabla: 'Módulos del mapa',
    buscar: 'Nombre',
    falla: 'No se pudieron cargar los módulos.',
    uno: 'módulo',
    varios: 'módulos',
    vacia: (
      <EmptyState
        icon={Blocks}
        title="— Sin módulos —"
        action={
          puede && (
            <Button size="sm" icon={Plus} onClick={onCreate}>
              Nuevo módulo
            </Button>
          )
        }
      >
        Aquí estará cada área del mapa con sus procesos.
      </EmptyState>
    ),
  }
}
