import { useSearchParams } from 'react-router-dom'
import { rutaVista, VISTAS } from '#domain/acceso/vistas.ts'
import { proximaFechaTexto } from '#domain/calendario/ventana-texto.ts'
import { formatInterno } from '#domain/afiliacion/tipo-movimiento.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { EmptyState } from '#admin/shared/ui/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
import { LinkButton } from '#admin/shared/ui/LinkButton.tsx'
import { Note } from '#admin/shared/ui/Note.tsx'
import { PageHeader } from '#admin/shared/ui/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/Skeleton.tsx'
import { useVentana, ventanaEstadoOf } from '#admin/shared/calendario/use-ventana.ts'
import { VentanaOverlay } from '#admin/portal/calendario/VentanaOverlay.tsx'
import { HomeButton } from '#admin/portal/frame/HomeButton.tsx'
import { SalidaWizard } from './SalidaWizard.tsx'
import { SALIDAS } from './salidas.ts'
import { useExpedienteTramite } from './use-salida.ts'
import type { ExpedienteTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { ReactElement } from 'react'
import type { TramiteSalida } from './salidas.ts'
import './salida.css'

/** `&interno=` names the person of a procedure; the search that it came from is the way back. */
export function SalidaPage({ tramite }: { tramite: TramiteSalida }): ReactElement {
  const [params] = useSearchParams()
  const interno = Number(params.get('interno') ?? 0)
  const { buscador, vista } = SALIDAS[tramite]
  const query = useExpedienteTramite(tramite, Number.isSafeInteger(interno) ? interno : 0)
  const { data: ventana } = useVentana()
  const back = <LinkButton to={rutaVista(buscador)}>Buscar a otra persona</LinkButton>
  const titulo = tramite === 'reingreso' ? 'Reingreso de Afiliado' : VISTAS[vista].titulo
  const facts = [
    query.data && personaTexto(query.data),
    ventana && `Próxima fecha habilitada: ${proximaFechaTexto(ventanaEstadoOf('ALTA_BAJA_CAMBIO', ventana))}`,
  ]
  return (
    <>
      <PageHeader
        title={titulo}
        crumbs={[
          { label: 'Afiliación' },
          ...(buscador === vista ? [] : [{ label: VISTAS[buscador].titulo, to: rutaVista(buscador) }]),
          { label: titulo },
        ]}
        facts={facts.filter(Boolean).join(' · ')}
        actions={<HomeButton />}
      />
      {interno <= 0 ? (
        <EmptyState title="No se encontró el número interno en los datos del usuario." action={back}>
          Elige a la persona en la búsqueda.
        </EmptyState>
      ) : query.isPending ? (
        <Skeleton lines={6} height={44} label="Cargando los datos de la persona" />
      ) : query.isError ? (
        <Failed error={query.error} interno={interno} onRetry={() => void query.refetch()} back={back} />
      ) : query.data.porQue !== '' ? (
        <Note tone="warn" live action={back}>
          <strong>Este trámite no procede para {personaTexto(query.data)}.</strong> {query.data.porQue}
        </Note>
      ) : (
        <VentanaOverlay actions={back}>
          {ventana && <SalidaWizard key={interno} tramite={tramite} persona={query.data.persona} hoy={ventana.hoy} />}
        </VentanaOverlay>
      )}
    </>
  )
}

function personaTexto({ persona }: ExpedienteTramite): string {
  const { nombre: nombres, apellidoPaterno, apellidoMaterno, interno } = persona
  return `${displayName({ nombres, apellidoPaterno, apellidoMaterno }, 'natural')}, No. Interno ${formatInterno(interno)}`
}

interface FailedProps {
  error: unknown
  interno: number
  onRetry: () => void
  back: ReactElement
}

function Failed({ error, interno, onRetry, back }: FailedProps): ReactElement {
  if (isApiError(error) && error.status === 404)
    return (
      <EmptyState title={`No se encontraron datos organizacionales para el número interno ${interno}.`} action={back}>
        La persona no existe o pertenece a otra dependencia.
      </EmptyState>
    )
  const title = isApiError(error)
    ? `Error al consultar organica (${error.status})`
    : 'Error consultando datos organizacionales.'
  return <ErrorState title={title} error={error} onRetry={onRetry} />
}
