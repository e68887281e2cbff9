import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { totalDescontado } from '#domain/fondos/cair/descuento.ts'
import { TIPOS_TRAMITE_CAIR, type TipoTramiteCair, type TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { defineTramites } from '#api/fondos/lista-tramites.ts'
import { filterIn } from '#api/http/listas/list-filter.ts'
import { listPorCobrar } from './descontar-prestamos.ts'
import { findTramite, presentTramite, TRAMITE_FROM, TRAMITE_SELECT, type TramiteRow } from './tramite-row.ts'

const TIPOS = Object.keys(TIPOS_TRAMITE_CAIR) as [TipoTramiteCair, ...TipoTramiteCair[]]

/** Withdrawals and voluntary contributions of people in the actor's scope, the newest first. */
export const { list: listTramitesCair } = defineTramites({
  authorize: (actor) => authorize(actor, 'cair.leer'),
  from: TRAMITE_FROM,
  select: TRAMITE_SELECT,
  importe: 't.importe_centavos',
  filters: { tipo: filterIn('t.tipo', z.enum(TIPOS)) },
  present: (row: TramiteRow, actor) => presentTramite(row, actor),
})

/** One procedure, with what loans would take of it while it is not decided. Throws 404 out of scope. */
export async function getTramiteCair(actor: Actor, id: number): Promise<TramiteCair> {
  authorize(actor, 'cair.leer')
  const row = await findTramite(actor, id)
  const isOpen = row.estado === 'solicitado' || row.estado === 'aprobado_una'
  const previsto = isOpen && row.consentimientoId !== null ? await descuentoPrevisto(row) : 0
  return presentTramite(row, actor, previsto)
}

const descuentoPrevisto = async ({ importeCentavos, afiliadoId }: TramiteRow): Promise<number> =>
  totalDescontado(importeCentavos, await listPorCobrar(afiliadoId))
