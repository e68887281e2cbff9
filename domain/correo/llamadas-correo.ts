import type { CorreoDetalle, CorreoPanel } from './correo.ts'

/** What each call of correo answers; `domain/llamadas.ts` has them all. */
export interface LlamadasCorreo {
  'GET /api/panel/correos': { answer: CorreoPanel[] }
  'GET /api/panel/correos/:id': { answer: CorreoDetalle }
  'POST /api/panel/correos/:id/cancelar': { answer: CorreoDetalle }
  'POST /api/panel/correos/:id/reintentar': { answer: CorreoDetalle }
  'POST /api/panel/correos/buscar': { answer: CorreoPanel[] }
}
