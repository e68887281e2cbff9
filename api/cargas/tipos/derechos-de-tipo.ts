import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { TIPO_CARGA_IDS, TIPOS_CARGA, type TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import { authorize } from '#api/acceso/authorize.ts'

/** Kinds whose loads the actor sees. */
export const tiposQueVe = (actor: Actor): TipoCargaId[] =>
  TIPO_CARGA_IDS.filter((tipo) => can(actor, TIPOS_CARGA[tipo].lee))

/** Kinds whose files the actor brings. */
export const tiposQueCarga = (actor: Actor): TipoCargaId[] =>
  TIPO_CARGA_IDS.filter((tipo) => can(actor, 'cargas.cargar') && can(actor, TIPOS_CARGA[tipo].carga))

/** Requires the right to bring files of a kind, and to move their loads. Throws 403. */
export function authorizeCargar(actor: Actor, tipo: TipoCargaId): void {
  authorize(actor, 'cargas.cargar')
  authorize(actor, TIPOS_CARGA[tipo].carga)
}
