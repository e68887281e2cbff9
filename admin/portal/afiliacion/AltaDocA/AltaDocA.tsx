import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { useCallback, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { AltaRegistrada } from './AltaRegistrada.tsx'
import { AltaWizard } from './AltaWizard.tsx'
import { DraftOpened } from '#admin/portal/expediente/borrador/DraftOpened.tsx'
import { draftSource, newSource, parseOrganizacion } from '#admin/portal/expediente/tramite/tramite-source.ts'
import { useBorrador, useCorreccion } from '#admin/portal/expediente/borrador/use-borrador.ts'
import { useDraftAddress } from '#admin/portal/wizard/use-draft-address.ts'
import type { Borrador } from '#domain/afiliacion/borrador.ts'
import type { ReactElement } from 'react'
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

/** A new alta, or a draft. The draft that a new alta makes takes its address without opening it again. */
function NuevaAlta({ onRestart }: { onRestart: () => void }): ReactElement {
  const { params, borrador, created, turn, onCreated } = useDraftAddress()
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
  const query = useBorrador(id)
  const [taken, setTaken] = useState<Borrador | null>(null)
  const borrador = taken ?? query.data
  return (
    <DraftOpened
      query={query}
      titulo={VISTAS.altaDocA.titulo}
      buscador="altaDocA"
      again="Empezar un alta"
      missing="El borrador ya no existe: se guardó como movimiento, se descartó o venció."
    >
      {borrador && (
        <AltaWizard
          key={`${borrador.id} ${taken ? 'tomado' : ''}`}
          source={draftSource(borrador)}
          onCreated={onCreated}
          onRestart={onRestart}
          onTaken={setTaken}
        />
      )}
    </DraftOpened>
  )
}

/** The draft of the correction: the one left open, or a new one with what the movement says. */
function Correccion({ folio, onRestart }: { folio: string; onRestart: () => void }): ReactElement {
  const query = useCorreccion('alta', folio)
  return (
    <DraftOpened
      query={query}
      titulo={VISTAS.altaDocA.titulo}
      buscador="altaDocA"
      again="Empezar un alta"
      missing="Ese movimiento no existe o ya no se puede corregir."
    >
      {query.data && <AltaWizard source={draftSource(query.data)} onCreated={() => undefined} onRestart={onRestart} />}
    </DraftOpened>
  )
}
