import type { Actor } from '#domain/acceso/actor.ts'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { notificar } from '#api/avisos/notificar.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import { avisoDeCaso } from '#api/procesos/casos/avisos-caso.ts'
import { findCasoInScope } from '#api/procesos/casos/caso-row.ts'
import { addSuceso, assertAccion } from './change-caso.ts'
import { presentCaso } from '#api/procesos/casos/present-caso.ts'
import { cleanTexto } from '#api/procesos/casos/texto-caso.ts'

/**
 * Adds a comment. It asks for no version and raises none: two people may write at once, and nobody's change is undone by a
 * remark. Throws 403, 404, 422 `texto`.
 */
export async function commentCaso(actor: Actor, id: number, input: { readonly texto: string }): Promise<CasoDetalle> {
  authorize(actor, 'casos.trabajar')
  const texto = cleanTexto(input.texto)
  return inTransaction(async () => {
    const row = await findCasoInScope(actor, id)
    assertAccion(actor, row, 'comentar')
    if (texto === '') throw broken([{ path: 'texto', code: 'requerido', message: 'Escribe el comentario.' }])
    const at = nowAt()
    await addSuceso(actor, id, { clase: 'comentado', texto: 'Comentó', nota: texto }, at)
    await execute('UPDATE casos SET actualizado_at = $1 WHERE id = $2', [at, id])
    const people = [row.responsable_id, row.abierto_por]
    await notificar(avisoDeCaso(actor, row, people, 'Comentaron tu caso', `comentado:${at}`))
    await logActo(actor, { acto: 'caso.comentar', objeto: 'caso', objetoId: row.folio, despues: { comentario: texto } })
    return presentCaso(actor, await findCasoInScope(actor, id))
  })
}
