import type { Bandeja, CuentaAvisos } from './bandeja.ts'

/** What each call of avisos takes and answers; `domain/llamadas.ts` has them all. */
export interface LlamadasAvisos {
  'GET /api/avisos': { query: { antes?: number; sinLeer?: '0' | '1' }; answer: Bandeja }
  'PUT /api/avisos/:id': { body: { leido: boolean }; answer: CuentaAvisos }
  'GET /api/avisos/cuenta': { answer: CuentaAvisos }
  'POST /api/avisos/leidos': { body: { hasta: number }; answer: CuentaAvisos }
}
