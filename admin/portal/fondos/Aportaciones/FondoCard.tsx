import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { ImporteExplicable } from '#admin/shared/ui/datos/ImporteExplicable.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { ExplicacionDialog } from '#admin/shared/aportaciones/ExplicacionDialog.tsx'
import { useRenglones } from './use-aportaciones.ts'
import type { EntidadPedida } from '#admin/shared/rutas/ruta-quincena.ts'
import type { ColumnaPreguntada } from '#domain/fondos/aportaciones/importe-preguntado.ts'
import type { FondoAportado, RenglonAportacion } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement, ReactNode } from 'react'
import '#admin/portal/fondos/tabla-plegable.css'

/** An amount of the table: the person in that close, and the column; none for the total. */
interface Explicado {
  readonly id: number
  readonly columna?: ColumnaPreguntada | undefined
}

interface FondoCardProps {
  fondo: FondoAportado
  codigo: string
  pedida: EntidadPedida
}

/** A fund: its total, and the table of who contributed, loaded when it is opened. */
export function FondoCard({ fondo, codigo, pedida }: FondoCardProps): ReactElement {
  const [open, setOpen] = useState(false)
  const { titulo, totalCentavos, porPartes, afiliadoCentavos, entidadCentavos } = fondo
  return (
    <section className="card fondo">
      <button type="button" className="plegable-cabeza" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon icon={open ? ChevronDown : ChevronRight} />
        <span className="plegable-titulo">{titulo}</span>
        {porPartes && (
          <span className="secondary fondo-partes">
            Afiliado {formatPesos(afiliadoCentavos)} · Entidad {formatPesos(entidadCentavos)}
          </span>
        )}
        <strong>
          <MoneyText centavos={totalCentavos} />
        </strong>
      </button>
      {open && <TablaFondo fondo={fondo} codigo={codigo} pedida={pedida} />}
    </section>
  )
}

function TablaFondo({ fondo, codigo, pedida }: FondoCardProps): ReactElement {
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useRenglones(
    codigo,
    pedida,
    fondo.fondo,
  )
  const [explicado, setExplicado] = useState<Explicado | null>(null)
  if (error)
    return <ErrorState title={`No se pudo cargar ${fondo.titulo}.`} error={error} onRetry={() => void refetch()} />
  const rows = data?.pages.flatMap(({ renglones }) => renglones) ?? []
  return (
    <div className="fondo-tabla">
      <DataTable
        caption={`${fondo.titulo}, por persona`}
        columns={columnsOf(fondo.porPartes, setExplicado)}
        rows={rows}
        rowKey={({ id }) => id}
        loading={isPending}
        empty={<EmptyState title="Nadie aportó a este fondo en la quincena." />}
      />
      {rows.length > 0 && (
        <p className="fondo-pie secondary">
          <span role="status">
            {hasNextPage
              ? `Se muestran ${cuentaTexto(rows.length, 'persona')}.`
              : `${cuentaTexto(rows.length, 'persona')} en total.`}
          </span>
          {hasNextPage && (
            <Button size="sm" busy={isFetchingNextPage} busyText="Cargando…" onClick={() => void fetchNextPage()}>
              Mostrar más
            </Button>
          )}
        </p>
      )}
      {explicado !== null && (
        <ExplicacionDialog de={{ ...explicado, fondo: fondo.fondo }} onClose={() => setExplicado(null)} />
      )}
    </div>
  )
}

function columnsOf(porPartes: boolean, explain: (importe: Explicado) => void): readonly Column<RenglonAportacion>[] {
  const amount = (row: RenglonAportacion, centavos: number | null, columna?: ColumnaPreguntada): ReactNode =>
    centavos === null || centavos === 0 ? (
      '-'
    ) : (
      <ImporteExplicable centavos={centavos} de={row.nombre} onExplicar={() => explain({ id: row.id, columna })} />
    )
  const base: Column<RenglonAportacion>[] = [
    { key: 'interno', header: '# Interno', mono: true, cell: ({ interno }) => interno },
    { key: 'nombre', header: 'Nombre', cut: true, cell: ({ nombre }) => nombre },
    {
      key: 'sueldo',
      header: 'Sueldo quincenal',
      numeric: true,
      cell: (row) => amount(row, row.sueldoCentavos, 'sueldo'),
    },
  ]
  if (!porPartes)
    return [
      ...base,
      { key: 'total', header: 'Aportación', numeric: true, cell: (row) => amount(row, row.totalCentavos) },
    ]
  return [
    ...base,
    {
      key: 'afiliado',
      header: 'Aportación afiliado',
      numeric: true,
      cell: (row) => amount(row, row.afiliadoCentavos, 'afiliado'),
    },
    {
      key: 'entidad',
      header: 'Aportación entidad',
      numeric: true,
      cell: (row) => amount(row, row.entidadCentavos, 'entidad'),
    },
    { key: 'total', header: 'Aportación total', numeric: true, cell: (row) => amount(row, row.totalCentavos) },
  ]
}
