import { rutaPlanos } from './ruta-plano.ts'
import { migaVista } from '#admin/shared/pagina/miga-vista.ts'

/** Way to a page of the layouts. */
export const migas = (label: string) => [
  migaVista('cargas'),
  { label: 'Planos de archivos', to: rutaPlanos() },
  { label },
]
