import { api } from '#admin/providers/api-client.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { ClaveNuevaForm } from './ClaveNuevaForm.tsx'
import type { ReactElement } from 'react'

/** Change of the own password (`POST /api/contrasena`). */
export function ClaveForm({ onDone, submitLabel }: { onDone: () => void; submitLabel: string }): ReactElement {
  const { usuario } = useSession().user
  return (
    <ClaveNuevaForm
      asksActual
      usuario={usuario}
      submitLabel={submitLabel}
      onSubmit={async ({ actual, nueva }) => {
        await api.post('/api/contrasena', { actual, nueva })
        onDone()
      }}
    />
  )
}
