import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { TRAMITES } from '#domain/afiliacion/tramites/tramite.ts'
import { nombreNatural } from '#admin/shared/nombre-persona.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { ErrorSummary } from '#admin/shared/ui/campos/ErrorSummary.tsx'
import { WizardFooter } from '#admin/shared/ui/acciones/WizardFooter.tsx'
import { StepHeading } from '#admin/portal/wizard/StepHeading.tsx'
import { useStepAddress } from '#admin/portal/wizard/use-step-address.ts'
import { openAt } from '#admin/shared/ui/capas/open-at.ts'
import { WizardLayout } from '#admin/portal/wizard/WizardLayout.tsx'
import { saveMark } from '#admin/portal/wizard/use-draft-saver.ts'
import { DiscardButton } from '#admin/portal/expediente/borrador/DiscardButton.tsx'
import { DraftNotes } from '#admin/portal/expediente/borrador/DraftNotes.tsx'
import { useStepNoted } from '#admin/portal/expediente/borrador/use-borrador-state.ts'
import { GuardarTramite } from './GuardarTramite.tsx'
import { PrevistoCard } from './PrevistoCard.tsx'
import { useFocusFirst } from './use-focus-first.ts'
import type { SolicitudTramite, TramiteDosPasos, TramitePrevisto } from '#domain/afiliacion/tramites/tramite.ts'
import type { SummaryError } from '#admin/shared/ui/campos/ErrorSummary.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import type { TextosGuardar } from './GuardarTramite.tsx'
import type { TramiteAbierto } from './TramiteConBorrador.tsx'
import type { DosPasosState } from './use-dos-pasos.ts'
import '#admin/portal/expediente/expediente.css'

const KEYS = ['captura', 'validacion'] as const

/** Leaving the first step was not tried yet. */
const SIN_INTENTO = { count: 0, salto: 'siguiente' } as const

/** What was pressed to leave the first step: its button, or the second step itself. */
export type Salto = 'siguiente' | 'paso'

interface DosPasosProps<C> {
  tramite: TramiteDosPasos
  abierto: TramiteAbierto
  estado: DosPasosState<C>
  textos: TextosGuardar
  /** What would be sent; null while something of it is missing. */
  body: SolicitudTramite | null
  previsto: UseQueryResult<TramitePrevisto>
  /** Whether there is something yet whose effect to tell in the first step. */
  empezado: boolean
  /** Why the first step cannot be left. */
  errors: readonly SummaryError[]
  tituloErrores: (salto: Salto) => string
  /** Id of the place of a field of the first step. */
  idOf: (campo: string) => string
  backLabel: (step: number) => string
  side: ReactNode
  /** First step; the errors stand in it once leaving it was tried. */
  captura: (tried: readonly SummaryError[]) => ReactElement
  /** Second step, above what the movement will do. */
  revision: ReactElement
}

/** Two clickable steps: what is chosen, and everything as it will be saved (specifications 1 §2.4 and 3 §2.8). */
export function DosPasos<C>(props: DosPasosProps<C>): ReactElement {
  const { tramite, abierto, estado, body, previsto, errors } = props
  const { borrador, onDiscarded, onTaken } = abierto
  const { editable, saver, correccion } = estado
  const textos = correccion ? textosCorreccion(props.textos) : props.textos
  const titles = TRAMITES[tramite].pasos
  const navigate = useNavigate()
  // What a return marked stands in the first step.
  const isMarked = Object.keys(estado.campos).length > 0
  const address = useStepAddress(2, isMarked ? 1 : (borrador?.paso ?? 1))
  const [attempt, setAttempt] = useState<{ readonly count: number; readonly salto: Salto }>(SIN_INTENTO)
  const [asking, setAsking] = useState(false)
  // While it is asked what stands against it, the step of the draft is not left.
  const step = errors.length > 0 ? 1 : address.step === 2 ? 2 : 1
  useStepNoted(step, borrador?.paso ?? 1, estado.saveStep)
  const tried = attempt.count > 0 ? errors : []
  useFocusFirst(tried[0]?.id, attempt.count)
  const openField = (campo: string): void => {
    if (step === 2) address.goTo(1)
    // The step draws itself first.
    requestAnimationFrame(() => requestAnimationFrame(() => openAt(props.idOf(campo.replace(/^datosLaborales\./, '')))))
  }
  const next = (salto: Salto): void => {
    if (errors.length > 0) {
      setAttempt(({ count }) => ({ count: count + 1, salto }))
      address.goTo(1)
    } else if (step === 1) address.goTo(2)
    else if (salto === 'siguiente') setAsking(true)
  }
  const { persona } = abierto.expediente
  const discard = (
    <DiscardButton
      saver={saver}
      puede={editable || (borrador?.propio ?? true)}
      nombre={nombreNatural(persona)}
      correccion={correccion?.folio ?? null}
      onDiscarded={onDiscarded}
    />
  )
  return (
    <WizardLayout
      steps={[
        {
          key: KEYS[0],
          title: titles[0],
          state: errors.length === 0 ? 'hecho' : tried.length > 0 ? 'errores' : 'obligatorio',
        },
        { key: KEYS[1], title: titles[1], state: step === 2 ? 'actual' : 'pendiente' },
      ]}
      current={KEYS[step - 1] ?? KEYS[0]}
      canSelect={() => true}
      onSelect={(key) => (key === KEYS[0] ? address.goTo(1) : next('paso'))}
      side={
        <div className="stack">
          {props.side}
          <div className="discard-phone">{discard}</div>
        </div>
      }
      footer={
        <WizardFooter
          save={editable ? saveMark(estado.draft, () => void saver.flush()) : { kind: 'none' }}
          onBack={() => (step === 2 ? address.goTo(1) : void navigate(rutaVista(textos.buscador)))}
          backLabel={props.backLabel(step)}
          onNext={step === 2 && !editable ? undefined : () => next('siguiente')}
          nextLabel={step === 2 ? textos.guardar : 'Siguiente: validación'}
          final={step === 2}
          start={editable && discard}
        />
      }
    >
      <StepHeading step={step} titles={titles} />
      <DraftNotes held={estado} borrador={borrador} discard={discard} onIr={openField} {...(onTaken && { onTaken })} />
      <ErrorSummary errors={tried} title={props.tituloErrores(attempt.salto)} attempt={attempt.count} />
      {previsto.isError && (
        <ErrorState
          title="No se pudo consultar qué hará el movimiento."
          error={previsto.error}
          onRetry={() => void previsto.refetch()}
        />
      )}
      {step === 1 ? (
        <fieldset className="paso-captura" disabled={!editable}>
          {props.captura(tried)}
        </fieldset>
      ) : (
        props.revision
      )}
      {previsto.data && (step === 2 || props.empezado) && <PrevistoCard previsto={previsto.data} />}
      {asking && body && (
        <GuardarTramite
          tramite={tramite}
          corrige={correccion?.folio ?? null}
          textos={textos}
          body={body}
          keepDraft={async () => {
            await saver.flush()
            return estado.ensureDraft().catch(() => null)
          }}
          persona={persona}
          onSaved={() => saver.end()}
          onClose={() => setAsking(false)}
        />
      )}
    </WizardLayout>
  )
}

/** A correction says so of itself, and comes back to the movements. */
function textosCorreccion(textos: TextosGuardar): TextosGuardar {
  return {
    ...textos,
    guardar: 'Guardar corrección',
    pregunta: '¿Deseas guardar la corrección de este movimiento?',
    exito: 'La corrección se guardó correctamente.',
    detalle: 'El movimiento conserva su folio y volvió a quedar Solicitado.',
    despues: 'panelMovimientos',
  }
}
