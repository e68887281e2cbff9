import type { Actor } from '#domain/acceso/actor.ts'
import { FORMATOS } from '#domain/cargas/planos/plano.ts'
import type { EstadoPlano } from '#domain/cargas/planos/vigencia.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { TIPOS_CARGA } from '#domain/cargas/tipos-carga.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { selectPlanos } from './planos/versiones-plano.ts'

/** A layout as lists show it. */
export interface PlanoEnLista {
  readonly clave: string
  readonly nombre: string
  readonly tipo: string
  readonly version: number
  readonly formato: string
  /** First day of the newest version. */
  readonly desde: PlainDate
  readonly estado: EstadoPlano
}

/** The layouts, by key. Throws 403. */
export async function listPlanos(actor: Actor): Promise<PlanoEnLista[]> {
  authorize(actor, 'cargas.leer')
  return (await selectPlanos()).map(({ tipo, formato, ...plano }) => ({
    ...plano,
    tipo: TIPOS_CARGA[tipo].titulo,
    formato: FORMATOS[formato],
  }))
}
