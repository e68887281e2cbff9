import { useQuery } from '@tanstack/react-query'
import { FolderKanban, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { request } from '#admin/providers/api-client.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { EstadoCasoTag, PlazoTexto } from './CasoTags.tsx'
import { NuevoCasoDialog } from './NuevoCasoDialog.tsx'
import { rutaCaso } from '#domain/procesos/casos/ruta-caso.ts'
import { rutaCasos } from './ruta-caso.ts'
import { useCanWorkCasos } from './use-opciones-caso.ts'
import type { CasoResumen } from '#domain/procesos/casos/caso.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

const MAX_CASOS = 10
const ABIERTOS = ['pendiente', 'en progreso'] as const

const COLUMNS: readonly Column<CasoResumen>[] = [
  {
    key: 'asunto',
    header: 'Caso',
    wrap: true,
    cell: ({ folio, asunto }) => (
      <>
        <Link to={rutaCaso({ folio })}>{asunto}</Link> <span className="mono secondary small">{folio}</span>
      </>
    ),
  },
  { key: 'estado', header: 'Estado', cell: ({ estado }) => <EstadoCasoTag estado={estado} /> },
  {
    key: 'responsable',
    header: 'Responsable',
    wrap: true,
    cell: ({ responsable }) => responsable?.nombre ?? 'Sin asignar',
  },
  { key: 'plazo', header: 'Fecha límite', cell: ({ plazo }) => <PlazoTexto plazo={plazo} /> },
]

interface Casos {
  readonly rows: readonly CasoResumen[]
  readonly total: number
}

async function fetchCasos(procesoId: number, signal: AbortSignal): Promise<Casos> {
  const response = await request(
    '/api/casos',
    { method: 'GET', headers: { Accept: 'application/json' } },
    {
      signal,
      query: {
        filter: JSON.stringify({ procesoId, estado: ABIERTOS }),
        range: JSON.stringify([0, MAX_CASOS - 1]),
        sort: JSON.stringify(['vence', 'ASC']),
      },
    },
  )
  const total = Number(response.headers.get('Content-Range')?.split('/').pop())
  return { rows: (await response.json()) as CasoResumen[], total }
}

/** Open cases of one process, the most urgent first, and the way to open another. */
export function CasosDelProceso({ procesoId }: { procesoId: number }): ReactElement {
  const [opening, setOpening] = useState(false)
  const canWork = useCanWorkCasos()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['casos-proceso', procesoId],
    queryFn: ({ signal }) => fetchCasos(procesoId, signal),
  })
  const abrir = canWork && (
    <Button size="sm" icon={Plus} onClick={() => setOpening(true)}>
      Abrir caso
    </Button>
  )
  return (
    <Card
      title="Casos abiertos"
      flush
      aside={
        <>
          {data && data.total > 0 && (
            <Link to={rutaCasos({ procesoId })}>{cuentaTexto(data.total, 'caso', 'casos')}, ver todos</Link>
          )}
          {data && data.total > 0 && abrir}
        </>
      }
    >
      {error ? (
        <div className="card-body">
          <ErrorState title="No se pudieron cargar los casos." error={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <DataTable
          caption="Casos abiertos del proceso"
          columns={COLUMNS}
          rows={data?.rows ?? []}
          rowKey={({ id }) => id}
          loading={isPending}
          empty={
            <EmptyState icon={FolderKanban} title="No hay casos abiertos en este proceso" action={abrir}>
              Un caso reúne lo que hay que resolver, quién lo atiende y para cuándo.
            </EmptyState>
          }
        />
      )}
      {opening && <NuevoCasoDialog procesoId={procesoId} onClose={() => setOpening(false)} />}
    </Card>
  )
}
