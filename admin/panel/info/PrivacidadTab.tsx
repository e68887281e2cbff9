import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock3, History, Plus } from 'lucide-react'
import { useState } from 'react'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { AvisoTexto } from '#admin/shared/instituto/AvisoPrivacidad.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { fechaHora } from '#admin/shared/instante.ts'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { PublicarAviso } from './PublicarAviso.tsx'
import type { AvisoPrivacidadFila } from '#domain/instituto/aviso-privacidad.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

const ESTADO = {
  vigente: { tone: 'green', icon: CircleCheck, text: 'En vigor' },
  programado: { tone: 'blue', icon: Clock3, text: 'Programada' },
  anterior: { tone: 'neutral', icon: History, text: 'Anterior' },
} as const

const KEY = ['avisos-privacidad']

/** Versions of the privacy notice: the one in force, those that will be and those that were; none is ever changed. */
export function PrivacidadTab(): ReactElement {
  const [reading, setReading] = useState<AvisoPrivacidadFila | null>(null)
  const [writing, setWriting] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.call('GET /api/panel/avisos-privacidad', { signal, query: { range: '[0,199]' } }),
  })
  const vigente = data?.find(({ estado }) => estado === 'vigente')
  return (
    <div className="info-columna-ancha stack">
      <Card
        flush
        title="Versiones"
        aside={
          <Button size="sm" variant="primary" icon={Plus} disabled={!data} onClick={() => setWriting(true)}>
            Nueva versión
          </Button>
        }
      >
        {error && (
          <ErrorState title="No se pudieron cargar las versiones." error={error} onRetry={() => void refetch()} />
        )}
        {!data && !error && <Skeleton lines={4} label="Cargando las versiones" />}
        {data?.length === 0 && (
          <EmptyState title="Todavía no hay aviso de privacidad">
            Publica el primero: se mostrará al entrar y en el alta, y cada alta conservará qué versión estaba en vigor.
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <DataTable
            caption="Versiones del aviso de privacidad"
            columns={columns(setReading)}
            rows={data}
            rowKey={({ id }) => id}
          />
        )}
      </Card>
      {vigente && (
        <Card title={`Texto en vigor, versión ${vigente.version}`}>
          <AvisoTexto texto={vigente.texto} />
        </Card>
      )}
      {reading && (
        <Dialog
          open
          size="md"
          title={`Aviso de privacidad, versión ${reading.version}`}
          onClose={() => setReading(null)}
        >
          <AvisoTexto texto={reading.texto} />
        </Dialog>
      )}
      {writing && data && <PublicarAviso ultima={data} onClose={() => setWriting(false)} />}
    </div>
  )
}

function columns(onRead: (fila: AvisoPrivacidadFila) => void): readonly Column<AvisoPrivacidadFila>[] {
  return [
    {
      key: 'version',
      header: 'Versión',
      cell: (fila) => (
        <button type="button" className="link-button" onClick={() => onRead(fila)}>
          Versión {fila.version}
        </button>
      ),
    },
    {
      key: 'estado',
      header: 'Estado',
      cell: ({ estado }) => (
        <StatusTag tone={ESTADO[estado].tone} icon={ESTADO[estado].icon}>
          {ESTADO[estado].text}
        </StatusTag>
      ),
    },
    { key: 'desde', header: 'En vigor desde', cell: ({ vigenteDesde }) => formatFecha(vigenteDesde) },
    {
      key: 'publico',
      header: 'Publicó',
      wrap: true,
      cell: ({ publicadoPor, publicadoAt }) => (
        <>
          {publicadoPor} <span className="secondary small">{fechaHora(publicadoAt)}</span>
        </>
      ),
    },
    { key: 'tramites', header: 'Trámites con ella', numeric: true, cell: ({ tramites }) => formatCuenta(tramites) },
  ]
}
