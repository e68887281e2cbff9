import type { DatosFormato } from './datos-formato.ts'
import type { CatalogoFirmas, FirmaPanel } from './firma.ts'

/** What each call of formatos answers; `domain/llamadas.ts` has them all. */
export interface LlamadasFormatos {
  'GET /api/formatos/datos': { answer: DatosFormato }
  'GET /api/panel/firmas': { answer: CatalogoFirmas }
  'POST /api/panel/firmas': { answer: FirmaPanel }
  'DELETE /api/panel/firmas/:id': { answer: undefined }
  'PUT /api/panel/firmas/:id': { answer: FirmaPanel }
}
