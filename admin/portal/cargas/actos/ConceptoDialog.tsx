import { conceptoIssues } from '#domain/cargas/nomina/concepto-issues.ts'
import { DESTINOS } from '#domain/cargas/nomina/concepto-nomina.ts'
import { api } from '#admin/providers/api-client.ts'
import { ComboField, RadioField, TextField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { useUnidades } from '#admin/shared/list/use-unidades.ts'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { Carga, ConceptoPuesto } from '#domain/cargas/carga.ts'
import type { Periodicidad } from '#domain/cargas/planos/plano.ts'
import type { ReactElement } from 'react'

const SIGNIFICADOS = Object.entries(DESTINOS).map(([value, label]) => ({ value, label }))

const PERIODICIDADES = [
  { value: 'quincenal', label: 'De la quincena' },
  { value: 'mensual', label: 'De un mes completo' },
] as const satisfies readonly { readonly value: Periodicidad; readonly label: string }[]

interface Valores {
  readonly destino: string
  readonly periodicidad: Periodicidad
  readonly desde: string
}

interface ConceptoDialogProps {
  carga: Carga
  clave: string
  onHecho: () => void
  onClose: () => void
}

/** Says what a concept of the entity's payrolls means, from a quincena on. */
export function ConceptoDialog({ carga, clave, onHecho, onClose }: ConceptoDialogProps): ReactElement {
  const { entidades, loading } = useUnidades(undefined)
  const entidad = entidades.find(({ label }) => label === carga.entidad)?.valor
  const act = useAct<Valores, ConceptoPuesto>({
    call: (valores) =>
      api.call('POST /api/cargas/conceptos', { body: { ...valores, entidad: Number(entidad), clave } }),
    toast: () => `Se guardó qué significa el concepto ${clave}.`,
    done: onHecho,
  })
  return (
    <FormDialog<Valores, ConceptoPuesto, unknown>
      id="concepto"
      size="md"
      act={act}
      initial={{ destino: '', periodicidad: 'quincenal', desde: carga.quincena }}
      rules={conceptoIssues}
      title={`Concepto ${clave} de ${carga.entidad}`}
      action="Guardar significado"
      busyText="Guardando…"
      failure="No se guardó el significado."
      waiting={entidad === undefined}
      onClose={onClose}
    >
      {!loading && entidad === undefined && (
        <Note tone="warn">La entidad ya no está en la orgánica: sus conceptos no se pueden cambiar aquí.</Note>
      )}
      <ComboField
        name="destino"
        label="Qué significa"
        help="«No cotiza» es lo que se paga o se descuenta y no entra en ninguna base."
        options={SIGNIFICADOS}
      />
      <RadioField name="periodicidad" legend="De qué es el importe" inline options={PERIODICIDADES} />
      <TextField
        name="desde"
        label="Desde la quincena"
        help="Con sus cuatro dígitos, como 2226. Vale para todos los archivos de la entidad."
        inputMode="numeric"
        maxLength={4}
        width={6}
      />
    </FormDialog>
  )
}
