import { useQuery } from '@tanstack/react-query'
import { postalCodeQuery } from '#admin/shared/direcciones/codigo-postal.ts'
import { TextField } from '#admin/shared/form/fields.tsx'
import { cleanDigits } from '#admin/shared/ui/campos/clean-text.ts'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import type { DomicilioEnPartes } from '#domain/afiliacion/datos/domicilio-en-linea.ts'
import type { Hoja } from './use-hoja.ts'
import type { ReactElement } from 'react'

/** The address picker: a postal code offers its colonias, and one chosen tells its municipio and estado; all may be written. */
export function DomicilioCampos<Valores extends DomicilioEnPartes>({ hoja }: { hoja: Hoja<Valores> }): ReactElement {
  const { codigoPostal, colonia } = hoja.valores
  const whole = codigoPostal.length === 5
  const { data = [] } = useQuery({ ...postalCodeQuery(codigoPostal), enabled: whole })
  const [row] = data
  const colonias = data.flatMap((one) => one.colonias.map(({ NOMBRE }) => NOMBRE))
  const listed = row !== undefined && (colonia === '' || colonias.includes(colonia))
  const choose = (value: string): void => {
    const place = { colonia: value, municipio: row?.MUNICIPIO ?? '', estado: row?.ESTADO ?? '' }
    hoja.poner(place as Partial<Valores>)
  }
  return (
    <>
      <TextField
        name="codigoPostal"
        label="Código postal"
        span={4}
        mono
        inputMode="numeric"
        maxLength={5}
        clean={cleanDigits}
      />
      {listed ? (
        <Field label="Colonia" span={8}>
          <Combobox options={colonias.map((value) => ({ value, label: value }))} value={colonia} onChange={choose} />
        </Field>
      ) : (
        <TextField name="colonia" label="Colonia" span={8} maxLength={120} />
      )}
      <TextField name="calleNumero" label="Calle y número" span={12} maxLength={150} />
      <TextField name="municipio" label="Municipio" span={6} maxLength={120} />
      <TextField name="estado" label="Estado" span={6} maxLength={80} />
    </>
  )
}
