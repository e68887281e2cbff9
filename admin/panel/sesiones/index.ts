import { SesionesList } from './SesionesList.tsx'
import type { ResourceProps } from 'react-admin'

export const sesiones: ResourceProps = { name: 'sesiones', list: SesionesList }
