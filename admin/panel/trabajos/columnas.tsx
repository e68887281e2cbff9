import { RotateCcw, X } from 'lucide-react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { duracionTrabajo } from '#domain/acceso/duracion-trabajo.ts'
import { fechaHora } from '#admin/shared/instante.ts'
import { Avance } from './Avance.tsx'
import { EstadoTrabajoTag } from './EstadoTrabajoTag.tsx'
import type { Columna } from '#admin/shared/list/lista.ts'
import type { TrabajoPanel } from '#domain/acceso/trabajo.ts'

interface Acciones {
  readonly reintentar: (trabajo: TrabajoPanel) => void
  readonly cancelar: (trabajo: TrabajoPanel) => void
}

export function columnasTrabajos({ reintentar, cancelar }: Acciones): readonly Columna<TrabajoPanel>[] {
  return [
    {
      key: 'titulo',
      ancho: 220,
      header: 'Trabajo',
      fija: true,
      wrap: true,
      sortable: true,
      sortBy: 'titulo',
      cell: (row) => <span className="strong">{row.titulo}</span>,
    },
    {
      key: 'estado',
      ancho: 120,
      header: 'Estado',
      sortable: true,
      sortBy: 'estado',
      cell: (row) => <EstadoTrabajoTag trabajo={row} />,
    },
    { key: 'avance', ancho: 280, header: 'Avance', wrap: true, cell: (row) => <Avance trabajo={row} /> },
    {
      key: 'usuario',
      ancho: 120,
      header: 'Lo pidió',
      sortable: true,
      sortBy: 'usuario',
      cell: (row) => (row.programado ? <span className="secondary">Su horario</span> : row.usuario),
    },
    {
      key: 'creado',
      ancho: 140,
      header: 'Se pidió',
      sortable: true,
      sortBy: 'creadoAt',
      cell: (row) => <span className="secondary">{fechaHora(row.creadoAt)}</span>,
    },
    {
      key: 'duracion',
      ancho: 90,
      header: 'Duración',
      numeric: true,
      cell: (row) => <span className="secondary">{duracionTrabajo(row, Date.now())}</span>,
    },
    {
      key: 'intentos',
      ancho: 80,
      header: 'Intentos',
      numeric: true,
      oculta: true,
      cell: (row) => row.intentos,
    },
    {
      key: 'terminado',
      ancho: 140,
      header: 'Terminó',
      oculta: true,
      sortable: true,
      sortBy: 'terminadoAt',
      cell: (row) => (row.terminadoAt === null ? '–' : fechaHora(row.terminadoAt)),
    },
    {
      key: 'acciones',
      ancho: 130,
      header: 'Acciones',
      hideHeader: true,
      fija: true,
      cell: (row) => (
        <>
          {row.actions.includes('reintentar') && (
            <Button size="sm" icon={RotateCcw} onClick={() => reintentar(row)}>
              Reintentar<span className="visually-hidden">: {row.titulo}</span>
            </Button>
          )}
          {row.actions.includes('cancelar') && (
            <Button size="sm" icon={X} onClick={() => cancelar(row)}>
              Cancelar<span className="visually-hidden">: {row.titulo}</span>
            </Button>
          )}
        </>
      ),
    },
  ]
}
