import { TrabajosList } from './TrabajosList.tsx'
import type { ResourceProps } from 'react-admin'

export const trabajos: ResourceProps = { name: 'trabajos', list: TrabajosList }
