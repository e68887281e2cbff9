import { useSession } from '#admin/providers/session-context.ts'
import { Verificacion } from './Verificacion.tsx'
import type { ReactElement } from 'react'

/** `verificacionEntidad`: what one's own entity contributed, withheld and moved, and who is on its staff (specification 3 §2.16). */
export default function VerificacionEntidad(): ReactElement {
  const { user } = useSession()
  return (
    <Verificacion
      vista="verificacionEntidad"
      facts={user.dependencia_nombre || user.adscripcion_nombre || 'Todas las entidades'}
    />
  )
}
