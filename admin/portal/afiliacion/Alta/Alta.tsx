import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { RadioGroup } from '#admin/shared/ui/campos/RadioGroup.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { SituacionTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { WizardFooter } from '#admin/shared/ui/acciones/WizardFooter.tsx'
import { VentanaOverlay } from '#admin/portal/calendario/VentanaOverlay.tsx'
import { useStepAddress } from '#admin/portal/wizard/use-step-address.ts'
import { WizardLayout } from '#admin/portal/wizard/WizardLayout.tsx'
import { useSession } from '#admin/providers/session-context.ts'
import { BuscarStep } from './BuscarStep.tsx'
import { elegidaOf, usePersonaElegida, type Elegida } from './elegida.ts'
import type { ReactElement } from 'react'
import type { Step } from '#admin/shared/ui/acciones/Stepper.tsx'
import type { PersonaEncontrada } from '#domain/afiliacion/documentadas.ts'
import type { Opcion } from './tramites.ts'

const KEYS = ['buscar', 'tramite', 'confirmar'] as const

/**
 * View `alta`: find the person in the padrón, choose the procedure, and go on in its own screen. A person in scope is named by the
 * address (`&interno=`), as the button of the person's page does; somebody of another office, or nobody, is known to this page only.
 */
export default function Alta(): ReactElement {
  const navigate = useNavigate()
  const { vistas } = useSession()
  const [params] = useSearchParams()
  const interno = params.get('interno')
  const address = useStepAddress(3, interno === null ? 1 : 2)
  const [text, setText] = useState('')
  const [sinExpediente, setSinExpediente] = useState<PersonaEncontrada | null>()
  const [chosen, setChosen] = useState<Opcion['id'] | ''>('')
  const [error, setError] = useState('')
  const persona = usePersonaElegida(interno)
  const elegida = elegidaOf(interno === null ? sinExpediente : persona.data, vistas)
  const tramites = elegida?.tramites ?? []
  const tramite =
    tramites.find(({ id }) => id === chosen) ?? tramites.find((one) => chosen === '' && one.noProcede === null)
  const last = elegida === undefined ? (interno === null ? 1 : 2) : tramite ? 3 : 2
  const step = Math.min(address.step, last)
  const choosePerson = (next: PersonaEncontrada | null): void => {
    setChosen('')
    setError('')
    const own = next?.INTERNO && !next.AJENA ? String(next.INTERNO) : null
    setSinExpediente(own === null ? next : undefined)
    address.setParams({ interno: own, paso: '2' })
  }
  const next = (): void => {
    if (step === 2 && !tramite) setError('Elige el trámite que corresponde.')
    else if (step === 2) address.goTo(3)
    else if (tramite) void navigate(tramite.ruta)
  }
  return (
    <>
      <PageHeader
        {...(step === 1 ? { vista: 'alta' } : { title: VISTAS.alta.titulo })}
        facts={VISTAS.alta.descripcion}
      />
      <VentanaOverlay>
        <WizardLayout
          steps={stepsOf(step, last)}
          current={KEYS[step - 1] ?? KEYS[0]}
          canSelect={(key) => KEYS.findIndex((one) => one === key) < last}
          onSelect={(key) => address.goTo(KEYS.findIndex((one) => one === key) + 1)}
          side={<PersonaCard elegida={elegida} />}
          footer={
            step > 1 && (
              <WizardFooter
                save={{ kind: 'none' }}
                onBack={() => address.goTo(step - 1)}
                onNext={next}
                nextLabel={step === 3 ? 'Continuar' : 'Siguiente: confirmar'}
              />
            )
          }
        >
          {step === 1 && <BuscarStep text={text} onText={setText} onChoose={choosePerson} />}
          {step === 2 && elegida === undefined && (
            <Esperando error={persona.error} onRetry={() => void persona.refetch()} />
          )}
          {step === 2 && elegida && (
            <TramiteStep
              tramites={tramites}
              chosen={tramite?.id ?? ''}
              error={error}
              onChoose={(id) => {
                setChosen(id)
                setError('')
              }}
            />
          )}
          {step === 3 && tramite && elegida && <ConfirmarStep tramite={tramite} elegida={elegida} />}
        </WizardLayout>
      </VentanaOverlay>
    </>
  )
}

function Esperando({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactElement {
  return error ? (
    <ErrorState title="No se pudo abrir a la persona." error={error} onRetry={onRetry} />
  ) : (
    <Skeleton lines={4} height={44} label="Cargando los datos de la persona" />
  )
}

function stepsOf(step: number, last: number): Step[] {
  const state = (one: number): Step['state'] => (one < step ? 'hecho' : one === step ? 'actual' : 'pendiente')
  return [
    { key: 'buscar', title: 'Buscar', state: state(1), note: last > 1 ? 'Hecho' : 'Obligatorio' },
    { key: 'tramite', title: 'Elegir trámite', state: state(2) },
    { key: 'confirmar', title: 'Confirmar', state: state(3) },
  ]
}

interface TramiteStepProps {
  tramites: readonly Opcion[]
  chosen: Opcion['id'] | ''
  error: string
  onChoose: (id: Opcion['id']) => void
}

function TramiteStep({ tramites, chosen, error, onChoose }: TramiteStepProps): ReactElement {
  if (tramites.length === 0) return <Note tone="warn">Tu perfil no solicita trámites de esta persona.</Note>
  return (
    <Card title="Elige el trámite">
      <RadioGroup
        legend={<span className="visually-hidden">Trámite</span>}
        error={error}
        value={chosen}
        options={tramites.map(({ id, titulo, detalle, noProcede }) => ({
          value: id,
          label: titulo,
          detail: noProcede ?? detalle,
          disabled: noProcede !== null,
        }))}
        onChange={(value) => {
          const tramite = tramites.find(({ id }) => id === value)
          if (tramite) onChoose(tramite.id)
        }}
      />
    </Card>
  )
}

function ConfirmarStep({ tramite, elegida }: { tramite: Opcion; elegida: Elegida }): ReactElement {
  return (
    <Card title="Confirma antes de continuar">
      <KeyValueList
        wide
        items={[
          { label: 'Trámite', value: tramite.titulo },
          { label: 'Persona', value: elegida.nombre },
          { label: 'Qué sigue', value: tramite.detalle },
        ]}
      />
    </Card>
  )
}

function PersonaCard({ elegida }: { elegida: Elegida | undefined }): ReactElement {
  if (!elegida)
    return (
      <Card title="Persona">
        <p className="secondary small">Aún no se elige.</p>
      </Card>
    )
  if (elegida.situacion === null)
    return (
      <Card title="Persona">
        <p className="small">Persona nueva: no está en el padrón.</p>
      </Card>
    )
  return (
    <Card title={elegida.nombre}>
      <KeyValueList
        items={[
          { label: 'Situación', value: <SituacionTag letra={elegida.situacion} /> },
          { label: 'CURP', value: <span className="mono">{elegida.curp || '–'}</span> },
          { label: 'RFC', value: <span className="mono">{elegida.rfc || '–'}</span> },
        ]}
      />
    </Card>
  )
}
