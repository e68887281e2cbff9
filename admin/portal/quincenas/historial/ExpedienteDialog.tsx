import { ChevronLeft, ChevronRight, Users } from 'lucide-react'
import { useMemo, useState } from 'react'
import { SITUACIONES_EN_PLANTILLA } from '#domain/afiliacion/situacion.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { conMayuscula, formatCuenta, totalCuenta, totalTexto, type Total } from '#domain/cuenta-texto.ts'
import { filasDe } from '#admin/providers/total-de.ts'
import { usePortalRows } from '#admin/shared/list/use-portal-rows.ts'
import { nombreEnLista } from '#admin/shared/nombre-persona.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import type { PersonaConsulta } from '#domain/afiliacion/consulta.ts'
import type { EntidadPasada } from '#domain/quincenas/historial.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

const FILAS = 25
const POR_NOMBRE = { field: 'nombre', order: 'ASC' } as const

interface ExpedienteDialogProps {
  entidad: EntidadPasada
  al: PlainDate
  onKardex: (id: number) => void
  onClose: () => void
}

/** The people whom Total Personal counts: Nombre, CURP, Puesto and the kardex of each. */
export function ExpedienteDialog({ entidad, al, onKardex, onClose }: ExpedienteDialogProps): ReactElement {
  const [page, setPage] = useState(1)
  const filter = useMemo(
    () => ({ adscripcionId: entidad.unidades, al, situacion: SITUACIONES_EN_PLANTILLA }),
    [entidad.unidades, al],
  )
  const { data, total, loading, error, refetch } = usePortalRows('consulta', {
    page,
    perPage: FILAS,
    sort: POR_NOMBRE,
    filter,
  })
  return (
    <Dialog open size="lg" title={`Expediente de ${entidad.entidad}`} onClose={onClose}>
      <div className="stack expediente">
        {total && (
          <p className="secondary">
            {conMayuscula(totalTexto(total, 'persona'))} en activo o con licencia al {formatFecha(al)}.
          </p>
        )}
        {error ? (
          <ErrorState title="No se pudo cargar el expediente." error={error} onRetry={refetch} />
        ) : (
          <DataTable
            caption="Personal de la entidad"
            columns={columnas(onKardex)}
            rows={(data ?? []) as readonly PersonaConsulta[]}
            rowKey={({ id }) => id}
            loading={loading}
            empty={<EmptyState icon={Users} title="No hay empleados en este expediente." />}
          />
        )}
        {total && total.n > FILAS && <Paginas page={page} total={total} onPage={setPage} />}
      </div>
    </Dialog>
  )
}

function columnas(onKardex: (id: number) => void): readonly Column<PersonaConsulta>[] {
  return [
    { key: 'nombre', header: 'Nombre', cut: true, cell: (persona) => nombreEnLista(persona) },
    { key: 'curp', header: 'CURP', mono: true, cell: ({ curp }) => curp },
    { key: 'puesto', header: 'Puesto', cut: true, cell: ({ puesto }) => puesto },
    {
      key: 'kardex',
      header: 'Kardex',
      cell: (persona) => (
        <Button size="sm" aria-label={`Kardex de ${nombreEnLista(persona)}`} onClick={() => onKardex(persona.id)}>
          Kardex
        </Button>
      ),
    },
  ]
}

interface PaginasProps {
  page: number
  total: Total
  onPage: (page: number) => void
}

function Paginas({ page, total, onPage }: PaginasProps): ReactElement {
  const rows = filasDe(total)
  const last = Math.ceil(rows / FILAS)
  return (
    <nav className="expediente-pie" aria-label="Páginas del expediente">
      <span role="status">
        {formatCuenta((page - 1) * FILAS + 1)}–{formatCuenta(Math.min(rows, page * FILAS))} de {totalCuenta(total)}
      </span>
      <span className="row">
        <IconButton icon={ChevronLeft} label="Página anterior" disabled={page <= 1} onClick={() => onPage(page - 1)} />
        <IconButton
          icon={ChevronRight}
          label="Página siguiente"
          disabled={page >= last}
          onClick={() => onPage(page + 1)}
        />
      </span>
    </nav>
  )
}
