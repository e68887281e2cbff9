import { Building2, CircleAlert, CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { atencionDe } from '#domain/quincenas/historial.ts'
import { ImporteDeCierre } from '#admin/shared/pagos/ImporteDeCierre.tsx'
import { useSession } from '#admin/providers/session-context.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { EntidadPasada, HistorialQuincena } from '#domain/quincenas/historial.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

interface EntidadesTableProps {
  historial: HistorialQuincena
  onExpediente: (entidad: EntidadPasada) => void
}

/** The entities of a quincena (specification 2 §2.16); the money only where something was closed. */
export function EntidadesTable({ historial, onExpediente }: EntidadesTableProps): ReactElement {
  const { vistas } = useSession()
  const opens = vistas.includes('panelMovimientos')
  const { codigo, al, organizacion, entidades } = historial
  const cerrada = entidades.some(({ importeCentavos }) => importeCentavos !== null)
  const columns: readonly Column<EntidadPasada>[] = [
    { key: 'entidad', header: 'Entidad', cut: true, cell: ({ entidad }) => <strong>{entidad}</strong> },
    {
      key: 'curp',
      header: 'CURP Representante',
      mono: true,
      cell: ({ representanteCurp }) => representanteCurp || '–',
    },
    { key: 'responsable', header: 'Responsable', cut: true, cell: ({ responsable }) => responsable || '–' },
    { key: 'personal', header: 'Total Personal', numeric: true, cell: ({ personas }) => formatCuenta(personas) },
    {
      key: 'movimientos',
      header: 'Movimientos',
      numeric: true,
      cell: ({ unidades, movimientos }) =>
        opens && movimientos > 0 ? (
          <Link to={movimientosDe(codigo, al, unidades)}>{formatCuenta(movimientos)}</Link>
        ) : (
          formatCuenta(movimientos)
        ),
    },
    ...(cerrada
      ? [
          {
            key: 'importe',
            header: 'Importe',
            numeric: true,
            cell: ({ id, entidad, importeCentavos }: EntidadPasada) =>
              importeCentavos === null ? (
                '–'
              ) : (
                <ImporteDeCierre
                  centavos={importeCentavos}
                  codigo={codigo}
                  entidad={{ id, nombre: entidad }}
                  organizacion={organizacion}
                  volver="HistorialPage"
                />
              ),
          },
        ]
      : []),
    { key: 'atencion', header: 'Atención', cell: (entidad) => <Atencion entidad={entidad} /> },
    {
      key: 'expediente',
      header: 'Expediente',
      cell: (entidad) => (
        <Button size="sm" aria-label={`Expediente de ${entidad.entidad}`} onClick={() => onExpediente(entidad)}>
          Expediente
        </Button>
      ),
    },
  ]
  return (
    <DataTable
      caption="Entidades de la quincena"
      columns={columns}
      rows={entidades}
      rowKey={({ id }) => id}
      minWidth={cerrada ? 1040 : 940}
      empty={<EmptyState icon={Building2} title="No hay entidades registradas para esta quincena." />}
    />
  )
}

/** The panel's list, of exactly the movements that the figure counts: of who was there at the quincena's end. */
function movimientosDe(quincena: string, lugarAl: PlainDate, unidades: readonly number[]): string {
  const adscripcionId = unidades.length === 1 ? unidades[0] : unidades
  return `/panel/movimientos?filter=${encodeURIComponent(JSON.stringify({ quincena, adscripcionId, lugarAl }))}`
}

function Atencion({ entidad }: { entidad: EntidadPasada }): ReactElement {
  const { ok, texto } = atencionDe(entidad)
  return (
    <StatusTag tone={ok ? 'green' : 'red'} icon={ok ? CircleCheck : CircleAlert}>
      {texto}
    </StatusTag>
  )
}
