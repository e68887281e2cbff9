import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { delegacionIssues, type DelegacionPropia } from '#domain/acceso/delegacion.ts'
import { derechosCambiados } from '#api/acceso/derechos-cambiados.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { notificar } from '#api/avisos/notificar.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { broken, forbidden } from '#api/errors.ts'
import { DelegacionModel } from '#api/usuarios/models/DelegacionModel.ts'
import { findCandidatos, puedeDelegar } from './candidatos.ts'
import { listDelegaciones } from './list-delegaciones.ts'

export const delegacionSchema = z.strictObject({
  usuario: z.string().trim().min(1).max(60),
  desde: z.string().max(10),
  hasta: z.string().max(10),
  motivo: z.string().max(300).default(''),
})
export type DelegacionEntrada = z.output<typeof delegacionSchema>

/**
 * Names who signs for the actor, from one day to another (decisions §9): an active account of the same place. Throws 403 for
 * who signs nothing of their own, 422 with fields.
 */
export async function createDelegacion(actor: Actor, input: DelegacionEntrada): Promise<DelegacionPropia> {
  if (!puedeDelegar(actor)) throw forbidden()
  const issues = delegacionIssues(input, today())
  if (issues.length > 0) throw broken(issues)
  const { desde, hasta } = input
  const delegadorId = actor.id
  const id = await inTransaction(async () => {
    const delegado = await findDelegado(delegadorId, input.usuario)
    const added = await insertRow(DelegacionModel, {
      de_usuario_id: delegadorId,
      a_usuario_id: delegado.id,
      desde,
      hasta,
      motivo: input.motivo,
      creada_at: nowAt(),
    })
    await derechosCambiados()
    await notificar([
      {
        usuarioId: delegado.id,
        clase: 'cuenta',
        titulo: `${actor.nombre} te delegó su firma`,
        texto: `Del ${desde} al ${hasta}. Lo que apruebes por su delegación lo dirá.`,
        clave: `delegacion:${added}`,
      },
    ])
    const despues = { a: input.usuario, desde, hasta, motivo: input.motivo }
    await logActo(actor, { acto: 'delegacion.crear', objeto: 'delegacion', objetoId: added, despues })
    return added
  })
  const { dadas } = await listDelegaciones(actor)
  const created = dadas.find((delegacion) => delegacion.id === id)
  if (!created) throw new Error(`Delegation ${id} was not kept`)
  return created
}

async function findDelegado(delegadorId: number, usuario: string): Promise<{ readonly id: number }> {
  const candidato = (await findCandidatos(delegadorId)).find((one) => one.usuario === usuario)
  if (candidato) return candidato
  const message = 'No hay una cuenta activa de otra persona con ese usuario en tu lugar de la estructura.'
  throw broken([{ path: 'usuario', code: 'usuario', message }])
}
