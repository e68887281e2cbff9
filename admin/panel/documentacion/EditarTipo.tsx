import { useState } from 'react'
import { TIPO_OTRO, TIPO_OTRO_MAX, tipoIssues, tiposDe } from '#domain/procesos/documentacion.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Field } from '#admin/shared/ui/Field.tsx'
import { Select } from '#admin/shared/ui/Select.tsx'
import { TextInput } from '#admin/shared/ui/TextInput.tsx'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import { useCambiarDocumento } from '#admin/shared/documentacion/use-documentos.ts'
import type { DuenoDocumentos } from '#admin/shared/documentacion/dueno.ts'
import type { Documento } from '#domain/procesos/documentacion.ts'
import type { ReactElement } from 'react'
import '#admin/shared/documentacion/documentos-proceso.css'

interface EditarTipoProps {
  dueno: DuenoDocumentos
  documento: Documento
  onClose: () => void
}

/** A row in edit mode: its type and, for Otro, what it is called. */
export function EditarTipo({ dueno, documento, onClose }: EditarTipoProps): ReactElement {
  const toast = useToast()
  const [tipo, setTipo] = useState(documento.tipo)
  const [otro, setOtro] = useState(documento.tipo_otro ?? '')
  const [tried, setTried] = useState(false)
  const { mutate, isPending, error } = useCambiarDocumento(dueno, () => {
    toast.success('Se guardó el tipo del documento.')
    onClose()
  })
  const issues = tipoIssues(dueno.clase, tipo, otro)
  const errorOf = (path: string): string | null =>
    tried ? (issues.find((issue) => issue.path === path)?.message ?? null) : null
  return (
    <form
      className="documento-editar"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (issues.length === 0) mutate({ id: documento.id, version: documento.version, tipo, tipo_otro: otro })
      }}
    >
      <Field label="Tipo" error={errorOf('tipo') ?? (error && errorMessage(error))}>
        <Select
          options={tiposDe(dueno.clase).map((value) => ({ value, label: value === TIPO_OTRO ? 'Otro' : value }))}
          value={tipo}
          onChange={(event) => setTipo(event.target.value)}
        />
      </Field>
      <Field label="Qué documento es" error={errorOf('tipo_otro')}>
        <TextInput
          value={tipo === TIPO_OTRO ? otro : ''}
          maxLength={TIPO_OTRO_MAX}
          disabled={tipo !== TIPO_OTRO}
          onChange={(event) => setOtro(event.target.value)}
        />
      </Field>
      <span className="row">
        <Button type="submit" size="sm" variant="primary" busy={isPending} busyText="Guardando…">
          Guardar
        </Button>
        <Button size="sm" onClick={onClose}>
          Cancelar
        </Button>
      </span>
    </form>
  )
}
