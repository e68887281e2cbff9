import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { quincenaPrevista } from '#domain/afiliacion/alta.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { useVentana, ventanaEstadoOf } from '#admin/shared/calendario/use-ventana.ts'
import { Registrada } from '#admin/portal/afiliacion/tramite/GuardarTramite.tsx'
import { usePrevisto } from '#admin/portal/afiliacion/tramite/use-tramite.ts'
import { fieldId } from '#admin/portal/expediente/paths.ts'
import { TramiteFooter } from '#admin/portal/expediente/tramite/TramiteFooter.tsx'
import { TramiteFrame } from '#admin/portal/expediente/tramite/TramiteFrame.tsx'
import { useTramiteWizard } from '#admin/portal/expediente/tramite/use-tramite-wizard.ts'
import { tramiteGuardado, useSinCambios } from '#admin/portal/wizard/use-sin-cambios.ts'
import { PersonaReview } from './PersonaReview.tsx'
import { personaSource, solicitudPersona } from './persona-source.ts'
import { RegistroCambiado } from './RegistroCambiado.tsx'
import { savePersona } from './save-persona.ts'
import type { AltaPrevista } from '#domain/afiliacion/alta.ts'
import type { RespuestaTramite, SolicitudTramite } from '#domain/afiliacion/tramites/tramite.ts'
import type { RespuestaVentana } from '#domain/calendario/respuesta-ventana.ts'
import type { TramiteAbierto } from '#admin/portal/afiliacion/tramite/TramiteConBorrador.tsx'
import type { ReactElement } from 'react'
import type { Procedimiento } from './procedimiento.ts'

interface PersonaWizardProps extends TramiteAbierto {
  procedimiento: Procedimiento
}

const SIGUIENTE = ['Siguiente: datos personales', 'Siguiente: datos laborales', 'Siguiente: validación'] as const

/** Where a request saved now would land, as the calendar says. */
function previstoDe(ventana: RespuestaVentana): AltaPrevista {
  const { quincena, cerrada, open, until, today } = ventanaEstadoOf('ALTA_BAJA_CAMBIO', ventana)
  return { ...quincenaPrevista(quincena, cerrada), hasta: open ? until : null, hoy: today }
}

/** The four steps of a procedure for somebody on file: it starts from what is there and sends only what changes. */
export function PersonaWizard(props: PersonaWizardProps): ReactElement {
  const { procedimiento, borrador, onCreated, onDiscarded, onTaken } = props
  const { perfil } = useSession()
  const [expediente, setExpediente] = useState(props.expediente)
  const [saved, setSaved] = useState<RespuestaTramite | null>(null)
  const { data: ventana } = useVentana()
  const hoy = useMemo(() => ventana && previstoDe(ventana), [ventana])
  const reglas = useMemo(() => procedimiento.reglas(expediente), [procedimiento, expediente])
  const [source] = useState(() => personaSource(expediente, borrador))
  const wizard = useTramiteWizard(source, reglas, hoy, onCreated)
  const { tramite, step } = wizard
  const { captura, model, corregida } = tramite
  const body = solicitudPersona(expediente, tramite)
  const revisado = step === 4 ? body : null
  const previsto = usePrevisto(
    procedimiento.tramite,
    revisado && { ...revisado, ...(corregida && { corrige: corregida.folio }) },
  )
  const sinCambios = useSinCambios(tramiteGuardado(procedimiento.tramite), tramite.correccion, revisado)
  const pregunta = corregida ? null : procedimiento.pregunta(captura, model)
  const central = perfil.id === 1 || perfil.ambito === 'instituto'
  useFotoPrimero(step)
  return (
    <>
      <TramiteFrame
        wizard={wizard}
        borrador={borrador}
        review={<PersonaReview query={previsto} />}
        pregunta={pregunta}
        aside={procedimiento.aside?.(expediente)}
        onDiscarded={onDiscarded}
        {...(onTaken && { onTaken })}
        footer={
          <TramiteFooter
            wizard={wizard}
            call={savePersona(procedimiento, corregida)}
            // Every step is valid by then, its date too.
            body={(id) => ({ ...(body as SolicitudTramite), ...(id && { borrador: id }) })}
            labels={[...SIGUIENTE, corregida ? 'Guardar corrección' : procedimiento.guardar]}
            saving={procedimiento.guardando}
            fallo={procedimiento.fallo}
            sinCambios={sinCambios}
            pregunta={pregunta !== null}
            onSaved={(respuesta) => {
              tramite.saver.end()
              setSaved(respuesta)
            }}
            onDiscarded={onDiscarded}
            {...(!corregida && {
              stale: (close, motivo) => (
                <RegistroCambiado
                  procedimiento={procedimiento}
                  expediente={expediente}
                  captura={captura}
                  motivo={motivo}
                  onClose={close}
                  onResolve={(ahora, next) => {
                    setExpediente(ahora)
                    tramite.update(() => next)
                    close()
                  }}
                />
              ),
            })}
          />
        }
      />
      {saved && (
        <Registrada
          textos={{ ...procedimiento, despues: procedimiento.despues(central) }}
          persona={expediente.persona}
          saved={saved}
        />
      )}
    </>
  )
}

/** An address that asks for the photo (`&enfoque=foto`) ends there, once the step that holds it is shown. */
function useFotoPrimero(step: number): void {
  const [params, setParams] = useSearchParams()
  const asked = params.get('enfoque') === 'foto'
  useEffect(() => {
    if (!asked || step !== 2) return
    document.getElementById(fieldId('foto'))?.focus()
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('enfoque')
        return next
      },
      { replace: true },
    )
  }, [asked, step, setParams])
}
