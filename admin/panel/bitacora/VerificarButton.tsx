import { useMutation } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { can } from '#domain/acceso/can.ts'
import { api } from '#admin/providers/api-client.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { Button } from '#admin/shared/ui/Button.tsx'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import type { ReactElement } from 'react'

interface VerificarProps {
  onError: (error: unknown) => void
}

/** Walks the whole chain in the background; how it went is told in Trabajos and by a notice. Administrators only. */
export function VerificarButton({ onError }: VerificarProps): ReactElement | null {
  const { perfil, vistas } = useSession()
  const navigate = useNavigate()
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/api/panel/bitacora/verificar', {}),
    onSuccess: () =>
      toast.success('La verificación empezó. Un aviso dirá cómo terminó.', {
        label: 'Ver trabajos',
        onSelect: () => void navigate('/panel/trabajos'),
      }),
    onError,
  })
  const actor = { perfilId: perfil.id, actos: new Set(perfil.actos), vistas: new Set(vistas) }
  if (!can(actor, 'bitacora.verificar')) return null
  return (
    <Button icon={ShieldCheck} busy={isPending} busyText="Pidiendo…" onClick={() => mutate()}>
      Verificar la cadena
    </Button>
  )
}
