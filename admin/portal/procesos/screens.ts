import { lazy } from 'react'
import type { NombreVista } from '#domain/acceso/vistas.ts'
import type { ComponentType } from 'react'

/** The screens that `/dashboard?vista=` opens, each loaded when it is asked for. */
export const SCREENS: Readonly<Partial<Record<NombreVista, ComponentType>>> = {
  faq: lazy(() => import('./Faq/Faq.tsx')),
  altaDocA: lazy(() => import('#admin/portal/afiliacion/AltaDocA/AltaDocA.tsx')),
  alta: lazy(() => import('#admin/portal/afiliacion/Alta/Alta.tsx')),
  procesosDashboard: lazy(() => import('./PanelGeneral/PanelGeneral.tsx')),
}
