import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import type { TipoCargaId } from './tipos-carga.ts'

/** Address of a load in the portal, by its folio. */
export const rutaCarga = (folio: string): string => `${rutaVista('cargas')}/${encodeURIComponent(folio)}`

/** Address that opens the form of a new load over the list: for a kind, and for what it is about. */
export function rutaNuevaCarga(tipo?: TipoCargaId, asunto?: string): string {
  const de = asunto === undefined ? '' : `&asunto=${encodeURIComponent(asunto)}`
  return `${rutaVista('cargas')}?nueva=${tipo ?? '1'}${de}`
}
