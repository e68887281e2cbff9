import { primerDato } from '#domain/afiliacion/cotejo/cotejo.ts'
import { splitDomicilio } from '#domain/afiliacion/datos/split-domicilio.ts'
import { Checkbox } from '#admin/shared/ui/campos/Checkbox.tsx'
import { cleanDigits } from '#admin/shared/ui/campos/clean-text.ts'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import { ColoniaPicker } from './ColoniaPicker.tsx'
import { domicilioTexto } from './domicilio-texto.ts'
import { LeidoCard } from './LeidoCard.tsx'
import { PersonalField } from './PersonalField.tsx'
import type { ReactElement } from 'react'

const CP_INPUT = { mono: true, clean: cleanDigits, inputMode: 'numeric', maxLength: 5 } as const

const DOMICILIO = [
  'domicilioOCR.cp',
  'domicilioOCR.colonia',
  'domicilioOCR.municipio',
  'domicilioOCR.entidad',
  'domicilioOCR.localidad',
  'domicilioOCR.tipoVialidad',
  'domicilioOCR.nombreVialidad',
  'domicilioOCR.numeroExterior',
  'domicilioOCR.numeroInterior',
  'domicilioOCR.entreCalle',
  'domicilioOCR.yCalle',
  'domicilio',
  'calle2',
] as const

/** The address: the constancia's, with its sources, or another one found by its postal code. */
export function DomicilioCard(): ReactElement {
  const { model, update, editable } = useTramite()
  const { usarDireccionCsf: fromCsf = false } = model.valores
  const hasCsf = primerDato(model.papeles, 'domicilio.cp') !== ''
  const choose = (checked: boolean): void =>
    update((captura) => ({ ...captura, personales: { ...captura.personales, usarDireccionCsf: checked } }))
  return (
    <LeidoCard title="Domicilio" paths={DOMICILIO} resumen={fromCsf ? domicilioTexto(model.valores) : ''}>
      {(hasCsf || fromCsf) && (
        <div className="leido-acts">
          <Checkbox
            label="Usar el de la Constancia de Situación Fiscal"
            checked={fromCsf}
            disabled={!editable}
            onChange={(event) => choose(event.target.checked)}
          />
        </div>
      )}
      <div className="form-grid">
        {fromCsf ? <CsfAddress /> : <OwnAddress />}
        <PersonalField path="calle2" span={12} optional input={{ maxLength: 150 }} />
      </div>
    </LeidoCard>
  )
}

function CsfAddress(): ReactElement {
  return (
    <>
      <PersonalField path="domicilioOCR.cp" span={3} input={CP_INPUT} />
      <PersonalField path="domicilioOCR.colonia" span={5} />
      <PersonalField path="domicilioOCR.municipio" span={4} />
      <PersonalField path="domicilioOCR.entidad" span={4} />
      <PersonalField path="domicilioOCR.localidad" span={4} />
      <PersonalField path="domicilioOCR.tipoVialidad" span={4} />
      <PersonalField path="domicilioOCR.nombreVialidad" span={6} />
      <PersonalField path="domicilioOCR.numeroExterior" span={3} />
      <PersonalField path="domicilioOCR.numeroInterior" span={3} />
      <PersonalField path="domicilioOCR.entreCalle" span={6} optional />
      <PersonalField path="domicilioOCR.yCalle" span={6} optional />
    </>
  )
}

function OwnAddress(): ReactElement {
  const { model } = useTramite()
  const { calle, numeroExterior, numeroInterior } = splitDomicilio(model.valores.domicilio ?? '')
  const parts = [
    numeroExterior && calle,
    numeroExterior && `exterior ${numeroExterior}`,
    numeroInterior && `interior ${numeroInterior}`,
  ].filter(Boolean)
  return (
    <>
      <ColoniaPicker />
      <PersonalField
        path="domicilio"
        span={12}
        help={parts.length > 0 ? parts.join(', ') : 'Por ejemplo: Madero 125-B int. 3'}
        input={{ maxLength: 150 }}
      />
    </>
  )
}
