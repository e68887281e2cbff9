import { controlId } from '#admin/shared/form/record-binding.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { PosicionInput } from './PosicionInput.tsx'
import { useBorrador } from './use-borrador.ts'
import type { ConceptosPlano } from '#domain/cargas/planos/plano.ts'
import type { ReactElement } from 'react'

const FORMAS = [
  { value: 'renglon', label: 'Un renglón por concepto' },
  { value: 'columnas', label: 'Una columna por concepto' },
  { value: 'grupos', label: 'Grupos de columnas' },
] as const satisfies readonly { readonly value: ConceptosPlano['forma']; readonly label: string }[]

const INICIAL: Readonly<Record<ConceptosPlano['forma'], ConceptosPlano>> = {
  renglon: { forma: 'renglon', concepto: { titulo: 'CONCEPTO' }, importe: { titulo: 'IMPORTE' } },
  columnas: { forma: 'columnas', prefijos: ['P', 'D'] },
  grupos: { forma: 'grupos', desde: 1, hasta: 4, cada: 2, concepto: 0, importe: 1 },
}

/** How the payroll carries its concepts. What each one means is said apart, for each entity. */
export function ConceptosCampos(): ReactElement {
  const { borrador, cambiar, faltaEn } = useBorrador()
  const { conceptos } = borrador
  return (
    <Card title="Conceptos" aside="Lo que significa cada uno se dice por entidad">
      <div className="plano-campos">
        <Field
          id={controlId('plano', 'definicion.conceptos')}
          label="Cómo vienen los conceptos"
          optional="callado"
          error={faltaEn('definicion.conceptos')}
        >
          <Select
            options={FORMAS}
            placeholder="No trae conceptos"
            value={conceptos?.forma ?? ''}
            onChange={({ target: { value } }) => {
              const forma = FORMAS.find((each) => each.value === value)?.value
              cambiar({ conceptos: forma && INICIAL[forma] })
            }}
          />
        </Field>
        {conceptos && <DeForma conceptos={conceptos} onChange={(nuevos) => cambiar({ conceptos: nuevos })} />}
        {conceptos && (
          <Field label="Sus importes" optional="callado">
            <Select
              options={[{ value: '2', label: 'Sin punto, 2 decimales' }]}
              placeholder="Con punto decimal"
              value={conceptos.decimales === 2 ? '2' : ''}
              onChange={({ target: { value } }) =>
                cambiar({ conceptos: { ...conceptos, decimales: value === '2' ? 2 : undefined } })
              }
            />
          </Field>
        )}
      </div>
    </Card>
  )
}

interface DeFormaProps {
  conceptos: ConceptosPlano
  onChange: (conceptos: ConceptosPlano) => void
}

function DeForma({ conceptos, onChange }: DeFormaProps): ReactElement {
  const { borrador } = useBorrador()
  const isAncho = borrador.formato === 'ancho_fijo'
  switch (conceptos.forma) {
    case 'renglon':
      return (
        <>
          <Field label="Columna del concepto" optional="callado">
            <PosicionInput
              value={conceptos.concepto}
              isAncho={isAncho}
              de="el concepto"
              onChange={(en) => onChange({ ...conceptos, concepto: en ?? { titulo: '' } })}
            />
          </Field>
          <Field label="Columna del importe" optional="callado">
            <PosicionInput
              value={conceptos.importe}
              isAncho={isAncho}
              de="el importe del concepto"
              onChange={(en) => onChange({ ...conceptos, importe: en ?? { titulo: '' } })}
            />
          </Field>
        </>
      )
    case 'columnas':
      return (
        <Field label="Letras de sus títulos" help="Separadas por comas: P, D lee las columnas P1, P2, D69.">
          <TextInput
            maxLength={48}
            value={conceptos.prefijos.join(', ')}
            onChange={({ target: { value } }) =>
              onChange({ ...conceptos, prefijos: value.split(',').map((each) => each.trim()) })
            }
          />
        </Field>
      )
    case 'grupos':
      return (
        <>
          {NUMEROS.map(([parte, label, suma]) => (
            <Field key={parte} label={label} optional="callado">
              <TextInput
                inputMode="numeric"
                maxLength={3}
                value={String(conceptos[parte] + suma)}
                onChange={({ target: { value } }) =>
                  onChange({ ...conceptos, [parte]: Number(value.replaceAll(/\D/g, '')) - suma })
                }
              />
            </Field>
          ))}
        </>
      )
  }
}

/** Numbers of groups, with what the person adds when they count from 1. */
const NUMEROS = [
  ['desde', 'Primera columna', 0],
  ['hasta', 'Última columna', 0],
  ['cada', 'Columnas de cada grupo', 0],
  ['concepto', 'Lugar del concepto en el grupo', 1],
  ['importe', 'Lugar del importe en el grupo', 1],
] as const
