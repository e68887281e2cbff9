import { centavosToPesos, formatPesos, pesosToCentavos } from '#domain/organica/dinero.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { MoneyInput } from '#admin/shared/ui/campos/MoneyInput.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { NotaDevolucion } from '#admin/portal/expediente/NotaDevolucion.tsx'
import { cierraPercepciones, ETIQUETA_LABORAL, idCampo } from './laboral-state.ts'
import { useState } from 'react'
import type { ClavePercepcion } from '#domain/afiliacion/percepciones.ts'
import type { LugarCardProps } from './LugarCard.tsx'
import type { ReactElement } from 'react'

/** The post's monthly amounts and percentage, of an entity whose payroll does not set them. */
export function PercepcionesCard(props: Omit<LugarCardProps, 'puestos'>): ReactElement {
  const { expediente, captura, campos, errorOf, onChange } = props
  const cerrado = cierraPercepciones(expediente, captura.fecha)
  // What was typed before the date moved can still be put back.
  const isFijo = (clave: ClavePercepcion): boolean =>
    cerrado !== '' && captura.percepciones[clave] === expediente.percepciones[clave]
  const put = (clave: ClavePercepcion, valor: number | null): void =>
    onChange({ percepciones: { ...captura.percepciones, [clave]: valor } })
  const field = (clave: ClavePercepcion, hoy: string, control: ReactElement): ReactElement => (
    <Field
      id={idCampo(clave)}
      label={ETIQUETA_LABORAL[clave]}
      optional
      span={4}
      error={errorOf(clave)}
      help={
        <>
          Registrado: {hoy} <NotaDevolucion nota={campos[`datosLaborales.${clave}`]} />
        </>
      }
    >
      {control}
    </Field>
  )
  const money = (clave: 'otrasPrestaciones' | 'quinquenios'): ReactElement => {
    const valor = captura.percepciones[clave]
    return field(
      clave,
      `${formatPesos(pesosToCentavos(expediente.percepciones[clave]))} al mes`,
      <MoneyInput
        readOnly={isFijo(clave)}
        value={valor === null || Number.isNaN(valor) ? valor : pesosToCentavos(valor)}
        onChange={(centavos) => put(clave, centavos === null ? null : centavosToPesos(centavos))}
      />,
    )
  }
  return (
    <Card title="Percepciones del puesto">
      <div className="stack">
        {cerrado !== '' && <Note>{cerrado}</Note>}
        <div className="form-grid">
          {money('otrasPrestaciones')}
          {money('quinquenios')}
          {field(
            'porcentaje',
            `${expediente.percepciones.porcentaje} %`,
            <PorcentajeInput
              readOnly={isFijo('porcentaje')}
              value={captura.percepciones.porcentaje}
              onChange={(valor) => put('porcentaje', valor)}
            />,
          )}
        </div>
      </div>
    </Card>
  )
}

interface PorcentajeInputProps {
  value: number | null
  readOnly: boolean
  onChange: (valor: number | null) => void
}

/** Text field for a percentage. It calls `onChange` with NaN if the text is not a number, and with null if it is empty. */
function PorcentajeInput({ value, readOnly, onChange }: PorcentajeInputProps): ReactElement {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = value === null || Number.isNaN(value) ? '' : String(value)
  return (
    <TextInput
      inputMode="decimal"
      readOnly={readOnly}
      maxLength={12}
      value={typed ?? shown}
      onChange={(event) => {
        const text = event.target.value.replace(/[\s%]/g, '')
        setTyped(event.target.value)
        onChange(text === '' ? null : Number(text))
      }}
      onBlur={() => !Number.isNaN(value) && setTyped(null)}
    />
  )
}
