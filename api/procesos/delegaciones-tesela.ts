import type { Actor } from '#domain/acceso/actor.ts'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import type { Tesela } from '#domain/procesos/inicio.ts'
import { countPorAceptar, RUTA_DELEGACIONES } from '#api/usuarios/delegaciones/list-delegaciones.ts'

/** Delegations that wait for the actor to accept or decline; nothing where none waits. */
export async function delegacionesTesela(actor: Actor): Promise<Tesela[]> {
  const { n, de } = await countPorAceptar(actor)
  if (n === 0) return []
  const detalle = n === 1 ? `de ${de}` : `de ${de} y otras personas`
  return [{ etiqueta: 'Firmas por aceptar', cifra: formatCuenta(n), detalle, tono: 'aviso', ruta: RUTA_DELEGACIONES }]
}
