import type { Actor } from '#domain/acceso/actor.ts'
import type { CuerpoLote, RespuestaLote } from '#domain/afiliacion/actos/acto-cuerpos.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { AppError } from '#api/errors.ts'
import { takeTurno } from './turn-movimiento.ts'

/**
 * Does the same act to many movements, each in a transaction of its own (decisions §10.14): what is refused is told with
 * its reason and stops no other. Only a fault of the server ends it halfway; what was done stays done.
 */
export async function turnLote(actor: Actor, { acto, movimientos, motivo }: CuerpoLote): Promise<RespuestaLote> {
  authorize(actor, 'movimientos.devolver')
  const hechos: RespuestaLote['hechos'][number][] = []
  const rechazados: RespuestaLote['rechazados'][number][] = []
  for (const { folio, version } of movimientos) {
    try {
      hechos.push({ folio, version: await takeTurno(actor, folio, acto, { version, motivo, enLote: true }) })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      rechazados.push({ folio, codigo: error.codigo, error: error.message })
    }
  }
  return { hechos, rechazados }
}
