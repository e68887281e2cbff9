import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { CifrasDeCierre } from './CifrasDeCierre.tsx'
import { useSimulacion } from '#admin/portal/quincenas/Aplicacion/use-cierres.ts'
import type { CierreEntidad } from '#domain/quincenas/cierre.ts'
import type { ReactElement } from 'react'

interface SimulacionCardProps {
  codigo: string
  entidad: CierreEntidad['entidad']
}

/** What signing would do, computed now: nothing of it is written. */
export function SimulacionCard({ codigo, entidad }: SimulacionCardProps): ReactElement {
  const { data, error, refetch } = useSimulacion(codigo, entidad.id)
  return (
    <Card title="Simulación" aside="Nada se escribe hasta la última firma">
      <div className="stack">
        {error && <ErrorState title="No se pudo simular el cierre." error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton lines={6} label="Calculando el cierre" />}
        {data && <CifrasDeCierre codigo={codigo} entidad={entidad} cifras={data} cerrado={false} />}
      </div>
    </Card>
  )
}
