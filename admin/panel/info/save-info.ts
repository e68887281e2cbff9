import { api } from '#admin/providers/api-client.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { valorDe } from './valor-de.ts'
import type { CampoInfo } from '#domain/instituto/campos-info.ts'
import type { InfoInstituto } from '#domain/instituto/info.ts'

/**
 * Saves one field of `info` as it was read and gives the record as it is then. A record that changed elsewhere is no conflict
 * while this field did not: it is sent again over the new version. Throws ApiError, 409 `version` when this very field changed.
 */
export async function saveInfo(info: InfoInstituto, campo: CampoInfo, valor: string): Promise<InfoInstituto> {
  try {
    return await api.call('PUT /api/info', { body: { id: info.id, campo, valor, version: info.version } })
  } catch (error) {
    if (!isApiError(error) || error.codigo !== 'version') throw error
    const actual = error.body.actual as InfoInstituto
    if (valorDe(actual, campo) !== valorDe(info, campo)) throw error
    return saveInfo(actual, campo, valor)
  }
}
