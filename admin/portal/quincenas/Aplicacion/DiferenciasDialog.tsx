import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { formatPesos } from '#domain/organica/dinero.ts'
import { TEXTO_CAUSA } from '#domain/quincenas/diferencias.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { conSigno } from './con-signo.ts'
import { ExplicacionPrevista } from './ExplicacionPrevista.tsx'
import { useDiferencias } from './use-cierres.ts'
import type { CausaDiferencia } from '#domain/quincenas/diferencias.ts'
import type { DiferenciaPersona, SimulacionCierre } from '#domain/quincenas/simulacion.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

interface DiferenciasDialogProps {
  codigo: string
  entidad: SimulacionCierre['entidad']
  causa: CausaDiferencia
  onClose: () => void
}

/** The people of one cause: what the entity owed for each, what it would owe, and why; each amount opens its explanation. */
export function DiferenciasDialog({ codigo, entidad, causa, onClose }: DiferenciasDialogProps): ReactElement {
  const [explicada, setExplicada] = useState<DiferenciaPersona | null>(null)
  const title = explicada ? explicada.nombre : `${TEXTO_CAUSA[causa]}: ${entidad.nombre}`
  return (
    <Dialog
      open
      size="lg"
      title={title}
      onClose={onClose}
      {...(explicada && { footer: <Button onClick={() => setExplicada(null)}>Regresar</Button> })}
    >
      {explicada ? (
        <ExplicacionPrevista codigo={codigo} interno={explicada.interno} />
      ) : (
        <Personas codigo={codigo} entidadId={entidad.id} causa={causa} onExplicar={setExplicada} />
      )}
    </Dialog>
  )
}

interface PersonasProps {
  codigo: string
  entidadId: number
  causa: CausaDiferencia
  onExplicar: (persona: DiferenciaPersona) => void
}

function Personas({ codigo, entidadId, causa, onExplicar }: PersonasProps): ReactElement {
  const query = useDiferencias(codigo, entidadId, causa)
  if (query.error)
    return (
      <ErrorState
        title="No se pudieron cargar las diferencias."
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    )
  return (
    <div className="stack">
      <DataTable
        caption={`Diferencias: ${TEXTO_CAUSA[causa]}`}
        columns={columnas(onExplicar)}
        rows={query.data?.pages.flatMap(({ diferencias }) => diferencias) ?? []}
        rowKey={({ afiliadoId }) => afiliadoId}
        loading={query.isPending}
        empty={<EmptyState icon={Inbox} title="Ya no hay diferencias por esta causa." />}
      />
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} busyText="Cargando…" onClick={() => void query.fetchNextPage()}>
          Ver más personas
        </Button>
      )}
    </div>
  )
}

function columnas(onExplicar: (persona: DiferenciaPersona) => void): readonly Column<DiferenciaPersona>[] {
  return [
    { key: 'interno', header: 'No. interno', mono: true, cell: ({ interno }) => interno },
    { key: 'nombre', header: 'Nombre', wrap: true, cell: ({ nombre }) => nombre },
    { key: 'antes', header: 'Antes', numeric: true, cell: ({ antesCentavos }) => formatPesos(antesCentavos) },
    { key: 'ahora', header: 'Ahora', numeric: true, cell: ({ ahoraCentavos }) => formatPesos(ahoraCentavos) },
    { key: 'causas', header: 'Por qué', wrap: true, cell: (persona) => <Causas persona={persona} /> },
    {
      key: 'explicar',
      header: 'Explicar',
      hideHeader: true,
      cell: (persona) => (
        <Button size="sm" aria-label={`Explicar el importe de ${persona.nombre}`} onClick={() => onExplicar(persona)}>
          Explicar
        </Button>
      ),
    },
  ]
}

function Causas({ persona }: { persona: DiferenciaPersona }): ReactElement {
  return (
    <ul className="plain cierre-motivos">
      {persona.causas.map(({ causa, importeCentavos, detalle }) => (
        <li key={causa}>
          <strong>
            {TEXTO_CAUSA[causa]} {conSigno(importeCentavos)}
          </strong>
          <span className="secondary">{detalle}</span>
        </li>
      ))}
    </ul>
  )
}
