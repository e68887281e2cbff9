import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { rutaVista, VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { TramitePage } from '#admin/portal/afiliacion/tramite/TramitePage.tsx'
import { DraftOpened } from '#admin/portal/expediente/borrador/DraftOpened.tsx'
import { useBorrador, useCorreccion } from '#admin/portal/expediente/borrador/use-borrador.ts'
import { useDraftAddress } from '#admin/portal/wizard/use-draft-address.ts'
import { PersonaWizard } from './PersonaWizard.tsx'
import type { Borrador } from '#domain/afiliacion/borrador.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import type { Procedimiento } from './procedimiento.ts'

interface PageProps {
  procedimiento: Procedimiento
}

/** A procedure for somebody on file: `&interno=` begins it, `&borrador=` goes on with a draft, `&corregir=` with what was returned. */
export function PersonaTramitePage({ procedimiento }: PageProps): ReactElement {
  const { params, borrador, created, turn, onCreated } = useDraftAddress()
  const corregir = params.get('corregir')
  if (corregir) return <Correccion key={corregir} procedimiento={procedimiento} folio={corregir} />
  if (borrador && borrador !== created)
    return <Draft key={borrador} procedimiento={procedimiento} id={borrador} onCreated={onCreated} />
  return <Abierto key={turn} procedimiento={procedimiento} borrador={null} onCreated={onCreated} />
}

function Draft({
  procedimiento,
  id,
  onCreated,
}: PageProps & { id: string; onCreated: (id: string) => void }): ReactElement {
  const query = useBorrador(id)
  return (
    <Cargado
      procedimiento={procedimiento}
      query={query}
      missing="El borrador ya no existe: se guardó como movimiento, se descartó o venció."
      onCreated={onCreated}
    />
  )
}

function Correccion({ procedimiento, folio }: PageProps & { folio: string }): ReactElement {
  const query = useCorreccion(procedimiento.tramite, folio)
  return (
    <Cargado
      procedimiento={procedimiento}
      query={query}
      missing="Ese movimiento no existe o ya no se puede corregir."
      onCreated={() => undefined}
    />
  )
}

interface CargadoProps extends PageProps {
  query: UseQueryResult<Borrador>
  missing: string
  onCreated: (id: string) => void
}

function Cargado({ procedimiento, query, missing, onCreated }: CargadoProps): ReactElement {
  const [taken, setTaken] = useState<Borrador | null>(null)
  const borrador = taken ?? query.data
  return (
    <DraftOpened query={query} vista={procedimiento.buscador} again="Buscar a la persona" missing={missing}>
      {borrador && (
        <Abierto
          key={`${borrador.id} ${taken ? 'tomado' : ''}`}
          procedimiento={procedimiento}
          borrador={borrador}
          onCreated={onCreated}
          onTaken={setTaken}
        />
      )}
    </DraftOpened>
  )
}

interface AbiertoProps extends PageProps {
  borrador: Borrador | null
  onCreated: (id: string) => void
  onTaken?: (borrador: Borrador) => void
}

function Abierto({ procedimiento, borrador, onCreated, onTaken }: AbiertoProps): ReactElement {
  const { tramite, vista, buscador, sinDatos } = procedimiento
  const navigate = useNavigate()
  const { interno, corrige } = borrador ?? {}
  return (
    <TramitePage
      tramite={tramite}
      titulo={VISTAS[vista].titulo}
      vista={vista}
      buscador={buscador}
      {...(interno && { interno })}
      {...(corrige && { corrige })}
      {...(sinDatos && { sinDatos })}
    >
      {(expediente) => (
        <PersonaWizard
          procedimiento={procedimiento}
          expediente={expediente}
          borrador={borrador}
          onCreated={onCreated}
          onDiscarded={() => void navigate(corrige ? '/panel/movimientos' : rutaVista(buscador))}
          {...(onTaken && { onTaken })}
        />
      )}
    </TramitePage>
  )
}
