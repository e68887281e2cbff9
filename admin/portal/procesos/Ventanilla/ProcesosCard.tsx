import { Link } from 'react-router-dom'
import { procesosDe } from '#domain/procesos/mapa.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { rutaProceso } from '#domain/procesos/clave-proceso.ts'
import { useMapa } from '#admin/portal/procesos/use-mapa.ts'
import type { ReactElement } from 'react'

/** The processes that the desk works, each with the way to its page: a desk has no map that would lead there. */
export function ProcesosCard(): ReactElement | null {
  const { data, isPending, error, refetch } = useMapa()
  if (isPending) return <Skeleton lines={3} label="Cargando tus procesos" />
  if (error)
    return <ErrorState title="No se pudieron cargar tus procesos." error={error} onRetry={() => void refetch()} />
  const procesos = procesosDe(data)
  if (procesos.length === 0) return null
  return (
    <Card title="Procesos que atiendes">
      <p className="small muted">Responsables, documentos y casos de cada uno.</p>
      <ul className="plain desk-procesos">
        {procesos.map(({ id, clave, nombre, camino }) => (
          <li key={id}>
            <Link to={rutaProceso({ clave })}>{nombre}</Link>
            <small className="muted">{camino.join(' › ')}</small>
          </li>
        ))}
      </ul>
    </Card>
  )
}
