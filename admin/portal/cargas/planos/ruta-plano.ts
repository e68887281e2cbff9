import { rutaVista } from '#domain/acceso/vistas/vistas.ts'

/** Address of the list of layouts. */
export const rutaPlanos = (): string => `${rutaVista('cargas')}/planos`
/** Address of one layout. */
export const rutaPlano = (clave: string): string => `${rutaPlanos()}/${encodeURIComponent(clave)}`
/** Addresses of the editor: of a new layout, and of the next version of one. */
export const rutaPlanoNuevo = (): string => `${rutaPlanos()}?nuevo=1`
export const rutaPlanoEditar = (clave: string): string => `${rutaPlano(clave)}?editar=1`
