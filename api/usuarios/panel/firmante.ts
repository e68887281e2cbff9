import { ACTOS_DE_FIRMA } from '#domain/acceso/acto.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { pideDosManos, type AccionId } from '#domain/autorizaciones/dos-manos.ts'
import { loadDerechos } from '#api/acceso/perfiles/load-derechos.ts'
import { faltaSegunda } from '#api/autorizaciones/quienes-autorizan.ts'
import { Binds, selectRows } from '#api/db/sql.ts'

/** Ids of the profiles that approve, sign or authorise: two people reset the access of their accounts (decisions §11.7). */
export async function perfilesDeFirma(): Promise<ReadonlySet<number>> {
  const binds = new Binds()
  const rows = await selectRows<{ id: number }>(
    `SELECT DISTINCT perfil_id AS id FROM perfil_actos WHERE acto IN (${binds.addAll(ACTOS_DE_FIRMA)})`,
    binds.values,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Ids of the profiles that two people give to an account: those that sign, and those that authorise acts of others. */
export async function perfilesConSegunda(): Promise<ReadonlySet<number>> {
  const { perfiles } = await loadDerechos()
  return new Set(perfiles.filter(pideDosManos).map(({ id }) => id))
}

/** The same profiles for `actor`: none while no second person exists. */
export async function perfilesDeDos(actor: Actor, accion: AccionId): Promise<ReadonlySet<number>> {
  return (await faltaSegunda(actor, accion)) ? new Set() : perfilesConSegunda()
}
