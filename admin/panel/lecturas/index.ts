import { LecturasList } from './LecturasList.tsx'
import type { ResourceProps } from 'react-admin'

export const lecturas: ResourceProps = { name: 'lecturas', list: LecturasList }
