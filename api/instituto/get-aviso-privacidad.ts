import type { AvisoPrivacidad } from '#domain/instituto/aviso-privacidad.ts'
import { findRow } from '#api/db/find-row.ts'
import { notFound } from '#api/errors.ts'
import { AvisoPrivacidadModel } from '#api/instituto/models/AvisoPrivacidadModel.ts'
import { findAvisoVigente } from './find-aviso-vigente.ts'

/** The privacy notice in force. Public: it is read before signing in. 404 while the institute has none. */
export async function getAvisoPrivacidad(): Promise<AvisoPrivacidad> {
  const vigente = await findAvisoVigente()
  if (!vigente) throw notFound('El aviso de privacidad')
  return vigente
}

/** Version and first day of one that was in force: what a record kept with it points to. Null when there is no such one. */
export async function findAvisoVersion(version: number): Promise<Omit<AvisoPrivacidad, 'texto'> | null> {
  const row = await findRow(AvisoPrivacidadModel, { version }, ['vigente_desde'])
  return row && { version, vigenteDesde: row.vigente_desde }
}
