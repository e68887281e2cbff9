import { quedoPorAutorizar, type PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { quincenaChip, quincenaCode } from '#domain/calendario/quincena.ts'
import { TIPO_PRESTAMO_IDS, TIPOS_PRESTAMO, type TipoPrestamo } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { api } from '#admin/providers/api-client.ts'
import { KEY_AUTORIZACIONES, SegundaMano } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { PersonaPicker } from '#admin/shared/casos/PersonaPicker.tsx'
import { useBound } from '#admin/shared/form/binding.ts'
import { MoneyField, NumberField, SelectField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { KEYS_PRESTAMOS, useLibre } from './use-prestamos.ts'
import { VistaPrestamo } from './VistaPrestamo.tsx'
import type { Issue } from '#domain/issue.ts'
import type { PersonaElegida } from '#admin/shared/casos/PersonaPicker.tsx'
import type { ReactElement } from 'react'

interface Valores {
  /** Whom it is for; the server is told the number, and what it says of that number is told here. */
  readonly interno: PersonaElegida | null
  readonly tipo: TipoPrestamo
  readonly capitalCentavos: number | null
  readonly quincenas: number | null
  readonly primera: string
}

/** Quincenas that may be the first one: the open one and a year of those after. */
const PRIMERAS = 24

function valoresIssues({ interno, capitalCentavos, quincenas }: Valores): Issue[] {
  const issues: Issue[] = []
  if (interno === null) issues.push({ path: 'interno', code: 'requerido', message: 'Elige a la persona.' })
  if (capitalCentavos === null || Number.isNaN(capitalCentavos))
    issues.push({ path: 'capitalCentavos', code: 'requerido', message: 'Escribe el capital.' })
  if (quincenas === null)
    issues.push({ path: 'quincenas', code: 'requerido', message: 'Escribe en cuántas quincenas se paga.' })
  return issues
}

/** A loan proposed by hand, by the plan in force, with what it would be while it is typed. */
export function NuevoPrestamo({ onClose }: { onClose: () => void }): ReactElement {
  const act = useAct<Valores, PropuestaHecha>({
    call: ({ interno, capitalCentavos, quincenas, ...values }) =>
      api.call('POST /api/panel/prestamos', {
        body: {
          ...values,
          interno: interno?.interno ?? 0,
          capitalCentavos: capitalCentavos ?? 0,
          quincenas: quincenas ?? 0,
        },
      }),
    keys: [...KEYS_PRESTAMOS, KEY_AUTORIZACIONES],
    toast: quedoPorAutorizar,
    done: onClose,
  })
  return (
    <FormDialog
      id="prestamo"
      act={act}
      initial={{ interno: null, tipo: 'corto', capitalCentavos: null, quincenas: null, primera: '' }}
      rules={valoresIssues}
      title="Nuevo préstamo"
      action="Proponer préstamo"
      busyText="Enviando…"
      failure="No se propuso el préstamo."
      size="md"
      onClose={onClose}
    >
      <PersonaCampo />
      <SelectField
        name="tipo"
        label="Tipo"
        options={TIPO_PRESTAMO_IDS.map((tipo) => {
          const { titulo, minimo, maximo } = TIPOS_PRESTAMO[tipo]
          return { value: tipo, label: `${titulo} · ${minimo} a ${maximo} quincenas` }
        })}
      />
      <MoneyField
        name="capitalCentavos"
        label="Capital"
        help="El abono sale del capital, el interés del plan y el plazo."
      />
      <NumberField name="quincenas" label="Quincenas" digits={3} width={8} />
      <PrimeraCampo />
      <Vista />
      <SegundaMano />
    </FormDialog>
  )
}

/** Whom it is for. */
function PersonaCampo(): ReactElement {
  const { value, set, error } = useBound('interno')
  return (
    <PersonaPicker
      value={value as PersonaElegida | null}
      onChange={set}
      help="Nombre, CURP o número interno de quien recibe el préstamo."
      error={error}
    />
  )
}

/** Which quincena its withholdings begin in: never one that the person's entity closed. */
function PrimeraCampo(): ReactElement {
  const { value } = useBound('interno')
  const persona = value as PersonaElegida | null
  const { libre, porQue } = useLibre(persona?.interno ?? null)
  const primeras = Array.from({ length: PRIMERAS }, (_, index) => libre + index)
  return (
    <SelectField
      name="primera"
      label="Primera quincena"
      help={porQue || undefined}
      options={[
        { value: '', label: 'La primera que su entidad no ha cerrado' },
        ...primeras.map((ordinal) => ({ value: quincenaCode(ordinal), label: quincenaChip(ordinal) })),
      ]}
    />
  )
}

/** What the loan would be, once somebody is chosen. */
function Vista(): ReactElement | null {
  const { value } = useBound('interno')
  const persona = value as PersonaElegida | null
  return persona && <VistaPrestamo interno={persona.interno} />
}
