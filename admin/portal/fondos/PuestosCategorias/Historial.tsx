import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { nombreDe } from './use-puestos.ts'
import type { RenglonPuestos } from '#domain/organica/puestos/catalogo-puestos.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'
import type { Arbol } from './use-puestos.ts'

const fecha = (text: string | null | undefined): string => (text ? formatFecha(text as PlainDate) : 'Sin fin')

const COLUMNS: readonly Column<RenglonPuestos>[] = [
  { key: 'monto', header: 'Sueldo mensual', numeric: true, cell: nombreDe },
  { key: 'desde', header: 'Desde', cell: ({ sueldo }) => fecha(sueldo?.desde) },
  { key: 'hasta', header: 'Hasta', cell: ({ hasta }) => fecha(hasta) },
]

/** Every salary of a category, the newest first. */
export function Historial({ arbol, categoriaId }: { arbol: Arbol; categoriaId: number }): ReactElement {
  return (
    <Card title="Historial de sueldos" flush>
      <DataTable
        caption="Historial de sueldos"
        columns={COLUMNS}
        rows={arbol.hijos('sueldo', categoriaId).toReversed()}
        rowKey={({ id }) => id}
      />
    </Card>
  )
}
