import { api } from '#admin/providers/api-client.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { valorDe } from './valor-de.ts'
import type { CampoInfo } from '#domain/instituto/campos-info.ts'
import type { InfoInstituto } from '#domain/instituto/info.ts'

/** Somebody else changed this very field since it was read. */
export interface Conflicto {
  readonly campo: CampoInfo
  readonly mio: string
  readonly actual: InfoInstituto
  /** Who changed it, and when. */
  readonly mensaje: string
}

/**
 * Saves one field of `info` as it was read and gives the record as it is then. A record that changed elsewhere is no conflict
 * while this field did not: it is sent again over the new version. Gives a Conflicto when it did; throws ApiError else.
 */
export async function saveInfo(
  info: InfoInstituto,
  campo: CampoInfo,
  valor: string,
): Promise<InfoInstituto | Conflicto> {
  try {
    return await put(info, campo, valor)
  } catch (error) {
    if (!isApiError(error) || error.codigo !== 'version') throw error
    const actual = error.body.actual as InfoInstituto
    if (valorDe(actual, campo) !== valorDe(info, campo)) return { campo, mio: valor, actual, mensaje: error.message }
    return put(actual, campo, valor)
  }
}

function put({ id, version }: InfoInstituto, campo: CampoInfo, valor: string): Promise<InfoInstituto> {
  return api.call('PUT /api/info', { body: { id, campo, valor, version } })
}
