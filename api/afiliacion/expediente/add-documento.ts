import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { normalizeDatosPersonales } from '#domain/afiliacion/datos/datos-personales.ts'
import { CLASES_ARCHIVO } from '#domain/documentos/archivo.ts'
import { splitRfc } from '#domain/identidad/rfc.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { ExpedienteModel } from '#api/afiliacion/models/ExpedienteModel.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, FOR_NO_KEY_UPDATE, selectRow, SQL_FALSE, SQL_TRUE } from '#api/db/sql.ts'
import { findAfiliadoInScope, type AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { releaseFromDraft } from './file-expediente.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { listExpediente } from './list-expediente.ts'
import { assertPapeles, loadPapeles, validadoPor } from './papeles.ts'
import type { DocumentoExpediente } from '#domain/afiliacion/documento-expediente.ts'

export const documentoSchema = z.strictObject({ tipo: z.enum(CLASES_ARCHIVO), archivo: z.string().min(1).max(60) })
export type NuevoDocumento = z.output<typeof documentoSchema>

/**
 * Adds a paper, or a better scan of one, to a person's expediente at any time: it is not gated (decisions §3). The one it
 * replaces stays, not in force. 404 for a person or a file that is not the actor's to use.
 */
export async function addDocumento(actor: Actor, id: number, input: NuevoDocumento): Promise<DocumentoExpediente> {
  authorize(actor, 'expediente.agregar')
  const documentoId = await inTransaction(async () => {
    const row = await findAfiliadoInScope(actor, id)
    const papeles = await loadPapeles(actor, {
      archivos: { [input.tipo]: input.archivo },
      borrador: null,
      afiliadoId: null,
    })
    assertPapeles(papeles, { curp: row.curp })
    const por = papeles[0] ? validadoPor(papeles[0], savedKeys(row)) : 'Usuario'
    const added = await placeDocumento(actor, id, { ...input, por })
    await releaseFromDraft([input.archivo])
    return added
  })
  const documento = (await listExpediente(id)).find((each) => each.id === documentoId)
  if (!documento) throw new Error(`Document ${documentoId} was not kept`)
  return documento
}

/** Puts a kept file in force in a person's expediente, inside the caller's transaction, and notes it. Gives the row's id. */
export async function placeDocumento(
  actor: Actor,
  afiliadoId: number,
  { tipo, archivo, por }: NuevoDocumento & Pick<DocumentoExpediente, 'por'>,
): Promise<number> {
  await selectRow(`SELECT id FROM afiliados WHERE id = $1${FOR_NO_KEY_UPDATE}`, [afiliadoId])
  await execute(
    `UPDATE expediente SET vigente = ${SQL_FALSE} WHERE afiliado_id = $1 AND tipo = $2 AND vigente = ${SQL_TRUE}`,
    [afiliadoId, tipo],
  )
  const added = await insertRow(ExpedienteModel, {
    afiliado_id: afiliadoId,
    tipo,
    archivo_id: archivo,
    por,
    agregado_por: actor.id,
    agregado_at: nowAt(),
    vigente: true,
  })
  const despues = { tipo, archivo }
  await logActo(actor, { acto: 'expediente.agregar', objeto: 'afiliado', objetoId: afiliadoId, despues })
  return added
}

function savedKeys({ curp, nss, rfc }: AfiliadoRow) {
  return normalizeDatosPersonales({ curp, nss: nss ?? '', ...splitRfc(rfc) })
}
