import { etiquetaClave } from '#domain/fondos/clave-parametro.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { DescuentoComparado } from '#domain/cargas/nomina/conciliacion.ts'

/** Columns of a deduction beside what is due. */
export const COLUMNAS_DESCUENTO: readonly Column<DescuentoComparado>[] = [
  { key: 'clave', header: 'Descuento', cell: ({ clave }) => etiquetaClave(clave) },
  {
    key: 'descontado',
    header: 'Se descontó',
    numeric: true,
    cell: ({ descontadoCentavos }) => formatPesos(descontadoCentavos),
  },
  { key: 'debido', header: 'Corresponde', numeric: true, cell: ({ debidoCentavos }) => formatPesos(debidoCentavos) },
]
