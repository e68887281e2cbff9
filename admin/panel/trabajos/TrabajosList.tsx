import { ListTodo } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useListaDe } from '#admin/panel/recurso.ts'
import { ESTADOS_TRABAJO } from '#domain/acceso/trabajo.ts'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PanelList } from '#admin/panel/list/PanelList.tsx'
import { CancelarDialog } from './CancelarDialog.tsx'
import { columnasTrabajos } from './columnas.tsx'
import { useReintentar } from './use-acciones.ts'
import type { Filtro, TextosLista } from '#admin/shared/list/lista.ts'
import type { TrabajoPanel } from '#domain/acceso/trabajo.ts'
import type { ReactElement } from 'react'
import './trabajos.css'

/** How often the list is asked for again while something moves, and while nothing does. */
const MOVING_MS = 2_000
const RESTING_MS = 10_000

const TEXTOS: TextosLista = {
  tabla: 'Trabajos',
  buscar: '',
  falla: 'No se pudieron cargar los trabajos.',
  uno: 'trabajo',
  varios: 'trabajos',
  vacia: (
    <EmptyState icon={ListTodo} title="Todavía no hay trabajos">
      Aquí estará lo que el portal hace en segundo plano, con su avance y cómo terminó.
    </EmptyState>
  ),
}

const FILTROS: readonly Filtro[] = [
  {
    key: 'estado',
    label: 'Estado',
    placeholder: 'Todos',
    opciones: Object.entries(ESTADOS_TRABAJO).map(([valor, label]) => ({ valor, label })),
  },
]

const SORT = { field: 'creadoAt', order: 'DESC' } as const
const COLUMNAS = columnasTrabajos({ reintentar: () => undefined, cancelar: () => undefined })

/** What runs in the background: how far it is, how it ended, and the way to try it again or stop it. */
export function TrabajosList(): ReactElement {
  return (
    <PanelList resource="trabajos" columnas={COLUMNAS} sort={SORT}>
      <PageHeader vista="panelTrabajos" facts="Lo que el portal hace en segundo plano. La lista se actualiza sola." />
      <Trabajos />
    </PanelList>
  )
}

function Trabajos(): ReactElement {
  const [cancelando, setCancelando] = useState<TrabajoPanel | null>(null)
  const reintentar = useReintentar()
  useAutoRefresh()
  const columnas = columnasTrabajos({ reintentar: (row) => reintentar.run(row), cancelar: setCancelando })
  return (
    <div className="stack">
      {reintentar.error && <ErrorState title="No se pudo reintentar." error={reintentar.error} />}
      <ListTable<TrabajoPanel> textos={TEXTOS} columnas={columnas} filtros={FILTROS} sinBusqueda />
      {cancelando && <CancelarDialog trabajo={cancelando} onClose={() => setCancelando(null)} />}
    </div>
  )
}

function useAutoRefresh(): void {
  const { data = [], refetch } = useListaDe('trabajos')
  const moving = data.some(({ estado }) => estado === 'curso' || estado === 'espera')
  useEffect(() => {
    const timer = setInterval(
      () => {
        if (document.visibilityState === 'visible') void refetch()
      },
      moving ? MOVING_MS : RESTING_MS,
    )
    return () => clearInterval(timer)
  }, [moving, refetch])
}
