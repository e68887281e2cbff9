import type { ListaEnDireccion, ListaPedida } from '#domain/lista-pedida.ts'
import type { PropuestaAutorizada, PropuestaPanel } from './propuesta.ts'

/** What each call of autorizaciones takes and answers; `domain/llamadas.ts` has them all. */
export interface LlamadasAutorizaciones {
  'GET /api/panel/autorizaciones': { query: ListaEnDireccion; answer: PropuestaPanel[] }
  'POST /api/panel/autorizaciones/buscar': { body: ListaPedida; answer: PropuestaPanel[] }
  'GET /api/panel/autorizaciones/:id': { answer: PropuestaPanel }
  'POST /api/panel/autorizaciones/:id/autorizar': { body: { version: number }; answer: PropuestaAutorizada }
  'POST /api/panel/autorizaciones/:id/rechazar': { body: { version: number; nota: string }; answer: PropuestaPanel }
  'POST /api/panel/autorizaciones/:id/retirar': { body: { version: number }; answer: PropuestaPanel }
  'POST /api/panel/autorizaciones/:id/deshacer': { body: { version: number }; answer: PropuestaPanel }
}
