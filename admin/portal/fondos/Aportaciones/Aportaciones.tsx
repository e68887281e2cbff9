import { Coins } from 'lucide-react'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { EntidadSelect } from './EntidadSelect.tsx'
import { QuincenaCard } from './QuincenaCard.tsx'
import { useEntidadPedida } from '#admin/portal/fondos/quincena/use-entidad-pedida.ts'
import { rutaQuincena, type EntidadPedida } from '#admin/shared/rutas/ruta-quincena.ts'
import { OrganizacionCierres } from '#admin/shared/relojes/OrganizacionCierres.tsx'
import { usePanel } from './use-aportaciones.ts'
import type { PanelAportaciones } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { ReactElement } from 'react'
import './aportaciones.css'

/** `aportacion`: closed quincenas as cards, paid or not, each one opening its detail (spec 3 §2.1). */
export default function Aportaciones(): ReactElement {
  const { pedida, setEntidad } = useEntidadPedida()
  const { data, error, isPending, refetch } = usePanel(pedida)
  return (
    <>
      <PageHeader vista="aportacion" facts="Cada quincena cerrada, con lo que se aportó y si ya se pagó." />
      <div className="stack">
        <OrganizacionCierres />
        {error && (
          <ErrorState title="No se pudieron cargar las aportaciones." error={error} onRetry={() => void refetch()} />
        )}
        {isPending && <Skeleton lines={6} label="Cargando las aportaciones" />}
        {data && (
          <>
            <EntidadSelect entidades={data.entidades} value={pedida.entidad} onChange={setEntidad} />
            <Tarjetas panel={data} pedida={pedida} />
          </>
        )}
      </div>
    </>
  )
}

function Tarjetas({ panel, pedida }: { panel: PanelAportaciones; pedida: EntidadPedida }): ReactElement {
  if (panel.quincenas.length === 0)
    return (
      <Card>
        <EmptyState icon={Coins} title="Aún no hay quincenas cerradas.">
          Cada quincena aparece aquí en cuanto su cierre se aplica.
        </EmptyState>
      </Card>
    )
  return (
    <ul className="quincenas" aria-label="Quincenas cerradas">
      {panel.quincenas.map((quincena) => (
        <QuincenaCard
          key={quincena.codigo}
          quincena={quincena}
          to={rutaQuincena('aportacionesDetalle', quincena.codigo, pedida)}
        />
      ))}
    </ul>
  )
}
