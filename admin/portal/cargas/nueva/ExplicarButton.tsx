import { useQuery } from '@tanstack/react-query'
import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { EJEMPLO_TEXTO, type ColumnaExplicada } from '#domain/cargas/planos/plantilla/explicar-plano.ts'
import { api } from '#admin/providers/api-client.ts'
import { KEY_CARGAS } from '#admin/portal/cargas/use-cargas.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { DataTable, type Column } from '#admin/shared/ui/datos/DataTable.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import type { ReactElement } from 'react'

interface DeClave {
  clave: string
}

/** Opens what each column of a layout means and how it is written. */
export function ExplicarButton({ clave }: DeClave): ReactElement {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" icon={CircleHelp} onClick={() => setOpen(true)}>
        Cómo se llena {clave}
      </Button>
      {isOpen && <ExplicarDialog clave={clave} onClose={() => setOpen(false)} />}
    </>
  )
}

const COLUMNAS: readonly Column<ColumnaExplicada>[] = [
  { key: 'columna', header: 'Columna', wrap: true, cell: ({ columna }) => columna },
  {
    key: 'significado',
    header: 'Qué trae',
    wrap: true,
    cell: ({ significado, valores }) => (
      <>
        {significado}
        {valores.length > 0 && <div className="secondary">{valores.join('; ')}</div>}
      </>
    ),
  },
  { key: 'notacion', header: 'Cómo se escribe', wrap: true, cell: ({ notacion }) => notacion },
  { key: 'obligatoria', header: 'Obligatoria', wrap: true, cell: ({ obligatoria }) => obligatoria },
  { key: 'ejemplo', header: 'Ejemplo', mono: true, cell: ({ ejemplo }) => ejemplo || '–' },
]

function ExplicarDialog({ clave, onClose }: DeClave & { onClose: () => void }): ReactElement {
  const { data, error, refetch } = useQuery({
    queryKey: [KEY_CARGAS, 'explicacion', clave],
    queryFn: ({ signal }) => api.call('GET /api/cargas/planos/:clave/explicacion', { params: { clave }, signal }),
  })
  return (
    <Dialog
      open
      size="lg"
      title={`Cómo se llena ${clave}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      {data ? (
        <div className="stack">
          <p className="secondary">
            {data.nombre}. {EJEMPLO_TEXTO}
          </p>
          <DataTable
            caption={`Columnas de ${clave}`}
            columns={COLUMNAS}
            rows={data.columnas}
            rowKey={({ columna }) => columna}
          />
          <KeyValueList wide items={data.archivo.map(([label, value]) => ({ label, value }))} />
        </div>
      ) : error ? (
        <ErrorState title="No se pudo explicar el plano." error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} height={28} label="Abriendo la explicación" />
      )}
    </Dialog>
  )
}
