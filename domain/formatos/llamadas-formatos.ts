import type { DatosFormato } from './datos-formato.ts'
import type { CatalogoFirmas, FirmaPanel } from './firma.ts'
import type { FirmaDeTitular } from './firma-titular.ts'

/** What each call of formatos takes and answers; `domain/llamadas.ts` has them all. */
export interface LlamadasFormatos {
  'GET /api/formatos/datos': { query: { folio: string } | { interno: number }; answer: DatosFormato }
  'GET /api/panel/firmas': { answer: CatalogoFirmas }
  'POST /api/panel/firmas': {
    body: {
      firma_base64: string
      nombre: string
      cargo: string
      desde: string
      usuario_id?: number | null
      unidad_id?: number | null
      hasta?: string
    }
    answer: FirmaPanel
  }
  'POST /api/panel/firmas/:id/papeles': { body: FirmaDeTitular; answer: FirmaPanel }
  'DELETE /api/panel/firmas/:id': { query: { version: number }; answer: undefined }
  'PUT /api/panel/firmas/:id': {
    body: {
      version: number
      nombre: string
      cargo: string
      desde: string
      firma_base64?: string
      usuario_id?: number | null
      unidad_id?: number | null
      hasta?: string
    }
    answer: FirmaPanel
  }
}
