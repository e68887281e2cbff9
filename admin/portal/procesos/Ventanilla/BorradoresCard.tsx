import { CircleX, FilePen } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { formatFecha, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { etiquetaBorrador, nombrePaso, rutaBorrador } from '#domain/afiliacion/borrador.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { momentText } from '#admin/shared/moment-text.ts'
import type { BorradorResumen } from '#domain/afiliacion/borrador.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

const COLUMNS: readonly Column<BorradorResumen>[] = [
  {
    key: 'titulo',
    header: 'Persona',
    cut: true,
    cell: (borrador) => <Link to={rutaBorrador(borrador)}>{borrador.titulo}</Link>,
  },
  { key: 'tramite', header: 'Trámite', cell: ({ tipo }) => etiquetaBorrador(tipo) },
  {
    key: 'paso',
    header: 'Paso',
    cell: ({ tipo, paso, yaEsta }) =>
      yaEsta ? (
        <StatusTag tone="red" icon={CircleX}>
          Ya no se puede corregir: {yaEsta.toLowerCase()}
        </StatusTag>
      ) : (
        `${paso}. ${nombrePaso(tipo, paso)}`
      ),
  },
  { key: 'autor', header: 'De', cell: ({ propio, autor }) => (propio ? 'Tú' : autor) },
  { key: 'guardado', header: 'Guardado', cell: ({ actualizadoAt }) => momentText(actualizadoAt, Date.now()) },
  { key: 'vence', header: 'Se conserva hasta', cell: ({ venceAt }) => formatFecha(todayInMexico(Date.parse(venceAt))) },
]

/** Procedures begun and not sent; a colleague's says whose it is. `?borradores=mios` leaves one's own. */
export function BorradoresCard({ borradores }: { borradores: readonly BorradorResumen[] | undefined }): ReactElement {
  const [params] = useSearchParams()
  const mios = params.get('borradores') === 'mios'
  const rows = mios ? borradores?.filter(({ propio }) => propio) : borradores
  return (
    <Card
      title={mios ? 'Mis borradores' : 'Borradores abiertos'}
      flush
      aside={mios ? <Link to="/dependenciaVentanilla">Ver los de la oficina</Link> : rows?.length || undefined}
    >
      <DataTable
        caption="Borradores abiertos"
        columns={COLUMNS}
        rows={rows ?? []}
        rowKey={({ id }) => id}
        loading={!borradores}
        empty={
          <EmptyState icon={FilePen} title="No hay trámites a medias">
            Al empezar un trámite se guarda solo y aparece aquí hasta que lo envías.
          </EmptyState>
        }
      />
    </Card>
  )
}
