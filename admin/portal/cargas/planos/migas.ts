import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { rutaPlanos } from './ruta-plano.ts'

/** Way to a page of the layouts. */
export const migas = (label: string) => [
  { label: 'Cargas de archivos', to: rutaVista('cargas') },
  { label: 'Planos de archivos', to: rutaPlanos() },
  { label },
]
