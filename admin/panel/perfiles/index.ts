import { createElement, Fragment, lazy } from 'react'
import { Route } from 'react-router-dom'
import { PerfilShow } from './PerfilShow.tsx'
import { PerfilesList } from './PerfilesList.tsx'
import type { ResourceProps } from 'react-admin'

const Derechos = lazy(() => import('./Derechos.tsx'))
const NuevaVentanilla = lazy(() => import('./ventanilla/NuevaVentanilla.tsx'))

export const perfiles: ResourceProps = {
  name: 'perfiles',
  list: PerfilesList,
  show: PerfilShow,
  children: createElement(
    Fragment,
    null,
    createElement(Route, { path: 'derechos', element: createElement(Derechos) }),
    createElement(Route, { path: 'ventanilla', element: createElement(NuevaVentanilla) }),
  ),
}
