import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { isDeEntidad, TIPO_CARGA_IDS, TIPOS_CARGA, type TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'

/** Loads of the whole institute are for its own people. */
const alcanza = ({ ambito }: Actor, tipo: TipoCargaId): boolean => ambito === 'instituto' || isDeEntidad(tipo)

/** Kinds whose loads the actor sees. */
export const tiposQueVe = (actor: Actor): TipoCargaId[] =>
  TIPO_CARGA_IDS.filter((tipo) => alcanza(actor, tipo) && can(actor, TIPOS_CARGA[tipo].lee))

/** Kinds whose files the actor brings. */
export const tiposQueCarga = (actor: Actor): TipoCargaId[] =>
  TIPO_CARGA_IDS.filter(
    (tipo) => alcanza(actor, tipo) && can(actor, 'cargas.cargar') && can(actor, TIPOS_CARGA[tipo].carga),
  )

/** Requires the right to bring files of a kind, and to move their loads. Throws 403. */
export function authorizeCargar(actor: Actor, tipo: TipoCargaId): void {
  authorize(actor, 'cargas.cargar')
  if (isDeEntidad(tipo)) authorize(actor, TIPOS_CARGA[tipo].carga)
  else authorizeInstituto(actor, TIPOS_CARGA[tipo].carga)
}
