import { decirListo, vigilar } from '#api/child/vigilante.ts'
import { atender } from './atender.ts'
import { descomprimirAqui } from '#api/documentos/lector/pdf/descompresor.ts'
import { LectorError } from './errores.ts'
import type { Peticion, Respuesta } from './mensajes.ts'

/** The reader's process: one request at a time from the pool that forked it; ends with it. */
const answer = (respuesta: Respuesta) => process.send?.(respuesta)

process.on('message', (peticion: Peticion) => {
  atender(peticion, answer)
    .then(answer)
    .catch((error: unknown) => answer(asError(error)))
})
descomprimirAqui()
process.on('disconnect', () => process.exit(0))
decirListo()
void vigilar()

function asError(error: unknown): Respuesta {
  if (error instanceof LectorError) return { tipo: 'error', codigo: error.codigo, detalle: error.detail }
  return { tipo: 'error', codigo: 'ilegible', detalle: error instanceof Error ? error.name : '' }
}
