import type { Actor } from '#domain/acceso/actor.ts'
import { esperaFirma } from '#domain/quincenas/acciones-cierre.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { quienDe } from '#api/usuarios/misma-persona.ts'
import { selectCierresEnTurno, type CierreEnCadena } from './cierre-row.ts'
import { loadCadenas } from './contexto-cadena.ts'

/** Closes that wait for the actor's own signature, the oldest quincena first. Throws 403. */
export async function listPorFirmar(actor: Actor): Promise<CierreEnCadena[]> {
  authorize(actor, 'cierres.leer')
  const rows = await selectCierresEnTurno(actor)
  const [cadenas, quien] = await Promise.all([loadCadenas(rows), quienDe(actor)])
  return rows.filter(({ id }) => {
    const cadena = cadenas.get(id)
    return cadena !== undefined && esperaFirma(cadena, quien)
  })
}
