import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { UBICACION_MAX, ubicacionIssues } from '#domain/procesos/tableros.ts'
import { api } from '#admin/providers/api-client.ts'
import { fieldError } from '#admin/providers/field-errors.ts'
import { ActDialog } from '#admin/shared/ui/ActDialog.tsx'
import { Field } from '#admin/shared/ui/Field.tsx'
import { TextInput } from '#admin/shared/ui/TextInput.tsx'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import type { Ubicacion } from '#domain/procesos/tableros.ts'
import type { ReactElement } from 'react'

const CAMPOS = [
  { campo: 'domicilio', label: 'Domicilio' },
  { campo: 'telefono', label: 'Teléfono' },
  { campo: 'correo', label: 'Correo' },
] as const satisfies readonly { campo: keyof Ubicacion; label: string }[]

/** Address, telephone and e-mail of the institute; office hours and the portal's own help are in its information. */
export function UbicacionDialog({ ubicacion, onClose }: { ubicacion: Ubicacion; onClose: () => void }): ReactElement {
  const client = useQueryClient()
  const toast = useToast()
  const [datos, setDatos] = useState(ubicacion)
  const [tried, setTried] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (nueva: Ubicacion) => api.put<Ubicacion>('/api/panel/ubicacion', nueva),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['indicadores', '/api/ubicacion'] })
      toast.success('Se guardaron los datos de contacto.')
      onClose()
    },
  })
  const issues = ubicacionIssues(datos)
  const errorOf = (campo: string): string | null =>
    (tried ? issues.find(({ path }) => path === campo)?.message : null) ?? fieldError(error, campo)
  return (
    <ActDialog
      title="Datos de contacto"
      action="Guardar datos"
      busyText="Guardando…"
      busy={isPending}
      error={error}
      failure="No se guardaron los datos."
      fields={CAMPOS.map(({ campo }) => campo)}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (issues.length === 0) mutate(datos)
      }}
    >
      {CAMPOS.map(({ campo, label }) => (
        <Field key={campo} label={label} optional error={errorOf(campo)}>
          <TextInput
            value={datos[campo]}
            maxLength={UBICACION_MAX}
            onChange={(event) => setDatos({ ...datos, [campo]: event.target.value })}
          />
        </Field>
      ))}
    </ActDialog>
  )
}
