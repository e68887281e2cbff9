import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { rutaBorrador } from '#domain/afiliacion/borrador.ts'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { DraftOpened } from '#admin/portal/expediente/borrador/DraftOpened.tsx'
import { useBorrador, useCorreccion } from '#admin/portal/expediente/borrador/use-borrador.ts'
import { useDraftAddress } from '#admin/portal/wizard/use-draft-address.ts'
import { TramitePage } from './TramitePage.tsx'
import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { Borrador } from '#domain/afiliacion/borrador.ts'
import type { ExpedienteTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement } from 'react'

/** What the wizard of a procedure is opened with. */
export interface TramiteAbierto {
  readonly expediente: ExpedienteTramite
  /** The server's day. */
  readonly hoy: PlainDate
  /** The draft that it goes on with; null while there is none. */
  readonly borrador: Borrador | null
  readonly onCreated: (id: string) => void
  readonly onDiscarded: () => void
  /** The draft of somebody else was taken over. */
  readonly onTaken?: (borrador: Borrador) => void
}

interface TramiteConBorradorProps {
  tramite: Tramite
  titulo: string
  vista: NombreVista
  /** The search that the person was chosen in: the way back. */
  buscador: NombreVista
  /** Said of an internal number that nobody within reach has; by default what the documents say of a procedure. */
  sinDatos?: (interno: number) => string
  children: (abierto: TramiteAbierto) => ReactElement
}

/** A procedure for somebody on file: `&interno=` begins it, `&borrador=` goes on with a draft, `&corregir=` with what was returned. */
export function TramiteConBorrador(props: TramiteConBorradorProps): ReactElement {
  const { params, borrador, created, turn, onCreated } = useDraftAddress()
  const corregir = params.get('corregir')
  if (corregir) return <Correccion key={corregir} {...props} folio={corregir} />
  if (borrador && borrador !== created) return <Draft key={borrador} {...props} id={borrador} onCreated={onCreated} />
  return <Abierto key={turn} {...props} borrador={null} onCreated={onCreated} />
}

function Draft({
  id,
  onCreated,
  ...props
}: TramiteConBorradorProps & { id: string; onCreated: (id: string) => void }): ReactElement {
  const query = useBorrador(id)
  const missing = 'El borrador ya no existe: se guardó como movimiento, se descartó o venció.'
  return <Cargado {...props} query={query} missing={missing} onCreated={onCreated} />
}

function Correccion({ folio, ...props }: TramiteConBorradorProps & { folio: string }): ReactElement {
  const query = useCorreccion(props.tramite, folio)
  const missing = 'Ese movimiento no existe o ya no se puede corregir.'
  return <Cargado {...props} query={query} missing={missing} onCreated={() => undefined} />
}

interface CargadoProps extends TramiteConBorradorProps {
  query: UseQueryResult<Borrador>
  missing: string
  onCreated: (id: string) => void
}

function Cargado({ query, missing, onCreated, ...props }: CargadoProps): ReactElement {
  const [taken, setTaken] = useState<Borrador | null>(null)
  const borrador = taken ?? query.data
  // The address named a draft of another procedure: it is gone on with in its own.
  if (borrador && borrador.tipo !== props.tramite) return <Navigate to={rutaBorrador(borrador)} replace />
  return (
    <DraftOpened
      query={query}
      titulo={props.titulo}
      buscador={props.buscador}
      again="Buscar a la persona"
      missing={missing}
    >
      {borrador && (
        <Abierto
          key={`${borrador.id} ${taken ? 'tomado' : ''}`}
          {...props}
          borrador={borrador}
          onCreated={onCreated}
          onTaken={setTaken}
        />
      )}
    </DraftOpened>
  )
}

interface AbiertoProps extends TramiteConBorradorProps {
  borrador: Borrador | null
  onCreated: (id: string) => void
  onTaken?: (borrador: Borrador) => void
}

function Abierto({ borrador, onCreated, onTaken, children, ...page }: AbiertoProps): ReactElement {
  const navigate = useNavigate()
  const { interno, corrige } = borrador ?? {}
  const onDiscarded = (): void => void navigate(corrige ? '/panel/movimientos' : rutaVista(page.buscador))
  return (
    <TramitePage {...page} {...(interno && { interno })} {...(corrige && { corrige })}>
      {(expediente, hoy) =>
        children({ expediente, hoy, borrador, onCreated, onDiscarded, ...(onTaken && { onTaken }) })
      }
    </TramitePage>
  )
}
