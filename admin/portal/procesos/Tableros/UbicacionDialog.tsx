import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { UBICACION_MAX, ubicacionIssues } from '#domain/procesos/tableros.ts'
import { api } from '#admin/providers/api-client.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Dialog } from '#admin/shared/ui/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
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
    (tried ? issues.find(({ path }) => path === campo)?.message : null) ??
    (isApiError(error) ? (error.campos[campo] ?? null) : null)
  return (
    <Dialog
      open
      title="Datos de contacto"
      onClose={onClose}
      locked={isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            Cancelar
          </Button>
          <Button
            variant="primary"
            busy={isPending}
            busyText="Guardando…"
            onClick={() => {
              setTried(true)
              if (issues.length === 0) mutate(datos)
            }}
          >
            Guardar datos
          </Button>
        </>
      }
    >
      <div className="stack">
        {error && <ErrorState title="No se guardaron los datos." error={error} />}
        {CAMPOS.map(({ campo, label }) => (
          <Field key={campo} label={label} optional error={errorOf(campo)}>
            <TextInput
              value={datos[campo]}
              maxLength={UBICACION_MAX}
              onChange={(event) => setDatos({ ...datos, [campo]: event.target.value })}
            />
          </Field>
        ))}
      </div>
    </Dialog>
  )
}
