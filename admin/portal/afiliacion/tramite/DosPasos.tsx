import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { ErrorSummary } from '#admin/shared/ui/campos/ErrorSummary.tsx'
import { WizardFooter } from '#admin/shared/ui/acciones/WizardFooter.tsx'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { StepHeading } from '#admin/portal/wizard/StepHeading.tsx'
import { useStepAddress } from '#admin/portal/wizard/use-step-address.ts'
import { WizardLayout } from '#admin/portal/wizard/WizardLayout.tsx'
import { PorCorregir } from '#admin/portal/expediente/PorCorregir.tsx'
import { GuardarTramite } from './GuardarTramite.tsx'
import { PrevistoCard } from './PrevistoCard.tsx'
import { useFocusFirst } from './use-focus-first.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type {
  SolicitudTramite,
  Tramite,
  TramiteGuardado,
  TramitePrevisto,
} from '#domain/afiliacion/tramites/tramite.ts'
import type { SummaryError } from '#admin/shared/ui/campos/ErrorSummary.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import type { TextosGuardar } from './GuardarTramite.tsx'

const KEYS = ['captura', 'validacion'] as const

/** Leaving the first step was not tried yet. */
const SIN_INTENTO = { count: 0, salto: 'siguiente' } as const

export interface TextosDosPasos extends TextosGuardar {
  /** First step. */
  readonly paso: string
}

/** What was pressed to leave the first step: its button, or the second step itself. */
export type Salto = 'siguiente' | 'paso'

interface DosPasosProps {
  tramite: Tramite
  textos: TextosDosPasos
  persona: PersonaDetalle
  /** The movement that is corrected; null for a new one. */
  guardado: TramiteGuardado | null
  /** What would be sent; null while something of it is missing. */
  body: SolicitudTramite | null
  previsto: UseQueryResult<TramitePrevisto>
  /** Whether there is something yet whose effect to tell in the first step. */
  empezado: boolean
  /** Something was chosen that nobody saved: leaving asks. */
  cambiado: boolean
  /** Why the first step cannot be left. */
  errors: readonly SummaryError[]
  tituloErrores: (salto: Salto) => string
  backLabel: (step: number) => string
  side: ReactNode
  /** First step; the errors stand in it once leaving it was tried. */
  captura: (tried: readonly SummaryError[]) => ReactElement
  /** Second step, above what the movement will do. */
  revision: ReactElement
}

/** Two clickable steps: what is chosen, and everything as it will be saved (specifications 1 §2.4 and 3 §2.8). */
export function DosPasos(props: DosPasosProps): ReactElement {
  const { tramite, guardado, body, previsto, errors } = props
  const textos = guardado ? textosCorreccion(props.textos) : props.textos
  const navigate = useNavigate()
  const address = useStepAddress(2, 1)
  const [attempt, setAttempt] = useState<{ readonly count: number; readonly salto: Salto }>(SIN_INTENTO)
  const [asking, setAsking] = useState(false)
  const saved = useRef(false)
  useLeaveGuard(props.cambiado, () => saved.current)
  const step = errors.length > 0 ? 1 : address.step
  const tried = attempt.count > 0 ? errors : []
  useFocusFirst(tried[0]?.id, attempt.count)
  const next = (salto: Salto): void => {
    if (errors.length > 0) {
      setAttempt(({ count }) => ({ count: count + 1, salto }))
      address.goTo(1)
    } else if (step === 1) address.goTo(2)
    else if (salto === 'siguiente') setAsking(true)
  }
  const titles = [textos.paso, 'Validación']
  return (
    <WizardLayout
      steps={[
        {
          key: KEYS[0],
          title: textos.paso,
          state: errors.length === 0 ? 'hecho' : tried.length > 0 ? 'errores' : 'obligatorio',
        },
        { key: KEYS[1], title: 'Validación', state: step === 2 ? 'actual' : 'pendiente' },
      ]}
      current={KEYS[step - 1] ?? KEYS[0]}
      canSelect={() => true}
      onSelect={(key) => (key === KEYS[0] ? address.goTo(1) : next('paso'))}
      side={props.side}
      footer={
        <WizardFooter
          save={{ kind: 'none' }}
          onBack={() => (step === 2 ? address.goTo(1) : void navigate(rutaVista(textos.buscador)))}
          backLabel={props.backLabel(step)}
          onNext={() => next('siguiente')}
          nextLabel={step === 2 ? textos.guardar : 'Siguiente: validación'}
          final={step === 2}
        />
      }
    >
      <StepHeading step={step} titles={titles} />
      {guardado && <PorCorregir {...guardado} />}
      <ErrorSummary errors={tried} title={props.tituloErrores(attempt.salto)} attempt={attempt.count} />
      {previsto.isError && (
        <ErrorState
          title="No se pudo consultar qué hará el movimiento."
          error={previsto.error}
          onRetry={() => void previsto.refetch()}
        />
      )}
      {step === 1 ? props.captura(tried) : props.revision}
      {previsto.data && (step === 2 || props.empezado) && <PrevistoCard previsto={previsto.data} />}
      {asking && body && (
        <GuardarTramite
          tramite={tramite}
          corrige={guardado?.folio ?? null}
          textos={textos}
          body={body}
          persona={props.persona}
          onSaved={() => {
            saved.current = true
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </WizardLayout>
  )
}

/** A correction says so of itself, and comes back to the movements. */
function textosCorreccion(textos: TextosDosPasos): TextosDosPasos {
  return {
    ...textos,
    guardar: 'Guardar corrección',
    pregunta: '¿Deseas guardar la corrección de este movimiento?',
    exito: 'La corrección se guardó correctamente.',
    detalle: 'El movimiento conserva su folio y volvió a quedar Solicitado.',
    despues: 'panelMovimientos',
  }
}
