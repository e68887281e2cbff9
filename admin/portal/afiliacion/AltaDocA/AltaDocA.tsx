import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { rutaVista, VISTAS } from '#domain/acceso/vistas.ts'
import { api } from '#admin/providers/api-client.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
import { LinkButton } from '#admin/shared/ui/LinkButton.tsx'
import { Note } from '#admin/shared/ui/Note.tsx'
import { PageHeader } from '#admin/shared/ui/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/Skeleton.tsx'
import { AltaRegistrada } from './AltaRegistrada.tsx'
import { AltaWizard } from './AltaWizard.tsx'
import { draftSource, newSource, parseOrganizacion } from '#admin/portal/expediente/tramite-source.ts'
import type { Borrador, CrearBorrador } from '#domain/afiliacion/borrador.ts'
import type { ReactElement, ReactNode } from 'react'
import type { Registrada } from './AltaRegistrada.tsx'

/**
 * `/dashboard?vista=altaDocA`: Tramite de un Nuevo Afiliado. `&borrador=` opens a draft, `&corregir=` a saved alta of its
 * author, `&folio=` what was just saved; `&adscripcion=` starts with an organisation.
 */
export default function AltaDocA(): ReactElement {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const location = useLocation()
  const state = location.state as Registrada | null
  const folio = params.get('folio')
  const corregir = params.get('corregir')
  const restart = useCallback(() => void navigate(rutaVista('altaDocA')), [navigate])
  if (folio) return <AltaRegistrada folio={folio} registrada={state} onAccept={restart} />
  if (corregir) return <Correccion key={corregir} folio={corregir} onRestart={restart} />
  return <NuevaAlta onRestart={restart} />
}

/** The wizard holds the newest content once it is open: what was asked once is not asked again under it. */
const ONCE = {
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

/** A new alta, or a draft. The draft that a new alta makes takes its address without opening it again. */
function NuevaAlta({ onRestart }: { onRestart: () => void }): ReactElement {
  const [params, setParams] = useSearchParams()
  const borrador = params.get('borrador')
  const [created, setCreated] = useState<string | null>(null)
  const [turn, setTurn] = useState(0)
  const addressed = useRef(false)
  useEffect(() => {
    if (borrador && borrador === created) addressed.current = true
    else if (addressed.current) {
      // The address left the draft that was made here: another alta begins.
      addressed.current = false
      setCreated(null)
      setTurn((count) => count + 1)
    }
  }, [borrador, created])
  const onCreated = useCallback(
    (id: string) => {
      setCreated(id)
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          next.set('borrador', id)
          next.delete('adscripcion')
          return next
        },
        { replace: true },
      )
    },
    [setParams],
  )
  const [organizacion] = useState(() => params.get('adscripcion') ?? '')
  if (borrador && borrador !== created)
    return <Draft key={borrador} id={borrador} onCreated={onCreated} onRestart={onRestart} />
  return (
    <AltaWizard
      key={`nueva ${turn}`}
      source={newSource(parseOrganizacion(turn === 0 ? organizacion : (params.get('adscripcion') ?? '')))}
      onCreated={onCreated}
      onRestart={onRestart}
    />
  )
}

interface DraftProps {
  id: string
  onCreated: (id: string) => void
  onRestart: () => void
}

function Draft({ id, onCreated, onRestart }: DraftProps): ReactElement {
  const query = useQuery({
    queryKey: ['borrador', id],
    queryFn: ({ signal }) => api.get<Borrador>(`/api/borradores/${encodeURIComponent(id)}`, { signal }),
    ...ONCE,
  })
  const [taken, setTaken] = useState<Borrador | null>(null)
  const borrador = taken ?? query.data
  return (
    <Opened query={query} missing="El borrador ya no existe: se guardó como movimiento, se descartó o venció.">
      {borrador && (
        <AltaWizard
          key={`${borrador.id} ${taken ? 'tomado' : ''}`}
          source={draftSource(borrador)}
          onCreated={onCreated}
          onRestart={onRestart}
          onTaken={setTaken}
        />
      )}
    </Opened>
  )
}

/** The draft of the correction: the one left open, or a new one with what the movement says. */
function Correccion({ folio, onRestart }: { folio: string; onRestart: () => void }): ReactElement {
  const body: CrearBorrador = { tipo: 'alta', corrige: folio }
  const query = useQuery({
    queryKey: ['correccion', folio],
    queryFn: ({ signal }) => api.post<Borrador>('/api/borradores', body, { signal }),
    ...ONCE,
  })
  return (
    <Opened query={query} missing="Ese movimiento no existe o ya no se puede corregir.">
      {query.data && <AltaWizard source={draftSource(query.data)} onCreated={() => undefined} onRestart={onRestart} />}
    </Opened>
  )
}

interface OpenedProps {
  query: { isPending: boolean; error: unknown; refetch: () => Promise<unknown> }
  missing: string
  children: ReactNode
}

function Opened({ query, missing, children }: OpenedProps): ReactElement {
  if (!query.isPending && !query.error) return <>{children}</>
  const gone = isApiError(query.error) && query.error.status === 404
  return (
    <>
      <PageHeader title={VISTAS.altaDocA.titulo} />
      {query.isPending && <Skeleton lines={6} height={44} label="Cargando el borrador" />}
      {gone && (
        <Note tone="warn" live action={<LinkButton to={rutaVista('altaDocA')}>Empezar un alta</LinkButton>}>
          {missing}
        </Note>
      )}
      {query.error !== null && !gone && (
        <ErrorState title="No se pudo abrir." error={query.error} onRetry={() => void query.refetch()} />
      )}
    </>
  )
}
