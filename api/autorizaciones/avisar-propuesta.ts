import { actosDe } from '#domain/acceso/capacidades/capacidad.ts'
import { cuentaOf, type Actor } from '#domain/acceso/actor.ts'
import { CAPACIDADES } from '#domain/acceso/llamadas.ts'
import { DOS_MANOS, puedeAutorizar, type AccionDeDos, type AccionId } from '#domain/autorizaciones/dos-manos.ts'
import { folioPropuesta } from '#domain/autorizaciones/propuesta.ts'
import { notificar } from '#api/avisos/notificar.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import { cuentasDe } from '#api/usuarios/misma-persona.ts'

/** Most people notified of one proposal: when everybody gets a notice, nobody acts on it. */
const MAX_AVISADOS = 20

interface Avisada {
  readonly id: number
  readonly accion: AccionId
  readonly sujeto: string
  readonly version: number
}

const rutaPropuesta = (id: number): string => `/dashboard?vista=autorizaciones&propuesta=${id}`

/** Notifies the people who can authorise a proposal, except its author. Runs in the transaction of the act. */
export async function avisarPorAutorizar(actor: Actor, { id, accion, sujeto, version }: Avisada): Promise<void> {
  const titulo = `Por autorizar ${folioPropuesta(id)}: ${DOS_MANOS[accion].titulo.toLowerCase()}`
  await notificar(
    (await quienesAutorizan(actor, accion)).map((usuarioId) => ({
      usuarioId,
      clase: 'autorizacion',
      titulo,
      texto: `${actor.nombre} lo propuso. ${sujeto}.`,
      enlace: rutaPropuesta(id),
      clave: `propuesta:${id}:${version}`,
    })),
  )
}

/** Notifies the author of a proposal how it was decided. Runs in the transaction of the act. */
export async function avisarDecision(
  actor: Actor,
  { id, accion, sujeto, version }: Avisada,
  { propuestaPor, hecho }: { readonly propuestaPor: number | null; readonly hecho: string },
): Promise<void> {
  if (propuestaPor === null) return
  await notificar([
    {
      usuarioId: propuestaPor,
      clase: 'autorizacion',
      titulo: `${folioPropuesta(id)}: ${DOS_MANOS[accion].titulo.toLowerCase()}`,
      texto: `${actor.nombre} ${hecho} ${sujeto}.`,
      enlace: rutaPropuesta(id),
      clave: `propuesta:${id}:${version}`,
    },
  ])
}

async function quienesAutorizan(actor: Actor, accion: AccionId): Promise<number[]> {
  const { capacidad, tambien = [] }: AccionDeDos = DOS_MANOS[accion]
  const binds = new Binds()
  const propias = new Set(await cuentasDe([cuentaOf(actor.id)]))
  const rows = await selectRows<{ id: number }>(
    `SELECT DISTINCT u.id FROM usuarios u JOIN perfiles p ON p.id = u.perfil_id JOIN perfil_actos pa ON pa.perfil_id = p.id
     WHERE u.activo AND p.ambito = 'instituto' AND pa.acto IN (${binds.addAll([...actosDe(CAPACIDADES[capacidad]), ...tambien])})
     ORDER BY u.id LIMIT ${5 * MAX_AVISADOS}`,
    binds.values,
  )
  const found: number[] = []
  for (const { id } of rows) {
    if (propias.has(id) || found.length >= MAX_AVISADOS) continue
    const quien = await loadActor(id, actor.origen)
    if (quien && puedeAutorizar(quien, accion)) found.push(id)
  }
  return found
}
