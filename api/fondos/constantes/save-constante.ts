import type { Actor } from '#domain/acceso/actor.ts'
import { cleanConstante, constanteIssues, type ConstanteDocumentada } from '#domain/fondos/constante.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { selectRow } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import { ConstanteModel } from '#api/fondos/models/ConstanteModel.ts'

export interface ConstanteNueva {
  readonly nombre: string
  readonly valor: string
  /** Day from which it holds; today unless told. */
  readonly desde?: PlainDate | undefined
}

/**
 * Records a value of a constant, new or known: values are never changed nor taken away, the history keeps them all. The
 * author is who is signed in. Throws 422 in the documented words.
 */
export function saveConstante(actor: Actor, input: ConstanteNueva): Promise<ConstanteDocumentada> {
  authorizeInstituto(actor, 'variables.administrar')
  const { nombre, valor } = cleanConstante(input.nombre, input.valor)
  const issues = constanteIssues({ nombre, valor })
  if (issues.length > 0) throw broken(issues, issues[0]?.message)
  const desde = input.desde ?? today()
  return inTransaction(async () => {
    const plegado = foldText(nombre)
    const before = await selectRow<{ nombre: string; valor: string; desde: string }>(
      'SELECT nombre, valor, desde FROM constantes WHERE nombre_plegado = $1 ORDER BY desde DESC, id DESC LIMIT 1',
      [plegado],
    )
    // The name as it was first written: one constant is not two for an accent or a capital.
    const values = { nombre: before?.nombre ?? nombre, valor, desde, autor: actor.nombre }
    const recorded = { nombre_plegado: plegado, autor_id: actor.id, registrada_at: nowAt() }
    await insertRow(ConstanteModel, { ...values, ...recorded })
    await logActo(actor, {
      acto: before ? 'constante.cambiar' : 'constante.crear',
      objeto: 'constante',
      objetoId: values.nombre,
      ...(before && { antes: { valor: before.valor, desde: before.desde } }),
      despues: { valor, desde },
    })
    return { NOMBRE: values.nombre, VALOR: Number(valor), VALOR_TEXTO: valor, FECHA: desde, AUTOR: actor.nombre }
  })
}
