import { Ellipsis, FolderOpen, Pencil, Plus, Trash2, Workflow } from 'lucide-react'
import { Link } from 'react-router-dom'
import { VISTAS, vistaOfComponente } from '#domain/acceso/vistas/vistas.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Menu } from '#admin/shared/ui/capas/Menu.tsx'
import { AvanceTag } from '#admin/shared/documentacion/AvanceTag.tsx'
import { rutaProceso } from '#domain/procesos/clave-proceso.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ProcesoPanel } from '#domain/procesos/modulo.ts'
import type { ReactElement } from 'react'

/** A process with how deep it stands in the popups of the map. */
export interface ProcesoEnArbol extends ProcesoPanel {
  readonly nivel: number
}

/** Each group followed by what stands inside it. */
export function enArbol(
  procesos: readonly ProcesoPanel[],
  parentId: number | null = null,
  nivel = 0,
): ProcesoEnArbol[] {
  return procesos
    .filter(({ parent_id }) => parent_id === parentId)
    .flatMap((proceso) => [{ ...proceso, nivel }, ...enArbol(procesos, proceso.id, nivel + 1)])
}

interface ProcesosCardProps {
  procesos: readonly ProcesoPanel[]
  loading: boolean
  puede: boolean
  onNuevo: () => void
  onEditar: (proceso: ProcesoPanel) => void
  onEliminar: (proceso: ProcesoPanel) => void
}

/** The processes of a module as its popups hold them, with what each opens and which papers it lacks. */
export function ProcesosCard(props: ProcesosCardProps): ReactElement {
  const { procesos, loading, puede, onNuevo } = props
  return (
    <Card
      flush
      title="Procesos"
      aside={
        puede && (
          // The place of a new one is after those that there are.
          <Button size="sm" icon={Plus} disabled={loading} onClick={onNuevo}>
            Nuevo proceso
          </Button>
        )
      }
    >
      <DataTable
        caption="Procesos del módulo"
        columns={columns(props)}
        rows={enArbol(procesos)}
        rowKey={({ id }) => id}
        loading={loading}
        minWidth={760}
        empty={
          <EmptyState
            icon={Workflow}
            title="Este módulo no tiene procesos"
            action={
              puede && (
                <Button size="sm" icon={Plus} onClick={onNuevo}>
                  Nuevo proceso
                </Button>
              )
            }
          >
            Un módulo sin procesos no aparece en el mapa de inicio.
          </EmptyState>
        }
      />
    </Card>
  )
}

function columns({ puede, onEditar, onEliminar }: ProcesosCardProps): readonly Column<ProcesoEnArbol>[] {
  return [
    {
      key: 'nombre',
      header: 'Proceso',
      wrap: true,
      cell: (proceso) => <NombreProceso proceso={proceso} />,
    },
    { key: 'abre', header: 'Abre', wrap: true, cell: (proceso) => <Abre proceso={proceso} /> },
    { key: 'tipo', header: 'Tipo', cell: ({ tipo, componente }) => (componente === null ? '–' : tipo) },
    { key: 'orden', header: 'Orden', numeric: true, cell: ({ orden }) => orden },
    { key: 'documentos', header: 'Documentos', cell: ({ documentos }) => <AvanceTag avance={documentos} /> },
    {
      key: 'acciones',
      header: 'Acciones',
      hideHeader: true,
      cell: (proceso) =>
        puede && (
          <Menu
            label={`Acciones de ${proceso.nombre}`}
            className="icon-btn"
            items={[
              { label: 'Editar', icon: Pencil, onSelect: () => onEditar(proceso) },
              ...(proceso.componente === null
                ? []
                : [{ label: 'Ver su página', icon: FolderOpen, to: rutaProceso(proceso) }]),
              { label: 'Eliminar', icon: Trash2, danger: true, onSelect: () => onEliminar(proceso) },
            ]}
          >
            <Icon icon={Ellipsis} />
          </Menu>
        ),
    },
  ]
}

function NombreProceso({ proceso }: { proceso: ProcesoEnArbol }): ReactElement {
  const { nombre, componente, nivel } = proceso
  return (
    <span className="proceso-nombre" style={{ paddingLeft: `${nivel * 20}px` }}>
      {componente === null ? <span className="strong">{nombre}</span> : <Link to={rutaProceso(proceso)}>{nombre}</Link>}
    </span>
  )
}

function Abre({ proceso: { componente } }: { proceso: ProcesoEnArbol }): ReactElement {
  if (componente === null) return <span className="muted">Grupo de procesos</span>
  if (/^https?:/i.test(componente)) return <span className="secondary">{componente}</span>
  const vista = vistaOfComponente(componente)
  if (vista === null)
    return (
      <>
        Su página <div className="muted small">{componente}</div>
      </>
    )
  return (
    <>
      {VISTAS[vista].titulo} <div className="muted small">{componente}</div>
    </>
  )
}
