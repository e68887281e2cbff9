import type { Actor } from '#domain/acceso/actor.ts'
import type { DetallePlano } from '#domain/cargas/planos/plano-panel.ts'
import { terminarPlanoIssues } from '#domain/cargas/planos/terminar-plano.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { inTransaction } from '#api/db/database.ts'
import { broken, conflict } from '#api/errors.ts'
import { guardar, holdPlano } from './guardar-plano.ts'

interface FinPedido {
  readonly clave: string
  readonly version: number
  /** First day on which the layout is not offered. */
  readonly desde: string
  readonly motivo: string
}

/** Ends a layout: from a day on it reads no new file. Throws 403, 404, 409 (`version`, `estado`), 422 (`desde`, `motivo`). */
export async function terminarPlano(actor: Actor, { clave, version, desde, motivo }: FinPedido): Promise<DetallePlano> {
  authorizeInstituto(actor, 'cargas.administrar')
  return inTransaction(async () => {
    const plano = await holdPlano(clave, version)
    const { ultima } = plano
    if (ultima.termina) throw conflict('estado', `El plano ${plano.clave} ya se terminó.`)
    const issues = terminarPlanoIssues({ desde, motivo }, ultima)
    if (issues.length > 0) throw broken(issues)
    const { definicion, nombre } = ultima
    return guardar(actor, 'plano.terminar', {
      ...{ clave: plano.clave, nombre, tipo: plano.tipo, definicion, desde },
      version: ultima.version + 1,
      motivo: motivo.trim(),
    })
  })
}
