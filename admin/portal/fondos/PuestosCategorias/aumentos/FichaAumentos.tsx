import { useState } from 'react'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { ListaAumentos } from './ListaAumentos.tsx'
import { PedirAumento } from './PedirAumento.tsx'
import { ResolverAumento } from './ResolverAumento.tsx'
import { useAumentos } from './use-aumentos.ts'
import type { AumentoPanel } from '#domain/fondos/aumentos/aumento.ts'
import type { ReactElement } from 'react'
import type { Arbol } from '#admin/portal/fondos/PuestosCategorias/use-puestos.ts'

/** Collective rises: one is previewed and proposed at the left; at the right, those that wait and those that were made. */
export function FichaAumentos({ arbol }: { arbol: Arbol }): ReactElement {
  const { data, error, refetch } = useAumentos()
  const [resuelve, setResuelve] = useState<{ aumento: AumentoPanel; acto: 'aprobar' | 'retirar' } | null>(null)
  if (error)
    return <ErrorState title="No se pudieron cargar los aumentos." error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} label="Cargando los aumentos" />
  return (
    <div className="puestos puestos-mitades">
      <PedirAumento arbol={arbol} quincenas={data.quincenas} actual={data.actual} />
      <ListaAumentos aumentos={data.aumentos} onActo={(aumento, acto) => setResuelve({ aumento, acto })} />
      {resuelve && <ResolverAumento {...resuelve} onClose={() => setResuelve(null)} />}
    </div>
  )
}
