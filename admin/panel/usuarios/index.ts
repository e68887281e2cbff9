import { createElement, lazy } from 'react'
import { Route } from 'react-router-dom'
import { UsuariosList } from './UsuariosList.tsx'
import type { ResourceProps } from 'react-admin'

const Carga = lazy(() => import('./Carga.tsx'))

/** Neither `show` nor `create`: the list stays under both, so its element answers those addresses too. */
export const usuarios: ResourceProps = {
  name: 'usuarios',
  list: UsuariosList,
  hasShow: true,
  hasCreate: true,
  children: createElement(Route, { path: 'carga', element: createElement(Carga) }),
}
