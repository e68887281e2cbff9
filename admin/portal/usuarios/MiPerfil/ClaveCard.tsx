import { useQueryClient } from '@tanstack/react-query'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { useToast } from '#admin/shared/ui/capas/toast-context.ts'
import { fechaHoraTexto } from '#domain/calendario/instante-texto.ts'
import { ClaveForm } from '#admin/portal/usuarios/ClaveForm.tsx'
import { MI_CUENTA } from './mi-cuenta.ts'
import type { MiCuenta } from '#domain/usuarios/cuenta.ts'
import type { ReactElement } from 'react'

/** Change of the own password; the other sessions end. */
export function ClaveCard({ cuenta }: { cuenta: MiCuenta }): ReactElement {
  const client = useQueryClient()
  const toast = useToast()
  const since = cuenta.claveCambiadaAt
  return (
    <Card title="Contraseña" aside={since ? `Cambiada el ${fechaHoraTexto(since)}` : undefined}>
      <div className="stack">
        <p className="secondary">Al cambiarla se cierran tus demás sesiones; esta sigue abierta.</p>
        <ClaveForm
          submitLabel="Cambiar contraseña"
          onDone={() => {
            toast.success('Contraseña cambiada')
            void client.invalidateQueries({ queryKey: MI_CUENTA })
          }}
        />
      </div>
    </Card>
  )
}
