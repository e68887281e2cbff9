import { CategoriasList } from './CategoriasList.tsx'
import type { ResourceProps } from 'react-admin'

export const categorias: ResourceProps = { name: 'categorias', list: CategoriasList }
