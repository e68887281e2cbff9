import { losObligatorios } from '#domain/documentos/papeles/cuantos.ts'
import { useState } from 'react'
import { Breadcrumb } from '#admin/shared/ui/pagina/Breadcrumb.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorSummary } from '#admin/shared/ui/campos/ErrorSummary.tsx'
import { FileDrop } from '#admin/shared/ui/campos/FileDrop.tsx'
import { Stepper } from '#admin/shared/ui/acciones/Stepper.tsx'
import { WizardFooter } from '#admin/shared/ui/acciones/WizardFooter.tsx'
import type { Step } from '#admin/shared/ui/acciones/Stepper.tsx'
import type { Sample } from './sample.ts'
import type { ReactElement } from 'react'

const STEPS: readonly Step[] = [
  { key: '1', title: 'Expediente digital', state: 'hecho', note: '3 documentos validados' },
  { key: '2', title: 'Datos personales', state: 'porConfirmar', note: '2 campos por confirmar' },
  { key: '3', title: 'Datos laborales', state: 'errores', note: 'Con errores (3)' },
  { key: '4', title: 'Validación', state: 'obligatorio' },
]
const PDF = { 'application/pdf': ['.pdf'] } as const

function Steps({ look }: { look: string }): ReactElement {
  const [current, setCurrent] = useState('2')
  return (
    <div className="style-steps">
      <Stepper label={`Pasos, ${look}`} steps={STEPS} current={current} onSelect={setCurrent} />
    </div>
  )
}

function Drop(): ReactElement {
  const [names, setNames] = useState<readonly string[]>([])
  return (
    <div className="stack">
      <FileDrop
        title={`Suelta aquí ${losObligatorios('PDF', 'PDF')}, en cualquier orden`}
        help="CURP, NSS y Constancia de Situación Fiscal. Hasta 10 MB por archivo."
        accept={PDF}
        maxBytes={10 * 1024 * 1024}
        onFiles={(files) => setNames(files.map((file) => file.name))}
      />
      {names.length > 0 && <p className="small">{names.join(', ')}</p>}
    </div>
  )
}

function Summary({ look }: { look: string }): ReactElement {
  const [attempt, setAttempt] = useState(0)
  return (
    <div className="stack">
      <Breadcrumb
        label={`Ruta de ejemplo, ${look}`}
        items={[{ label: 'Afiliación', to: '/panel/estilo' }, { label: 'Alta de un Nuevo Afiliado' }]}
      />
      <Button size="sm" onClick={() => setAttempt(attempt + 1)}>
        Mostrar resumen de errores
      </Button>
      <ErrorSummary
        attempt={attempt}
        errors={attempt > 0 ? [{ id: 'muestra', message: 'Teléfono inválido: faltan 2 dígitos' }] : []}
      />
    </div>
  )
}

function Foot(): ReactElement {
  return (
    <WizardFooter
      save={{ kind: 'saved', time: '10:42' }}
      start={<Button variant="danger">Descartar borrador</Button>}
      onBack={() => undefined}
      onNext={() => undefined}
      nextLabel="Siguiente: datos laborales"
    />
  )
}

export const WIZARD: readonly Sample[] = [
  { name: 'Pasos', Show: Steps },
  { name: 'Zona para soltar archivos', Show: Drop },
  { name: 'Ruta y resumen de errores', Show: Summary },
  { name: 'Pie del asistente', Show: Foot },
]
