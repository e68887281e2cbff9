import { z } from 'zod'
import { formatRango } from '#domain/calendario/fecha-texto.ts'
import { propiosOf, type Actor } from '#domain/acceso/actor.ts'
import { delegacionIssues, type DelegacionPropia } from '#domain/acceso/delegacion.ts'
import { delegablesDe } from '#domain/acceso/suplente.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { notificar } from '#api/avisos/notificar.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { FOR_UPDATE, selectRow } from '#api/db/sql.ts'
import { broken, conflict, forbidden } from '#api/errors.ts'
import { DelegacionModel } from '#api/usuarios/models/DelegacionModel.ts'
import { assertSuplente } from './assert-suplente.ts'
import { findCandidatos, puedeDelegar, type Candidato } from './candidatos.ts'
import { listDelegaciones, RUTA_DELEGACIONES } from './list-delegaciones.ts'
import type { SolicitudesEnEspera } from './solicitudes-en-espera.ts'

export const delegacionSchema = z.strictObject({
  usuario: z.string().trim().min(1).max(60),
  desde: z.string().max(10),
  hasta: z.string().max(10),
  oficio: z.string().trim().max(300).default(''),
  oficioFecha: z.string().max(10).default(''),
  motivo: z.string().max(300).default(''),
})
export type DelegacionEntrada = z.output<typeof delegacionSchema>

/**
 * Names who signs for the actor, from one day to another (decisions §11.9); it counts once that person accepts it. Throws 403 for
 * who signs nothing of their own, 422 with fields, 409 `delegacion` when that person already has it on some of those days.
 */
export async function createDelegacion(
  actor: Actor,
  input: DelegacionEntrada,
  areas: readonly SolicitudesEnEspera[],
): Promise<DelegacionPropia> {
  if (!puedeDelegar(actor)) throw forbidden()
  const issues = delegacionIssues(input, today())
  const [desde, hasta] = [parsePlainDate(input.desde), parsePlainDate(input.hasta)]
  if (issues.length > 0 || !desde || !hasta) throw broken(issues)
  const { oficio, oficioFecha, motivo } = input
  const delegadorId = actor.id
  const id = await inTransaction(async () => {
    // Of several requests at once each sees what the one before it wrote.
    await selectRow(`SELECT id FROM usuarios WHERE id = $1${FOR_UPDATE}`, [delegadorId])
    const delegado = await findDelegado(delegadorId, input.usuario)
    await assertSuplente(delegablesDe(propiosOf(actor).actos), delegado, areas)
    await assertUnica(delegadorId, delegado, { desde, hasta })
    const added = await insertRow(DelegacionModel, {
      de_usuario_id: delegadorId,
      a_usuario_id: delegado.id,
      desde,
      hasta,
      motivo,
      oficio,
      oficio_fecha: parsePlainDate(oficioFecha),
      creada_at: nowAt(),
    })
    await notificar([
      {
        usuarioId: delegado.id,
        clase: 'cuenta',
        titulo: `${actor.nombre} te pide firmar por su ausencia`,
        texto: `${formatRango(desde, hasta)}, oficio ${oficio}. Acéptala o recházala en Mi perfil: hasta entonces no firmas por nadie.`,
        enlace: RUTA_DELEGACIONES,
        clave: `delegacion:${added}`,
      },
    ])
    const despues = { a: input.usuario, desde, hasta, oficio, oficioFecha, motivo }
    await logActo(actor, { acto: 'delegacion.crear', objeto: 'delegacion', objetoId: added, despues })
    return added
  })
  const { dadas } = await listDelegaciones(actor)
  const created = dadas.find((delegacion) => delegacion.id === id)
  if (!created) throw new Error(`Delegation ${id} was not kept`)
  return created
}

async function findDelegado(delegadorId: number, usuario: string): Promise<Candidato> {
  const candidato = (await findCandidatos(delegadorId)).find((one) => one.usuario === usuario)
  if (candidato) return candidato
  const message = 'No hay una cuenta activa de otra persona con ese usuario en tu lugar de la estructura.'
  throw broken([{ path: 'usuario', code: 'usuario', message }])
}

/** The same two people have one delegation a day. */
async function assertUnica(
  delegadorId: number,
  { id, nombre }: Candidato,
  { desde, hasta }: { readonly desde: PlainDate; readonly hasta: PlainDate },
): Promise<void> {
  const same = await selectRow<{ desde: PlainDate; hasta: PlainDate }>(
    `SELECT desde, hasta FROM delegaciones WHERE de_usuario_id = $1 AND a_usuario_id = $2 AND estado IN ('propuesta', 'aceptada')
       AND desde <= $4 AND hasta >= $3 ORDER BY id LIMIT 1`,
    [delegadorId, id, desde, hasta],
  )
  if (!same) return
  const cuando = formatRango(same.desde, same.hasta)
  throw conflict(
    'delegacion',
    `Ya delegaste tu firma a ${nombre}, ${cuando}: retírala antes de dar otra por esos días.`,
  )
}
