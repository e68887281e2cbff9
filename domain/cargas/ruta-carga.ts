import { rutaVista } from '#domain/acceso/vistas/vistas.ts'

/** Address of a load in the portal, by its folio. */
export const rutaCarga = (folio: string): string => `${rutaVista('cargas')}/${encodeURIComponent(folio)}`

/** Address that opens the form of a new load over the list. */
export const rutaNuevaCarga = (): string => `${rutaVista('cargas')}?nueva=1`
