import { useQuery } from '@tanstack/react-query'
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { holds, PARAM_PROCESO } from '#domain/procesos/mapa.ts'
import { api } from '#admin/providers/api-client.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { Button } from '#admin/shared/ui/Button.tsx'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
import { PageHeader } from '#admin/shared/ui/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/Skeleton.tsx'
import { useMapa } from '#admin/portal/procesos/use-mapa.ts'
import { VistaGate } from '#admin/portal/procesos/VistaGate.tsx'
import { Banda } from './Banda.tsx'
import { Teselas } from './Teselas.tsx'
import type { ModuloMapa } from '#domain/procesos/mapa.ts'
import type { RespuestaInicio } from '#domain/procesos/inicio.ts'
import type { ReactElement } from 'react'
import './inicio.css'

/** `/` and `/inicio`: what waits for the person, then the process map (specification 2 §2.2). */
export default function Inicio(): ReactElement {
  const { vistas, inicio } = useSession()
  const { pathname } = useLocation()
  if (pathname === '/' && !vistas.includes('inicioInstituto')) return <Navigate replace to={inicio} />
  return (
    <VistaGate nombre="inicioInstituto">
      <Home />
    </VistaGate>
  )
}

function Home(): ReactElement {
  const home = useQuery({
    queryKey: ['inicio'],
    queryFn: ({ signal }) => api.get<RespuestaInicio>('/api/inicio', { signal }),
  })
  const mapa = useMapa()
  /** The modules somebody left open; null while nobody chose: mission rows expanded, the others collapsed. */
  const [open, setOpen] = useState<ReadonlySet<number> | 'todos' | null>(null)
  const bandas = mapa.data?.bandas ?? []
  const all = bandas.flatMap((banda) => banda.modulos.map((modulo) => modulo.id))
  const marcado = useMarcado()
  const initial = bandas.flatMap(({ tipo, modulos }) =>
    modulos.filter((modulo) => tipo === 'center' || contains(modulo, marcado)).map(({ id }) => id),
  )
  // What was asked before the map came holds when it comes.
  const opened = open === 'todos' ? new Set(all) : (open ?? new Set(initial))
  const toggle = (id: number): void => {
    const next = new Set(opened)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  return (
    <>
      <PageHeader
        title={home.data?.saludo ?? 'Inicio'}
        facts={home.data?.fecha}
        actions={
          <>
            <Button size="sm" icon={ChevronsUpDown} onClick={() => setOpen('todos')}>
              Expandir todo
            </Button>
            <Button size="sm" icon={ChevronsDownUp} onClick={() => setOpen(new Set())}>
              Contraer todo
            </Button>
          </>
        }
      />
      <Teselas query={home} />
      {mapa.isPending && <Skeleton lines={4} height={56} label="Cargando el mapa de procesos" />}
      {mapa.isError && (
        <ErrorState
          title="No se pudo cargar el mapa de procesos."
          error={mapa.error}
          onRetry={() => void mapa.refetch()}
        />
      )}
      {bandas.map((banda) => (
        <Banda key={banda.tipo} banda={banda} opened={opened} marcado={marcado} onToggle={toggle} />
      ))}
    </>
  )
}

/** The process whose page one comes from, by the address. */
function useMarcado(): number | null {
  const [params] = useSearchParams()
  const id = Number(params.get(PARAM_PROCESO))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

const contains = ({ procesos }: ModuloMapa, id: number | null): boolean =>
  id !== null && procesos.some((proceso) => holds(proceso, id))
