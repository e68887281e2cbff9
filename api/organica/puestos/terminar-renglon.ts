import type { Actor } from '#domain/acceso/actor.ts'
import { terminoIssues } from '#domain/organica/puestos/catalogo-puestos.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { broken } from '#api/errors.ts'
import { CategoriaModel } from '#api/organica/models/CategoriaModel.ts'
import { PuestoModel } from '#api/organica/models/PuestoModel.ts'
import { holdRenglon, staleRenglon } from './renglon-row.ts'

/**
 * Ends a post or a category with its last day, or (null) opens it again: nobody chooses it after that day, and who has it
 * keeps it until a movement. Throws 403, 404, 409 `version`, 422 for a day that is gone.
 */
export function terminarRenglon(
  actor: Actor,
  tipo: 'puesto' | 'categoria',
  id: number,
  { hasta, version }: { readonly hasta: PlainDate | null; readonly version: number },
): Promise<void> {
  authorizeInstituto(actor, 'puestos.administrar')
  const issues = hasta === null ? [] : terminoIssues(hasta, today())
  if (issues.length > 0) throw broken(issues)
  return inTransaction(async () => {
    const row = await holdRenglon(tipo, id)
    const values = { vigente_hasta: hasta }
    const written =
      tipo === 'puesto'
        ? await updateVersioned(PuestoModel, id, version, values)
        : await updateVersioned(CategoriaModel, id, version, values)
    if (!written) throw await staleRenglon(tipo, row)
    await logActo(actor, {
      acto: 'puestos.terminar',
      objeto: tipo,
      objetoId: id,
      despues: { nombre: row.nombre, vigente_hasta: hasta },
    })
  })
}
