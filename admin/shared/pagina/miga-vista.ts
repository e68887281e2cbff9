import { rutaVista, VISTAS, type NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { Crumb } from '#admin/shared/ui/pagina/Breadcrumb.tsx'

/** The crumb that leads back to a view, with the name of the view; `to` where the way back keeps a choice. */
export const migaVista = (vista: NombreVista, to = rutaVista(vista)): Crumb => ({ label: VISTAS[vista].titulo, to })
