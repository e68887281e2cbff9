import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  beneficiariosIssues,
  LIMITES_RETIRO,
  repartirEntreBeneficiarios,
  type Beneficiario,
} from '#domain/fondos/cair/retiro.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { useBound } from '#admin/shared/form/binding.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import type { ReactElement } from 'react'

const VACIO: Beneficiario = { nombre: '', parentesco: '', porcentaje: 0 }

/** "33.33" → 3,333 hundredths; what is no number is 0, which the rule refuses. */
function enCentesimos(text: string): number {
  const value = Number(text.replace(',', '.').trim())
  return Number.isFinite(value) ? Math.round(value * 100) : 0
}

/** Who gets a withdrawal by death, and how much each: shares that make 100 %. */
export function BeneficiariosCampo({ importeCentavos }: { importeCentavos: number | null }): ReactElement {
  const bound = useBound('beneficiarios')
  const list = useRef<HTMLFieldSetElement>(null)
  // Rows have no name of their own: once one is taken away, those after it are drawn anew.
  const [removed, setRemoved] = useState(0)
  const rows = bound.value as readonly Beneficiario[]
  const change = (index: number, values: Partial<Beneficiario>): void =>
    bound.set(rows.map((row, i) => (i === index ? { ...row, ...values } : row)))
  const remove = (index: number): void => {
    bound.set(rows.filter((_, i) => i !== index))
    setRemoved(removed + 1)
    list.current?.focus()
  }
  // The form knows that something is wrong with the list; what it is stands at the person that it is of.
  const faltas = bound.error === null ? [] : beneficiariosIssues(rows)
  const faltaDe = (path: string): string | null => faltas.find((falta) => falta.path === path)?.message ?? null
  const delConjunto = faltas.length === 0 ? bound.error : faltaDe('beneficiarios')
  const partes = repartirEntreBeneficiarios(importeCentavos || 0, rows)
  return (
    <fieldset
      ref={list}
      className="cair-beneficiarios"
      id={bound.id}
      tabIndex={-1}
      aria-invalid={delConjunto === null ? undefined : true}
    >
      <legend>Beneficiarios</legend>
      {delConjunto && (
        <Note tone="bad" live>
          {delConjunto}
        </Note>
      )}
      {rows.map((row, index) => (
        <div key={`${removed}-${index}`} className="cair-beneficiario">
          <Field label="Nombre" error={faltaDe(`beneficiarios.${index}.nombre`)}>
            <TextInput
              maxLength={LIMITES_RETIRO.nombre}
              value={row.nombre}
              onChange={(event) => change(index, { nombre: event.target.value })}
            />
          </Field>
          <Field label="Parentesco" optional>
            <TextInput
              maxLength={LIMITES_RETIRO.parentesco}
              value={row.parentesco}
              onChange={(event) => change(index, { parentesco: event.target.value })}
            />
          </Field>
          <Field
            label="Porcentaje"
            help={formatPesos(partes[index]?.importeCentavos ?? 0)}
            error={faltaDe(`beneficiarios.${index}.porcentaje`)}
          >
            <TextInput
              inputMode="decimal"
              maxLength={6}
              defaultValue={row.porcentaje === 0 ? '' : String(row.porcentaje / 100)}
              onChange={(event) => change(index, { porcentaje: enCentesimos(event.target.value) })}
            />
          </Field>
          {rows.length > 1 && (
            <IconButton
              icon={X}
              label={`Quitar a ${row.nombre.trim() || `la persona ${index + 1}`}`}
              onClick={() => remove(index)}
            />
          )}
        </div>
      ))}
      {rows.length < LIMITES_RETIRO.beneficiarios && (
        <div>
          <Button size="sm" icon={Plus} onClick={() => bound.set([...rows, VACIO])}>
            Agregar beneficiario
          </Button>
        </div>
      )}
    </fieldset>
  )
}
