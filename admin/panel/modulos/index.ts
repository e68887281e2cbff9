import { ModuloShow } from './ModuloShow.tsx'
import { ModulosList } from './ModulosList.tsx'
import type { ResourceProps } from 'react-admin'

export const modulos: ResourceProps = { name: 'modulos', list: ModulosList, show: ModuloShow }
