import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { RadioGroup } from '#admin/shared/ui/campos/RadioGroup.tsx'
import { SituacionTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { WizardFooter } from '#admin/shared/ui/acciones/WizardFooter.tsx'
import { VentanaOverlay } from '#admin/portal/calendario/VentanaOverlay.tsx'
import { useStepAddress } from '#admin/portal/wizard/use-step-address.ts'
import { WizardLayout } from '#admin/portal/wizard/WizardLayout.tsx'
import { BuscarStep, nombreDe } from './BuscarStep.tsx'
import { tramitesOf } from './tramites.ts'
import type { ReactElement } from 'react'
import type { Step } from '#admin/shared/ui/acciones/Stepper.tsx'
import type { PersonaEncontrada } from '#domain/afiliacion/documentadas.ts'
import type { Tramite, TramiteId } from './tramites.ts'

const KEYS = ['buscar', 'tramite', 'confirmar'] as const

/** What was found: a person, nobody (`null`), or not asked yet (`undefined`). */
type Found = PersonaEncontrada | null | undefined

/** View `alta`: find the person in the padrón, choose the procedure, and go on in its own screen. */
export default function Alta(): ReactElement {
  const navigate = useNavigate()
  const address = useStepAddress(3, 1)
  const [text, setText] = useState('')
  const [found, setFound] = useState<Found>(undefined)
  const [chosen, setChosen] = useState<TramiteId | ''>('')
  const [error, setError] = useState('')
  const tramites = found === undefined ? [] : tramitesOf(found)
  const tramite = tramites.find(({ id }) => id === chosen)
  const last = found === undefined ? 1 : tramite ? 3 : 2
  const step = Math.min(address.step, last)
  const choosePerson = (persona: PersonaEncontrada | null): void => {
    setFound(persona)
    setError('')
    setChosen(tramitesOf(persona).find(({ noProcede }) => noProcede === null)?.id ?? '')
    address.goTo(2)
  }
  const next = (): void => {
    if (step === 2 && !tramite) setError('Elige el trámite que corresponde.')
    else if (step === 2) address.goTo(3)
    else if (tramite) void navigate(tramite.ruta)
  }
  return (
    <>
      <PageHeader title={VISTAS.alta.titulo} facts={VISTAS.alta.descripcion} />
      <VentanaOverlay>
        <WizardLayout
          steps={stepsOf(step, last)}
          current={KEYS[step - 1] ?? KEYS[0]}
          canSelect={(key) => KEYS.findIndex((one) => one === key) < last}
          onSelect={(key) => address.goTo(KEYS.findIndex((one) => one === key) + 1)}
          side={<PersonaCard found={found} />}
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
          {step === 2 && (
            <TramiteStep
              tramites={tramites}
              chosen={chosen}
              error={error}
              onChoose={(id) => {
                setChosen(id)
                setError('')
              }}
            />
          )}
          {step === 3 && tramite && <ConfirmarStep tramite={tramite} found={found} />}
        </WizardLayout>
      </VentanaOverlay>
    </>
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
  tramites: readonly Tramite[]
  chosen: TramiteId | ''
  error: string
  onChoose: (id: TramiteId) => void
}

function TramiteStep({ tramites, chosen, error, onChoose }: TramiteStepProps): ReactElement {
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

function ConfirmarStep({ tramite, found }: { tramite: Tramite; found: Found }): ReactElement {
  return (
    <Card title="Confirma antes de continuar">
      <KeyValueList
        wide
        items={[
          { label: 'Trámite', value: tramite.titulo },
          { label: 'Persona', value: found ? nombreDe(found) : 'Persona nueva' },
          { label: 'Qué sigue', value: tramite.detalle },
        ]}
      />
    </Card>
  )
}

function PersonaCard({ found }: { found: Found }): ReactElement {
  if (found === undefined)
    return (
      <Card title="Persona">
        <p className="secondary small">Aún no se elige.</p>
      </Card>
    )
  if (found === null)
    return (
      <Card title="Persona">
        <p className="small">Persona nueva: no está en el padrón.</p>
      </Card>
    )
  return (
    <Card title={nombreDe(found)}>
      <KeyValueList
        items={[
          { label: 'Situación', value: <SituacionTag letra={found.ORGANICA_ACTIVO} /> },
          { label: 'CURP', value: <span className="mono">{found.CURP ?? '–'}</span> },
          { label: 'RFC', value: <span className="mono">{found.RFC ?? '–'}</span> },
        ]}
      />
    </Card>
  )
}
