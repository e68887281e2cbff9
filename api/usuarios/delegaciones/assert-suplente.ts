import type { Acto } from '#domain/acceso/acto.ts'
import type { Delegable } from '#domain/acceso/delegacion.ts'
import { impedimentoDeSuplente } from '#domain/acceso/suplente.ts'
import { broken } from '#api/errors.ts'
import { cuentasDe } from '#api/usuarios/misma-persona.ts'
import { loadSuplente, type Candidato } from './candidatos.ts'
import { SOLICITUDES_NOMBRADAS, type SolicitudesEnEspera } from './solicitudes-en-espera.ts'

/**
 * Throws 422 at `usuario` unless that person may sign with the acts `prestados` (decisions §11.9): by the profile, by incompatible
 * pairs, and without a request of their own that waits for that signature.
 */
export async function assertSuplente(
  prestados: readonly Delegable[],
  { id, nombre }: Pick<Candidato, 'id' | 'nombre'>,
  areas: readonly SolicitudesEnEspera[],
): Promise<void> {
  const impedimento = impedimentoDeSuplente(prestados, await loadSuplente(id, nombre))
  if (impedimento !== null) throw refused('suplente', impedimento)
  const espera = await listEspera(await cuentasDe([id]), prestados, areas)
  if (espera.length === 0) return
  const named = espera.slice(0, SOLICITUDES_NOMBRADAS).join('; ')
  const others = espera.length > SOLICITUDES_NOMBRADAS ? ' y otras' : ''
  throw refused(
    'en_espera',
    `${nombre} tiene solicitudes que esperan esa firma (${named}${others}): elige a otra persona o espera a que se resuelvan.`,
  )
}

async function listEspera(
  cuentas: readonly number[],
  actos: readonly Acto[],
  areas: readonly SolicitudesEnEspera[],
): Promise<string[]> {
  const found: string[] = []
  // One after the other: within a transaction they share a connection.
  for (const area of areas) found.push(...(await area(cuentas, actos)))
  return found
}

const refused = (code: string, message: string) => broken([{ path: 'usuario', code, message }], message)
