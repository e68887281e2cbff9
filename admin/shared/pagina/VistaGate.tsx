import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { SinAcceso } from './SinAcceso.tsx'
import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { ReactElement, ReactNode } from 'react'

/** Views that every session opens: help, since an unknown name falls back to it. */
const ALWAYS: ReadonlySet<string> = new Set(['faq', 'estilo'])

/** The view when the session opens it; otherwise who can open it for this person. */
export function VistaGate({ nombre, children }: { nombre: NombreVista; children: ReactNode }): ReactElement {
  const { vistas } = useSession()
  if (ALWAYS.has(nombre) || vistas.includes(nombre)) return <>{children}</>
  return <SinAcceso titulo={VISTAS[nombre].titulo} />
}
