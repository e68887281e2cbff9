import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { quincenaCode, quincenaOf, quincenaRangeLong } from '#domain/calendario/quincena.ts'
import type { AtencionQuincena, EnvioAtencion } from '#domain/quincenas/atencion.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import { selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { medirAtencion } from './medir-atencion.ts'

/** Tiempo de Atención of a quincena in the actor's scope (specification 2 §2.14). 404 for one that has not begun. */
export async function getAtencion(actor: Actor, quincena: number): Promise<AtencionQuincena> {
  authorize(actor, 'atencion.leer')
  if (quincena > quincenaOf(today())) throw notFound('La quincena')
  const medida = await medirAtencion(actor, quincena)
  return {
    quincena: quincenaCode(quincena),
    periodo: quincenaRangeLong(quincena),
    ...medida,
    envio: await findEnvio(actor, quincena, medida.huella),
    actions: puedeEnviar(actor) && medida.entidades.some(({ movimientos }) => movimientos > 0) ? ['enviar'] : [],
  }
}

/** The data are the institute's: who sees a part of them sends nothing. */
export function puedeEnviar(actor: Actor): boolean {
  return actor.ambito === 'instituto' && can(actor, 'atencion.enviar')
}

/** The last snapshot of the quincena; only the institute compares it with the whole. */
async function findEnvio(actor: Actor, quincena: number, huella: string): Promise<EnvioAtencion | null> {
  if (actor.ambito !== 'instituto') return null
  const row = await selectRow<Omit<EnvioAtencion, 'vigente'>>(
    `SELECT e.enviado_at AS at, u.nombre AS por, e.huella FROM atencion_envios e JOIN usuarios u ON u.id = e.enviado_por
     WHERE e.quincena = $1 ORDER BY e.id DESC LIMIT 1`,
    [quincena],
  )
  return row && { ...row, vigente: row.huella === huella }
}
