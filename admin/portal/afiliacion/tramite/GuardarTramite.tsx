import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { api } from '#admin/providers/api-client.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { nombreNatural } from '#admin/shared/nombre-persona.ts'
import { RegistroDialog } from '#admin/portal/wizard/RegistroDialog.tsx'
import { FalloDialog, Procesando } from '#admin/portal/wizard/TramiteDialogs.tsx'
import { SinCambiosNote } from '#admin/portal/wizard/SinCambiosNote.tsx'
import { useSaveTramite } from '#admin/portal/wizard/use-save-tramite.ts'
import { tramiteGuardado, useSinCambios } from '#admin/portal/wizard/use-sin-cambios.ts'
import { PersonaCambiada } from './PersonaCambiada.tsx'
import type { TextoFallo } from '#admin/portal/wizard/TramiteDialogs.tsx'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { RespuestaTramite, SolicitudTramite, Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import type { SaveFailure } from '#admin/portal/wizard/use-save-tramite.ts'
import type { ReactElement } from 'react'

/** What a procedure says while it is saved. */
export interface TextosGuardar {
  /** The search that it came from. */
  readonly buscador: NombreVista
  readonly guardar: string
  readonly pregunta: string
  readonly exito: string
  /** What was saved. */
  readonly detalle: string
  /** Said when the network or the server failed; without it, what the failure says of itself. */
  readonly fallo?: TextoFallo
  /** Follows a successful save; null returns to the search. */
  readonly despues: NombreVista | null
}

interface GuardarTramiteProps {
  tramite: Tramite
  /** Folio of the movement that it corrects; null for a new one. */
  corrige: string | null
  textos: TextosGuardar
  body: SolicitudTramite
  /** The draft, with all that was written; null when none could be made. */
  keepDraft: () => Promise<string | null>
  /** As it was read when the procedure began. */
  persona: PersonaDetalle
  /** It is on file: nothing is lost by leaving any more. */
  onSaved: () => void
  onClose: () => void
}

/** "Confirmar", the call, and then "Registro Exitoso" or "Aviso" (specification 3 §2.8). */
export function GuardarTramite({
  tramite,
  corrige,
  textos,
  body,
  keepDraft,
  persona,
  onSaved,
  onClose,
}: GuardarTramiteProps): ReactElement {
  const { pregunta, guardar, fallo } = textos
  const [saved, setSaved] = useState<RespuestaTramite | null>(null)
  const sinCambios = useSinCambios(tramiteGuardado(tramite), corrige, body)
  const saving = useSaveTramite<SolicitudTramite, RespuestaTramite>({
    content: (sent) => ({ tramite, corrige, sent }),
    send: (sent, headers) =>
      corrige === null
        ? api.call(`POST /api/tramites/${tramite}`, { body: sent, headers })
        : api.call(`PUT /api/tramites/${tramite}/:folio`, { params: { folio: corrige }, body: sent, headers }),
  })
  const save = async (): Promise<void> => {
    const borrador = await keepDraft()
    const answer = await saving.save({ ...body, ...(borrador !== null && { borrador }) })
    if (answer) onSaved()
    setSaved(answer)
  }
  if (saved) return <Registrada textos={textos} persona={persona} saved={saved} />
  if (saving.busy) return <Procesando label="Guardando el movimiento" />
  // A correction carries the movement's version, which nothing on this screen stands for.
  if (saving.failure?.codigo === 'version' && corrige === null)
    return <PersonaCambiada tramite={tramite} persona={persona} motivo={saving.failure.message} onClose={onClose} />
  if (saving.failure)
    return <Aviso failure={saving.failure} fallo={fallo} onClose={onClose} onRetry={() => void save()} />
  return (
    <Dialog
      open
      title="Confirmar"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="primary" onClick={() => void save()}>
            {guardar}
          </Button>
        </>
      }
    >
      <p>{pregunta}</p>
      {sinCambios === true && <SinCambiosNote />}
      <p>
        <strong>{nombreNatural(persona)}</strong>, No. Interno{' '}
        <span className="mono">{formatInterno(persona.interno)}</span>
      </p>
    </Dialog>
  )
}

interface AvisoProps {
  failure: SaveFailure
  fallo: TextoFallo | undefined
  onClose: () => void
  onRetry: () => void
}

/** Why it was not saved; nothing chosen is lost. */
function Aviso(props: AvisoProps): ReactElement {
  const campos = Object.values(props.failure.campos)
  return (
    <FalloDialog title="Aviso" {...props}>
      {campos.length > 0 && (
        <ul>
          {campos.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </FalloDialog>
  )
}

interface RegistradaProps {
  persona: PersonaDetalle
  textos: Pick<TextosGuardar, 'exito' | 'detalle' | 'despues' | 'buscador'>
  saved: RespuestaTramite
}

/** "Registro Exitoso"; accepting it goes on to the next screen. */
export function Registrada({ textos, persona, saved }: RegistradaProps): ReactElement {
  const { exito, detalle, despues, buscador } = textos
  const { vistas, inicio } = useSession()
  const navigate = useNavigate()
  const on = despues === null ? rutaVista(buscador) : vistas.includes(despues) ? rutaVista(despues) : inicio
  return (
    <RegistroDialog
      title="Registro Exitoso"
      texto={exito}
      detalle={detalle}
      folio={saved.folio}
      saved={saved}
      nombre={nombreNatural(persona)}
      onAccept={() => void navigate(on)}
    />
  )
}
