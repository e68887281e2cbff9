import type { MiddlewareHandler, Next } from 'hono'
import { LLAMADAS_QUE_EXPORTAN, LLAMADAS_QUE_RECIBEN_ARCHIVO } from '#domain/llamadas-archivo.ts'
import { assertLugar } from '#api/files/espacio.ts'
import type { AppEnv } from './app-env.ts'
import { matchedCall } from './puerta/matched-call.ts'

const ALTAS = [
  'POST /api/tramites/alta',
  'POST /api/tramites/alta-historico',
  'POST /api/afiliado',
  'POST /api/afiliados',
  'POST /api/afiliados/:id/documentos',
]
/** Loads whose rows have come before. */
const CARGAS = ['POST /api/cargas/:folio/cargar', 'POST /api/cargas/:folio/reanudar', 'POST /api/cargas/:folio/releer']
const LLENAN = new Set<string>([...LLAMADAS_QUE_RECIBEN_ARCHIVO, ...LLAMADAS_QUE_EXPORTAN, ...ALTAS, ...CARGAS])

/** Refuses what fills the disk while it is nearly full, so that everything else goes on. Throws 503 before a body is read. */
export const diskRoom: MiddlewareHandler<AppEnv> = (c, next) => {
  const call = matchedCall(c)
  return call !== null && LLENAN.has(call) ? whereRoom(next) : next()
}

async function whereRoom(next: Next): Promise<void> {
  await assertLugar(
    'por ahora no se reciben archivos, cargas, altas ni exportaciones. Lo demás sigue funcionando. Avisa a quien administra el portal.',
  )
  return next()
}
