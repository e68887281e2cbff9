import { Building2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { rutaVista, VISTAS } from '#domain/acceso/vistas.ts'
import { quincenaLong, quincenaRangeLong } from '#domain/calendario/quincena.ts'
import { periodoMovimientosTexto } from '#domain/calendario/ventana-texto.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { ErrorSummary } from '#admin/shared/ui/ErrorSummary.tsx'
import { LinkButton } from '#admin/shared/ui/LinkButton.tsx'
import { PageHeader } from '#admin/shared/ui/PageHeader.tsx'
import { useVentana, ventanaEstadoOf } from '#admin/portal/calendario/use-ventana.ts'
import { VentanaOverlay } from '#admin/portal/calendario/VentanaOverlay.tsx'
import { WizardLayout } from '#admin/portal/wizard/WizardLayout.tsx'
import { AltaContext } from './alta-context.ts'
import { organizacionParam } from './alta-source.ts'
import { AltaFooter, DiscardButton } from './AltaFooter.tsx'
import { DraftNotes } from './DraftNotes.tsx'
import { visorPapers } from './expediente.ts'
import { ExpedienteStep } from './ExpedienteStep.tsx'
import { LaboralesStep } from './LaboralesStep.tsx'
import { PersonalesStep } from './PersonalesStep.tsx'
import { SideCard } from './SideCard.tsx'
import { StepContext } from './step-context.ts'
import { stepErrors } from './step-errors.ts'
import { useAltaWizard } from './use-alta-wizard.ts'
import { visorActs } from './visor-acts.ts'
import { ValidacionStep } from './ValidacionStep.tsx'
import { STEP_KEYS, wizardSteps } from './wizard-steps.ts'
import type { Borrador, CorreccionDeBorrador } from '#domain/afiliacion/borrador.ts'
import type { RespuestaAlta } from '#domain/afiliacion/alta.ts'
import type { ReactElement } from 'react'
import type { AltaSource } from './alta-source.ts'
import type { Registrada } from './AltaRegistrada.tsx'
import type { AltaWizardState } from './use-alta-wizard.ts'
import './alta.css'

const VisorDocumento = lazy(() => import('#admin/portal/documentos/VisorDocumento.tsx'))

interface AltaWizardProps {
  source: AltaSource
  onCreated: (id: string) => void
  /** Begins another alta. */
  onRestart: () => void
  /** The draft of somebody else was taken over. */
  onTaken?: (borrador: Borrador) => void
}

const STEPS = [ExpedienteStep, PersonalesStep, LaboralesStep, ValidacionStep] as const

/** The four steps in their frame: header, stepper, side card, footer, and what opens over them. */
export function AltaWizard({ source, onCreated, onRestart, onTaken }: AltaWizardProps): ReactElement {
  const wizard = useAltaWizard(source, onCreated)
  const { alta, step, last } = wizard
  const navigate = useNavigate()
  const StepScreen = STEPS[step - 1] ?? ExpedienteStep
  const onDiscarded = alta.correccion ? () => void navigate('/panel/movimientos') : onRestart
  const onSaved = (respuesta: RespuestaAlta): void => {
    alta.saver.end()
    const state: Registrada = {
      respuesta,
      organizacion: organizacionParam(alta.model.laborales),
      corregida: alta.correccion !== null,
    }
    void navigate(`${rutaVista('altaDocA')}&folio=${encodeURIComponent(respuesta.folio)}`, { replace: true, state })
  }
  return (
    <AltaContext value={alta}>
      <StepContext value={step}>
        <Header correccion={alta.corregida} />
        <VentanaOverlay actions={<HomeButton />}>
          <WizardLayout
            steps={wizardSteps(alta, step)}
            current={STEP_KEYS[step - 1] ?? STEP_KEYS[0]}
            canSelect={(key) => STEP_KEYS.findIndex((one) => one === key) < last}
            onSelect={(key) => alta.goTo(STEP_KEYS.findIndex((one) => one === key) + 1)}
            side={
              <>
                <SideCard />
                <div className="discard-phone">
                  <DiscardButton wizard={wizard} onDiscarded={onDiscarded} />
                </div>
              </>
            }
            footer={
              <AltaFooter wizard={wizard} correccion={source.correccion} onSaved={onSaved} onDiscarded={onDiscarded} />
            }
          >
            <StepHeading wizard={wizard} />
            <DraftNotes
              borrador={source.borrador}
              discard={<DiscardButton wizard={wizard} onDiscarded={onDiscarded} />}
              {...(onTaken && { onTaken })}
            />
            <Summary wizard={wizard} />
            <StepScreen />
          </WizardLayout>
        </VentanaOverlay>
        <Visor wizard={wizard} />
      </StepContext>
    </AltaContext>
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
      crumbs={[{ label: 'Afiliación' }, { label: VISTAS.altaDocA.titulo }]}
      facts={
        <>
          {correccion && <strong>Corrección de {correccion.folio}.</strong>} {facts}
        </>
      }
      actions={<HomeButton />}
    />
  )
}

/** 'Ventanilla / Dependencia' (specification 1 §6): central staff goes to /, everybody else to the desk. */
function HomeButton(): ReactElement {
  const { perfil } = useSession()
  return (
    <LinkButton icon={Building2} to={perfil.id === 1 ? '/' : '/dependenciaVentanilla'}>
      Ventanilla / Dependencia
    </LinkButton>
  )
}

/** Names the step to a screen reader and takes focus when the step changes. */
function StepHeading({ wizard: { step } }: { wizard: AltaWizardState }): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [step])
  const titles = ['Expediente digital', 'Datos personales', 'Datos laborales', 'Validación']
  return (
    <h2 ref={heading} tabIndex={-1} className="visually-hidden">
      Paso {step} de 4: {titles[step - 1]}
    </h2>
  )
}

/** Everything wrong in the step once it was tried; focus goes to the first. */
function Summary({ wizard }: { wizard: AltaWizardState }): ReactElement | null {
  const { alta, step, attempt } = wizard
  const { title, errors } = stepErrors(alta, step)
  const shown = alta.tried.has(step) && errors.length > 0
  const first = shown ? errors[0]?.id : undefined
  const target = useRef(first)
  useEffect(() => {
    target.current = first
  })
  useEffect(() => {
    if (target.current) document.getElementById(target.current)?.focus()
  }, [attempt, step])
  if (!shown) return null
  return <ErrorSummary errors={errors} title={title} attempt={attempt} />
}

function Visor({ wizard: { alta, visor, closeVisor } }: { wizard: AltaWizardState }): ReactElement | null {
  if (!visor) return null
  return (
    <Suspense fallback={null}>
      <VisorDocumento
        papers={visorPapers(alta.captura, alta.kept)}
        target={visor}
        acts={visorActs(alta)}
        onClose={closeVisor}
      />
    </Suspense>
  )
}
