import { Fragment } from 'react'
import { useSearchParams } from 'react-router-dom'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { proximaFechaTexto } from '#domain/calendario/ventana-texto.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { migaVista } from '#admin/shared/pagina/miga-vista.ts'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { cierreTexto, useVentana, ventanaEstadoOf } from '#admin/shared/calendario/use-ventana.ts'
import { VentanaOverlay } from '#admin/portal/calendario/VentanaOverlay.tsx'
import { HomeButton } from '#admin/portal/frame/HomeButton.tsx'
import { useExpedienteTramite } from './use-tramite.ts'
import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { ExpedienteTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ReactElement } from 'react'
import './tramite.css'

interface TramitePageProps {
  tramite: Tramite
  titulo: string
  vista: NombreVista
  /** The search that the person was chosen in: the way back. */
  buscador: NombreVista
  /** Internal number of the person; by default the one of the address. */
  interno?: number
  /** Folio of the movement that is corrected: the person's open one is no obstacle then. */
  corrige?: string
  /** Said of an internal number that nobody within reach has. */
  sinDatos?: (interno: number) => string
  /** The wizard, once the person and the server's day are known. */
  children: (expediente: ExpedienteTramite, hoy: PlainDate) => ReactElement
}

/** The page of a procedure for one person, named by `&interno=`: who it is, why it may not go on, and the window. */
export function TramitePage(props: TramitePageProps): ReactElement {
  const { tramite, titulo, vista, buscador, corrige, sinDatos = sinOrganizacion, children } = props
  const [params] = useSearchParams()
  const typed = params.get('interno')
  const interno = props.interno ?? Number(typed ?? 0)
  const query = useExpedienteTramite(tramite, Number.isSafeInteger(interno) ? interno : 0)
  const { data: ventana } = useVentana()
  const back = <LinkButton to={rutaVista(buscador)}>Buscar a otra persona</LinkButton>
  const facts = [
    corrige && `Corrección de ${corrige}`,
    query.data && personaTexto(query.data),
    ventana && `Próxima fecha habilitada: ${proximaFechaTexto(ventanaEstadoOf('ALTA_BAJA_CAMBIO', ventana))}`,
    !corrige && ventana && cierreTexto(ventana),
  ]
  return (
    <>
      <PageHeader
        title={titulo}
        crumbs={[...(buscador === vista ? [] : [migaVista(buscador)]), { label: titulo }]}
        facts={facts.filter(Boolean).join(' · ')}
        actions={<HomeButton />}
      />
      {!(interno > 0) ? (
        <EmptyState title={sinPersona(typed)} action={back}>
          Elige a la persona en la búsqueda.
        </EmptyState>
      ) : query.isPending ? (
        <Skeleton lines={6} height={44} label="Cargando los datos de la persona" />
      ) : query.isError ? (
        <Failed error={query.error} sinDatos={sinDatos(interno)} onRetry={() => void query.refetch()} back={back} />
      ) : query.data.porQue !== '' && !(corrige && query.data.movimientoAbierto === corrige) ? (
        <Note tone="warn" live action={back}>
          <strong>Este trámite no procede para {personaTexto(query.data)}.</strong> {query.data.porQue}
        </Note>
      ) : (
        <VentanaOverlay actions={back}>
          {ventana && <Fragment key={interno}>{children(query.data, ventana.hoy)}</Fragment>}
        </VentanaOverlay>
      )}
    </>
  )
}

/** What is missing of the person that the address should name (specification 3 §5). */
function sinPersona(typed: string | null): string {
  if (typed === null) return 'No hay usuario en sesión.'
  if (!/^\d+$/.test(typed)) return 'Información de usuario corrupta.'
  return 'No se encontró el número interno en los datos del usuario.'
}

const sinOrganizacion = (interno: number): string =>
  `No se encontraron datos organizacionales para el número interno ${interno}.`

function personaTexto({ persona }: ExpedienteTramite): string {
  const { nombre: nombres, apellidoPaterno, apellidoMaterno, interno } = persona
  return `${displayName({ nombres, apellidoPaterno, apellidoMaterno }, 'natural')}, No. Interno ${formatInterno(interno)}`
}

interface FailedProps {
  error: unknown
  sinDatos: string
  onRetry: () => void
  back: ReactElement
}

function Failed({ error, sinDatos, onRetry, back }: FailedProps): ReactElement {
  if (isApiError(error) && error.status === 404)
    return (
      <EmptyState title={sinDatos} action={back}>
        La persona no existe o pertenece a otra dependencia.
      </EmptyState>
    )
  const title = isApiError(error)
    ? `Error al consultar orgánica (${error.status})`
    : 'Error consultando datos organizacionales.'
  return <ErrorState title={title} error={error} onRetry={onRetry} />
}
