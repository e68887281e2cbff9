import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { rutaVista } from '#domain/acceso/vistas.ts'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
import { ErrorSummary } from '#admin/shared/ui/ErrorSummary.tsx'
import { WizardFooter } from '#admin/shared/ui/WizardFooter.tsx'
import { StepHeading } from '#admin/portal/wizard/StepHeading.tsx'
import { useStepAddress } from '#admin/portal/wizard/use-step-address.ts'
import { WizardLayout } from '#admin/portal/wizard/WizardLayout.tsx'
import { FechasStep } from './FechasStep.tsx'
import { GuardarSalida } from './GuardarSalida.tsx'
import { DatosLaboralesCard, DatosPersonalesCard, DomicilioMapaCard } from './PersonaCards.tsx'
import { PrevistoCard } from './PrevistoCard.tsx'
import { capturaInicial, erroresDeFecha, solicitudDe } from './salida-state.ts'
import { SALIDAS } from './salidas.ts'
import { usePrevisto } from './use-salida.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ReactElement } from 'react'
import type { CapturaSalida } from './salida-state.ts'
import type { TramiteSalida } from './salidas.ts'

const KEYS = ['fecha', 'validacion'] as const

interface SalidaWizardProps {
  tramite: TramiteSalida
  persona: PersonaDetalle
  /** The server's day. */
  hoy: PlainDate
}

/** Two clickable steps: the date, and everything as it will be saved (specification 3 §2.8). */
export function SalidaWizard({ tramite, persona, hoy }: SalidaWizardProps): ReactElement {
  const { paso, guardar, buscador } = SALIDAS[tramite]
  const navigate = useNavigate()
  const address = useStepAddress(2, 1)
  const [captura, setCaptura] = useState<CapturaSalida>(() => capturaInicial(tramite, hoy))
  const [attempt, setAttempt] = useState(0)
  const [asking, setAsking] = useState(false)
  const body = solicitudDe(tramite, persona, captura, hoy)
  const previsto = usePrevisto(tramite, body)
  const errors = erroresDeFecha(tramite, captura, previsto.isPlaceholderData ? undefined : previsto.data)
  const step = errors.length > 0 ? 1 : address.step
  const tried = attempt > 0 ? errors : []
  useFocusFirst(tried[0]?.id, attempt)
  const next = (): void => {
    if (errors.length > 0) {
      setAttempt((count) => count + 1)
      address.goTo(1)
    } else if (step === 1) address.goTo(2)
    else setAsking(true)
  }
  const steps = [
    { key: KEYS[0], title: paso, state: errors.length === 0 ? 'hecho' : tried.length > 0 ? 'errores' : 'obligatorio' },
    { key: KEYS[1], title: 'Validación', state: step === 2 ? 'actual' : 'pendiente' },
  ] as const
  return (
    <WizardLayout
      steps={steps}
      current={KEYS[step - 1] ?? KEYS[0]}
      canSelect={() => true}
      onSelect={(key) => (key === 'fecha' ? address.goTo(1) : next())}
      side={<DatosLaboralesCard persona={persona} />}
      footer={
        <WizardFooter
          save={{ kind: 'none' }}
          onBack={() => (step === 2 ? address.goTo(1) : void navigate(rutaVista(buscador)))}
          backLabel={backLabel(tramite, step)}
          onNext={next}
          nextLabel={step === 2 ? guardar : 'Siguiente: validación'}
          final={step === 2}
        />
      }
    >
      <StepHeading step={step} titles={[paso, 'Validación']} />
      {tried.length > 0 && <ErrorSummary errors={tried} title="Revisa esto antes de continuar." attempt={attempt} />}
      {previsto.isError && (
        <ErrorState
          title="No se pudo consultar qué hará el movimiento."
          error={previsto.error}
          onRetry={() => void previsto.refetch()}
        />
      )}
      {step === 1 ? (
        <FechasStep
          tramite={tramite}
          captura={captura}
          previsto={previsto.data}
          errors={tried}
          onChange={(changes) => setCaptura((before) => ({ ...before, ...changes }))}
        />
      ) : (
        <>
          <DatosPersonalesCard persona={persona} />
          <DomicilioMapaCard persona={persona} />
        </>
      )}
      {previsto.data && (step === 2 || captura.fecha !== '') && <PrevistoCard previsto={previsto.data} />}
      {asking && body && <GuardarSalida tramite={tramite} body={body} onClose={() => setAsking(false)} />}
    </WizardLayout>
  )
}

/** Words of specification 3 §2.5 and §2.8. */
function backLabel(tramite: TramiteSalida, step: number): string {
  if (tramite !== 'baja') return 'Regresar'
  return step === 2 ? 'Anterior' : 'Cancelar'
}

/** Focus goes to the first thing wrong, on each attempt. */
function useFocusFirst(id: string | undefined, attempt: number): void {
  const first = useRef(id)
  useEffect(() => {
    first.current = id
  })
  useEffect(() => {
    if (attempt > 0 && first.current) document.getElementById(first.current)?.focus()
  }, [attempt])
}
