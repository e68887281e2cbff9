import { createElement, lazy } from 'react'
import { Route } from 'react-router-dom'
import { PerfilEdit } from './PerfilEdit.tsx'
import { PerfilesList } from './PerfilesList.tsx'
import type { ResourceProps } from 'react-admin'

const Derechos = lazy(() => import('./Derechos.tsx'))

export const perfiles: ResourceProps = {
  name: 'perfiles',
  list: PerfilesList,
  edit: PerfilEdit,
  children: createElement(Route, { path: 'derechos', element: createElement(Derechos) }),
}
