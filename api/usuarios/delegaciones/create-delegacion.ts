import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { DELEGABLES, MAX_DIAS_DELEGACION, type DelegacionPropia } from '#domain/acceso/delegacion.ts'
import { inclusiveDays, parsePlainDate } from '#domain/plain-date.ts'
import { derechosCambiados } from '#api/acceso/derechos-cambiados.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { notificar } from '#api/avisos/notificar.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { selectRow } from '#api/db/sql.ts'
import { broken, forbidden } from '#api/errors.ts'
import { listDelegaciones } from './list-delegaciones.ts'

export const delegacionSchema = z.strictObject({
  usuario: z.string().trim().min(1).max(60),
  desde: z.string().max(10),
  hasta: z.string().max(10),
  motivo: z.string().max(300).default(''),
})
export type DelegacionEntrada = z.output<typeof delegacionSchema>

/** What both accounts of a delegation must share: who signs for somebody sees what they see. */
const LUGAR = ['ambito', 'entidad_id', 'adscripcion_id', 'dependencia_id'] as const

type CuentaRow = Readonly<Record<(typeof LUGAR)[number], string | number | null>> & {
  readonly id: number
  readonly correo: string
}

/**
 * Names who signs for the actor, from one day to another (decisions §9): an active account of the same place. Throws 403 for
 * who signs nothing of their own, 422 with fields.
 */
export async function createDelegacion(actor: Actor, input: DelegacionEntrada): Promise<DelegacionPropia> {
  const lent = new Set((actor.delegaciones ?? []).flatMap(({ actos }) => [...actos]))
  if (actor.id === null || !DELEGABLES.some((acto) => actor.actos.has(acto) && !lent.has(acto))) throw forbidden()
  const { desde, hasta } = judgeFechas(input)
  const delegadorId = actor.id
  const id = await inTransaction(async () => {
    const delegado = await findDelegado(delegadorId, input.usuario)
    const added = await insertRow('delegaciones', {
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

function judgeFechas({ desde: from, hasta: to }: DelegacionEntrada) {
  const [desde, hasta] = [parsePlainDate(from), parsePlainDate(to)]
  if (!desde || desde < today())
    throw broken([{ path: 'desde', code: 'fecha', message: 'Elige un día a partir de hoy.' }])
  if (!hasta || hasta < desde || inclusiveDays(desde, hasta) > MAX_DIAS_DELEGACION) {
    const message = `Elige un día de los ${MAX_DIAS_DELEGACION} que siguen al inicio.`
    throw broken([{ path: 'hasta', code: 'fecha', message }])
  }
  return { desde, hasta }
}

const CUENTA_SQL = `SELECT u.id, u.correo, p.ambito, u.entidad_id, u.adscripcion_id, u.dependencia_id
  FROM usuarios u JOIN perfiles p ON p.id = u.perfil_id WHERE u.activo AND `

async function findDelegado(delegadorId: number, usuario: string): Promise<CuentaRow> {
  const own = await selectRow<CuentaRow>(`${CUENTA_SQL} u.id = $1`, [delegadorId])
  const row = await selectRow<CuentaRow>(`${CUENTA_SQL} u.usuario = $1`, [usuario])
  const refuse = (message: string) => broken([{ path: 'usuario', code: 'usuario', message }])
  if (!own || !row || LUGAR.some((key) => own[key] !== row[key]))
    throw refuse('No hay una cuenta activa con ese usuario en tu lugar de la estructura.')
  const samePerson = row.id === own.id || (row.correo !== '' && row.correo.toLowerCase() === own.correo.toLowerCase())
  if (samePerson) throw refuse('Elige a otra persona.')
  return row
}
