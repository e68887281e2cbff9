import { useQuery } from '@tanstack/react-query'
import { ChevronsDownUp, ChevronsUpDown, MonitorCheck, Workflow } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { holds, PARAM_PROCESO } from '#domain/procesos/mapa.ts'
import { api } from '#admin/providers/api-client.ts'
import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { useMapa } from '#admin/portal/procesos/use-mapa.ts'
import { VistaGate } from '#admin/shared/pagina/VistaGate.tsx'
import { Banda } from './Banda.tsx'
import { Teselas } from './Teselas.tsx'
import type { ModuloMapa } from '#domain/procesos/mapa.ts'
import type { ReactElement } from 'react'
import './inicio.css'

/** Screens that the guided way to a new desk goes through. */
const NUEVA_VENTANILLA = ['perfiles', 'menu', 'procesos', 'usuarios'] as const

/** `/` and `/inicio`: what waits for the person, then the process map (specification 2 §2.2); another profile's own home. */
export default function Inicio(): ReactElement {
  const { vistas, inicio } = useSession()
  const { pathname } = useLocation()
  // Who has a home of its own is taken to it; who has none is told.
  if (!vistas.includes('inicioInstituto') && inicio !== pathname) return <Navigate replace to={inicio} />
  return (
    <VistaGate nombre="inicioInstituto">
      <Home />
    </VistaGate>
  )
}

function Home(): ReactElement {
  const { vistas } = useSession()
  const home = useQuery({
    queryKey: ['inicio'],
    queryFn: ({ signal }) => api.call('GET /api/inicio', { signal }),
  })
  const mapa = useMapa()
  /** The modules somebody left open; null while nobody chose: mission rows expanded, the others collapsed. */
  const [open, setOpen] = useState<ReadonlySet<number> | 'todos' | null>(null)
  const bandas = mapa.data?.bandas ?? []
  const all = bandas.flatMap((banda) => banda.modulos.map((modulo) => modulo.id))
  const nothing = mapa.isSuccess && all.length === 0
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
        title={home.data?.saludo ?? VISTAS.inicioInstituto.titulo}
        crumbs={[]}
        facts={home.data?.fecha}
        actions={
          <>
            {NUEVA_VENTANILLA.every((vista) => vistas.includes(vista)) && (
              <LinkButton size="sm" icon={MonitorCheck} to="/panel/perfiles/ventanilla">
                Nueva ventanilla
              </LinkButton>
            )}
            {!nothing && (
              <>
                <Button size="sm" icon={ChevronsUpDown} onClick={() => setOpen('todos')}>
                  Expandir todo
                </Button>
                <Button size="sm" icon={ChevronsDownUp} onClick={() => setOpen(new Set())}>
                  Contraer todo
                </Button>
              </>
            )}
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
      {nothing && (
        <Card>
          <EmptyState icon={Workflow} title="Tu perfil no abre ningún proceso">
            Tu trabajo está en el menú. Aquí aparecerán los procesos que te dé la administración del portal.
          </EmptyState>
        </Card>
      )}
      {bandas
        .filter(({ modulos }) => modulos.length > 0)
        .map((banda) => (
          <Banda key={banda.tipo} banda={banda} opened={opened} marcado={marcado} onToggle={toggle} />
        ))}
    </>
  )
}

/** The process whose page one comes from, by the address. */
function useMarcado(): string | null {
  const [params] = useSearchParams()
  return params.get(PARAM_PROCESO)
}

const contains = ({ procesos }: ModuloMapa, cual: string | null): boolean =>
  cual !== null && procesos.some((proceso) => holds(proceso, cual))
