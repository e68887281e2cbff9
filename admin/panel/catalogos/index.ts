import { CatalogosList } from './CatalogosList.tsx'
import type { ResourceProps } from 'react-admin'

export const catalogos: ResourceProps = { name: 'catalogos', list: CatalogosList }
