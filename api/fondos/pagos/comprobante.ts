import type { Actor } from '#domain/acceso/actor.ts'
import { CLASE_COMPROBANTE } from '#domain/documentos/archivo.ts'
import type { ArchivoGuardado } from '#domain/documentos/lectura.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { findRow } from '#api/db/find-row.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { ArchivoModel } from '#api/documentos/models/ArchivoModel.ts'
import { uploadArchivo } from '#api/documentos/upload-archivo.ts'
import { broken } from '#api/errors.ts'

/** Stores the voucher of a payment until somebody proposes the payment. Throws 403, 413, 415, 422 (empty). */
export function subirComprobante(
  actor: Actor,
  archivo: { readonly nombre: string; readonly bytes: Uint8Array },
): Promise<ArchivoGuardado> {
  authorizeInstituto(actor, 'pagos.registrar')
  return uploadArchivo(actor, { ...archivo, clase: CLASE_COMPROBANTE, borrador: null }, 'pagos.registrar')
}

/** The voucher that the actor uploaded. Throws 422 at `comprobante` for another person's file or one of another kind. */
export async function findComprobante(
  actor: Actor,
  id: string,
): Promise<Pick<RowOf<ArchivoModel>, 'nombre' | 'sha256'>> {
  const row = await findRow(ArchivoModel, { id, clase: CLASE_COMPROBANTE, subido_por: actor.id }, ['nombre', 'sha256'])
  if (row) return row
  const message = 'El comprobante no es un archivo que hayas subido para un pago: súbelo de nuevo.'
  throw broken([{ path: 'comprobante', code: 'no_existe', message }], message)
}
