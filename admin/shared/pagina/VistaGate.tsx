import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { SinAcceso } from './SinAcceso.tsx'
import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { ReactElement, ReactNode } from 'react'

/** Views that every session opens: help, since an unknown name falls back to it. */
const ALWAYS: ReadonlySet<string> = new Set(['faq', 'estilo'])

interface VistaGateProps {
  nombre: NombreVista
  /** Other views whose capabilities open the same page. */
  tambien?: readonly NombreVista[]
  children: ReactNode
}

/** The view when the session opens it; otherwise who can open it for this person. */
export function VistaGate({ nombre, tambien = [], children }: VistaGateProps): ReactElement {
  const { vistas } = useSession()
  if (ALWAYS.has(nombre) || [nombre, ...tambien].some((each) => vistas.includes(each))) return <>{children}</>
  return <SinAcceso titulo={VISTAS[nombre].titulo} />
}
