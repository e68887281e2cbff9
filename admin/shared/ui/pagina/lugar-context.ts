import { createContext } from 'react'
import type { Crumb } from './Breadcrumb.tsx'

/** Under what the page stands, before `crumbs`; nothing outside the frame. */
export type Lugar = (crumbs: readonly Crumb[]) => readonly Crumb[]

export const LugarContext = createContext<Lugar>(() => [])
