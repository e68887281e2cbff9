import { controlId } from '#admin/shared/form/record-binding.tsx'
import { Checkbox } from '#admin/shared/ui/campos/Checkbox.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { PosicionInput } from './PosicionInput.tsx'
import { useBorrador } from './use-borrador.ts'
import type { TotalesPlano } from '#domain/cargas/planos/plano.ts'
import type { ReactElement } from 'react'

/** The record of totals: with it a file that was cut on its way is refused. */
export function TotalesCampos(): ReactElement {
  const { borrador, campos, cambiar, faltaEn } = useBorrador()
  const { totales, conceptos, formato, columnas } = borrador
  const isAncho = formato === 'ancho_fijo'
  const sumables = columnas.filter(({ campo }) => campos[campo]?.clase === 'importe')
  const options = [
    ...sumables.map(({ campo }) => ({ value: campo, label: campos[campo]?.titulo ?? campo })),
    ...(conceptos ? [{ value: 'conceptos', label: 'Todos los conceptos' }] : []),
  ]
  const poner = (cambio: Partial<TotalesPlano>): void => {
    if (totales) cambiar({ totales: { ...totales, ...cambio } })
  }
  return (
    <Card title="Renglón de totales" aside="Con él se rechaza un archivo que llegó cortado">
      <div className="stack">
        <Checkbox
          id={controlId('plano', 'definicion.totales')}
          label="El archivo trae un renglón de totales"
          error={faltaEn('definicion.totales') || null}
          checked={totales !== undefined}
          onChange={({ target: { checked } }) => cambiar({ totales: checked ? { empieza: 'TOTAL' } : undefined })}
        />
        {totales && (
          <div className="plano-campos">
            <Field label="Empieza con">
              <TextInput
                maxLength={20}
                value={totales.empieza}
                onChange={({ target: { value } }) => poner({ empieza: value })}
              />
            </Field>
            <Field label="Cuenta de renglones" optional>
              <PosicionInput
                value={totales.cuenta ?? null}
                isAncho={isAncho}
                de="la cuenta de renglones"
                onChange={(en) => poner({ cuenta: en ?? undefined })}
              />
            </Field>
            <Field label="Suma" optional>
              <PosicionInput
                value={totales.suma ?? null}
                isAncho={isAncho}
                de="la suma"
                onChange={(en) => poner({ suma: en ?? undefined })}
              />
            </Field>
            <Field label="Qué suma" optional="callado">
              <Select
                options={options}
                value={totales.de ?? ''}
                onChange={({ target: { value } }) => poner({ de: value === '' ? undefined : value })}
              />
            </Field>
            <Field label="Su importe" optional="callado">
              <Select
                options={[{ value: '2', label: 'Sin punto, 2 decimales' }]}
                placeholder="Con punto decimal"
                value={totales.decimales === 2 ? '2' : ''}
                onChange={({ target: { value } }) => poner({ decimales: value === '2' ? 2 : undefined })}
              />
            </Field>
          </div>
        )}
      </div>
    </Card>
  )
}
