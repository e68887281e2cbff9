import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { rutaVista, VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { quincenaLong, quincenaRangeLong } from '#domain/calendario/quincena.ts'
import { periodoMovimientosTexto } from '#domain/calendario/ventana-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { useVentana, ventanaEstadoOf } from '#admin/shared/calendario/use-ventana.ts'
import { clavesDudosas } from '#admin/portal/expediente/tramite/veredicto-tramite.ts'
import { TramiteFooter } from '#admin/portal/expediente/tramite/TramiteFooter.tsx'
import { TramiteFrame } from '#admin/portal/expediente/tramite/TramiteFrame.tsx'
import { solicitudOf } from '#admin/portal/expediente/tramite/tramite-model.ts'
import { organizacionParam } from '#admin/portal/expediente/tramite/tramite-source.ts'
import { useTramiteWizard } from '#admin/portal/expediente/tramite/use-tramite-wizard.ts'
import { VentanaOverlay } from '#admin/portal/calendario/VentanaOverlay.tsx'
import { HomeButton } from '#admin/portal/frame/HomeButton.tsx'
import { ALTA_GUARDADA, useSinCambios } from '#admin/portal/wizard/use-sin-cambios.ts'
import { CartaPendiente } from './CartaPendiente.tsx'
import { REGLAS_ALTA } from './reglas-alta.ts'
import { saveAlta } from './save-alta.ts'
import { ValidacionStep } from './ValidacionStep.tsx'
import type { RespuestaAlta } from '#domain/afiliacion/alta.ts'
import type { Borrador, CorreccionDeBorrador } from '#domain/afiliacion/borrador.ts'
import type { TramiteSource } from '#admin/portal/expediente/tramite/tramite-source.ts'
import type { ReactElement } from 'react'
import type { Registrada } from './AltaRegistrada.tsx'

interface AltaWizardProps {
  source: TramiteSource
  onCreated: (id: string) => void
  /** Begins another alta. */
  onRestart: () => void
  /** The draft of somebody else was taken over. */
  onTaken?: (borrador: Borrador) => void
}

const SIGUIENTE = ['Siguiente: datos personales', 'Siguiente: datos laborales', 'Siguiente: validación'] as const

/** The alta, new or corrected: the shared steps, its own review and the call that saves it. */
export function AltaWizard({ source, onCreated, onRestart, onTaken }: AltaWizardProps): ReactElement {
  const { data: hoy } = useQuery({
    queryKey: ['alta-prevista'],
    queryFn: ({ signal }) => api.call('GET /api/tramites/alta/previsto', { signal }),
  })
  const wizard = useTramiteWizard(source, REGLAS_ALTA, hoy, onCreated)
  const { tramite, step } = wizard
  const navigate = useNavigate()
  const onDiscarded = tramite.correccion ? () => void navigate('/panel/movimientos') : onRestart
  const onSaved = (respuesta: RespuestaAlta): void => {
    tramite.saver.end()
    const state: Registrada = {
      respuesta,
      organizacion: organizacionParam(tramite.model.laborales),
      corregida: tramite.correccion !== null,
    }
    void navigate(`${rutaVista('altaDocA')}&folio=${encodeURIComponent(respuesta.folio)}`, { replace: true, state })
  }
  const body = step === 4 ? solicitudOf(tramite.captura, tramite.model, null) : null
  const sinCambios = useSinCambios(ALTA_GUARDADA, tramite.correccion, body)
  const askCarta = !tramite.captura.documentos.carta && !tramite.correccion
  return (
    <>
      <Header correccion={tramite.corregida} />
      <VentanaOverlay actions={<HomeButton />}>
        <TramiteFrame
          wizard={wizard}
          borrador={source.borrador}
          review={<ValidacionStep />}
          pregunta={askCarta ? (asked) => <CartaPendiente {...asked} /> : null}
          onDiscarded={onDiscarded}
          {...(onTaken && { onTaken })}
          footer={
            <TramiteFooter
              wizard={wizard}
              call={saveAlta(source.correccion)}
              body={(borrador) => solicitudOf(tramite.captura, tramite.model, borrador)}
              labels={[...SIGUIENTE, tramite.correccion ? 'Guardar corrección' : 'Guardar alta']}
              saving="Guardando el alta"
              pregunta={askCarta}
              dudas={clavesDudosas(tramite).map(({ texto }) => texto)}
              sinCambios={sinCambios}
              onSaved={onSaved}
              onDiscarded={onDiscarded}
            />
          }
        />
      </VentanaOverlay>
    </>
  )
}

function Header({ correccion }: { correccion: CorreccionDeBorrador | null }): ReactElement {
  const { data } = useVentana()
  const facts = correccion
    ? `Conserva su folio y la ${quincenaLong(correccion.quincena)} (${quincenaRangeLong(correccion.quincena)}).`
    : data
      ? periodoMovimientosTexto(ventanaEstadoOf('ALTA_BAJA_CAMBIO', data))
      : ''
  return (
    <PageHeader
      title={VISTAS.altaDocA.titulo}
      facts={
        <>
          {correccion && <strong>Corrección de {correccion.folio}.</strong>} {facts}
        </>
      }
      actions={<HomeButton />}
    />
  )
}
