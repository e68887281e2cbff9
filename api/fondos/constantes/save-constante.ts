import type { Actor } from '#domain/acceso/actor.ts'
import { cleanConstante, constanteIssues, type ConstanteDocumentada } from '#domain/fondos/constantes/constante.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { insertRow } from '#api/db/insert-row.ts'
import type { RowOf } from '#api/db/row-of.ts'
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
 * author is who is signed in. The value that a day has already is answered as it was recorded. Throws 422 in the documented words.
 */
export function saveConstante(actor: Actor, input: ConstanteNueva): Promise<ConstanteDocumentada> {
  authorizeInstituto(actor, 'variables.administrar')
  const { nombre, valor } = cleanConstante(input.nombre, input.valor)
  const issues = constanteIssues({ nombre, valor })
  if (issues.length > 0) throw broken(issues, issues[0]?.message)
  const desde = input.desde ?? today()
  return inTransaction(async () => {
    const plegado = foldText(nombre)
    await holdTurno('constantes')
    const known = await findValor(plegado, desde)
    if (known?.valor === valor) return presentConstante(known)
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
    return presentConstante(values)
  })
}

type Valor = Pick<RowOf<ConstanteModel>, 'nombre' | 'valor' | 'desde' | 'autor'>

/** What a constant says of a day that one of its values begins on: the last one recorded. */
function findValor(plegado: string, desde: PlainDate): Promise<Valor | null> {
  return selectRow<Valor>(
    'SELECT nombre, valor, desde, autor FROM constantes WHERE nombre_plegado = $1 AND desde = $2 ORDER BY id DESC LIMIT 1',
    [plegado, desde],
  )
}

const presentConstante = ({ nombre, valor, desde, autor }: Valor): ConstanteDocumentada => ({
  NOMBRE: nombre,
  VALOR: Number(valor),
  VALOR_TEXTO: valor,
  FECHA: desde,
  AUTOR: autor,
})
