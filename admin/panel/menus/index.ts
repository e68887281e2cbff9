import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

/** Dragging weighs: it comes with the screen that uses it. */
const MenusScreen = lazy(() => import('./MenusScreen.tsx'))

export const menus: ResourceProps = { name: 'menus', list: MenusScreen }
