import { formatCuenta } from '#domain/cuenta-texto.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable, type Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { DetalleCarga, EfectoCarga } from '#domain/cargas/carga.ts'
import type { ReactElement } from 'react'

const COLUMNAS: readonly Column<EfectoCarga>[] = [
  { key: 'titulo', header: 'Qué', cell: ({ titulo }) => titulo },
  { key: 'renglones', header: 'Cuántos', numeric: true, cell: ({ renglones }) => formatCuenta(renglones) },
]

/** What the rows of a file of the institute do, or would do: new ones, changes, new accounts of each profile. */
export function EfectosCarga({ detalle: { carga, efectos } }: { detalle: DetalleCarga }): ReactElement | null {
  if (efectos.length === 0 || carga.estado === 'rechazada') return null
  const titulo = carga.estado === 'aplicada' ? 'Qué hizo el archivo' : 'Qué haría el archivo'
  return (
    <Card title={titulo} flush>
      <DataTable caption={titulo} columns={COLUMNAS} rows={efectos} rowKey={(efecto) => efecto.titulo} />
    </Card>
  )
}
