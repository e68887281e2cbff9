import { EntidadesList } from './EntidadesList.tsx'
import type { ResourceProps } from 'react-admin'

export const entidades: ResourceProps = { name: 'entidades', list: EntidadesList }
