import { decirListo, vigilar } from '#api/child/vigilante.ts'
import { AppError } from '#api/errors.ts'
import { abrirTabla } from './abrir-tabla.ts'
import type { PedidoTabla, RespuestaTabla } from './proceso-tabla.ts'

/** A process that opens one file that people brought, answers with its rows, and is ended by whoever forked it. */
process.on('message', ({ bytes, filasMax }: PedidoTabla) => {
  void abrirTabla(Buffer.from(bytes), filasMax)
    .then((filas): RespuestaTabla => ({ filas }))
    .catch(asRefusal)
    .then((respuesta) => process.send?.(respuesta))
})
process.on('disconnect', () => process.exit(0))
decirListo()
void vigilar()

function asRefusal(error: unknown): RespuestaTabla {
  if (error instanceof AppError) return { status: error.status, codigo: error.codigo, message: error.message }
  return { status: 422, codigo: 'archivo', message: 'El archivo está dañado y no se puede abrir.' }
}
