import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { ListaAumentos } from './ListaAumentos.tsx'
import { PedirAumento } from './PedirAumento.tsx'
import { useAumentos } from './use-aumentos.ts'
import type { ReactElement } from 'react'
import type { Arbol } from '#admin/portal/fondos/PuestosCategorias/use-puestos.ts'

/** Collective rises: a form that previews and proposes one, and the list of pending and authorised ones. */
export function FichaAumentos({ arbol }: { arbol: Arbol }): ReactElement {
  const { data, error, refetch } = useAumentos()
  if (error)
    return <ErrorState title="No se pudieron cargar los aumentos." error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} label="Cargando los aumentos" />
  return (
    <div className="puestos puestos-mitades">
      <PedirAumento arbol={arbol} quincenas={data.quincenas} actual={data.actual} />
      <ListaAumentos aumentos={data.aumentos} propuestos={data.propuestos} />
    </div>
  )
}
