import { Lock } from 'lucide-react'
import { VISTAS } from '#domain/acceso/vistas.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { PlainPage } from './PlainPage.tsx'
import type { NombreVista } from '#domain/acceso/vistas.ts'
import type { ReactElement, ReactNode } from 'react'

/** Views that every session opens: help, since an unknown name falls back to it. */
const ALWAYS: ReadonlySet<string> = new Set(['faq', 'estilo'])

/** The view when the session opens it; otherwise who can open it for this person. */
export function VistaGate({ nombre, children }: { nombre: NombreVista; children: ReactNode }): ReactElement {
  const { vistas, perfil } = useSession()
  if (ALWAYS.has(nombre) || vistas.includes(nombre)) return <>{children}</>
  return (
    <PlainPage icon={Lock} title={VISTAS[nombre].titulo} heading="No tienes acceso a esta pantalla">
      Tu perfil ({perfil.nombre}) no la incluye. Si la necesitas para tu trabajo, pide a la administración del portal
      que la agregue.
    </PlainPage>
  )
}
