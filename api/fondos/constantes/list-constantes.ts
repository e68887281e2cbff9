import type { Actor } from '#domain/acceso/actor.ts'
import type { ConstanteDocumentada } from '#domain/fondos/constantes/constante.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { selectRows } from '#api/db/sql.ts'

/** Newest values that one answer carries. */
const MAX_ROWS = 2_000

/** Every value of every constant, by name, the newest first: of two of one day, the one recorded later. */
export async function listConstantes(actor: Actor): Promise<ConstanteDocumentada[]> {
  authorize(actor, 'variables.leer')
  return selectConstantes()
}

/** The same, for what is worked out with them. */
export async function selectConstantes(): Promise<ConstanteDocumentada[]> {
  const rows = await selectRows<{ nombre: string; valor: string; desde: string; autor: string }>(
    `SELECT nombre, valor, desde, autor FROM constantes ORDER BY nombre_plegado, desde DESC, id DESC LIMIT ${MAX_ROWS}`,
  )
  return rows.map(({ nombre, valor, desde, autor }) => ({
    NOMBRE: nombre,
    VALOR: Number(valor),
    VALOR_TEXTO: valor,
    FECHA: desde,
    AUTOR: autor,
  }))
}
