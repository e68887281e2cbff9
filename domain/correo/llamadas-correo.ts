import type { ListaEnDireccion, ListaPedida } from '#domain/lista-pedida.ts'
import type { CorreoDetalle, CorreoPanel } from './correo.ts'

/** What each call of correo takes and answers; `domain/llamadas.ts` has them all. */
export interface LlamadasCorreo {
  'GET /api/panel/correos': { query: ListaEnDireccion; answer: CorreoPanel[] }
  'GET /api/panel/correos/:id': { answer: CorreoDetalle }
  'POST /api/panel/correos/:id/cancelar': { answer: CorreoDetalle }
  'POST /api/panel/correos/:id/reintentar': { answer: CorreoDetalle }
  'POST /api/panel/correos/buscar': { body: ListaPedida; answer: CorreoPanel[] }
}
