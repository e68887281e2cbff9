import type { Bandeja, CuentaAvisos } from './bandeja.ts'

/** What each call of avisos answers; `domain/llamadas.ts` has them all. */
export interface LlamadasAvisos {
  'GET /api/avisos': { answer: Bandeja }
  'PUT /api/avisos/:id': { answer: CuentaAvisos }
  'GET /api/avisos/cuenta': { answer: CuentaAvisos }
  'POST /api/avisos/leidos': { answer: CuentaAvisos }
}
