import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { aciertoTexto } from '#domain/documentos/correcciones.ts'
import { mesTexto } from './textos.ts'
import type { ResumenLecturas } from '#domain/documentos/correcciones.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

type Mes = ResumenLecturas['porMes'][number]

const COLUMNS: readonly Column<Mes>[] = [
  { key: 'mes', header: 'Mes', cell: ({ mes }) => <strong>{mesTexto(mes)}</strong> },
  { key: 'archivos', header: 'Archivos', numeric: true, cell: ({ archivos }) => formatCuenta(archivos) },
  { key: 'leidos', header: 'Campos', numeric: true, cell: ({ leidos }) => formatCuenta(leidos) },
  {
    key: 'acierto',
    header: 'Acierto',
    numeric: true,
    cell: ({ acierto }) => (
      <span className="lecturas-barra">
        <span className="lecturas-pista" aria-hidden="true">
          <span style={{ width: `${(acierto ?? 0) * 100}%` }} />
        </span>
        {aciertoTexto(acierto)}
      </span>
    ),
  },
  { key: 'corregidos', header: 'Corregidos', numeric: true, cell: ({ corregidos }) => formatCuenta(corregidos) },
  { key: 'mal', header: 'Seguros y mal', numeric: true, cell: ({ segurosMal }) => formatCuenta(segurosMal) },
]

/** The same figures month by month, the newest first. */
export function MesesCard({ porMes }: { porMes: readonly Mes[] }): ReactElement {
  return (
    <Card flush title="Por mes">
      <DataTable caption="Lecturas por mes" columns={COLUMNS} rows={porMes} rowKey={({ mes }) => mes} />
    </Card>
  )
}
