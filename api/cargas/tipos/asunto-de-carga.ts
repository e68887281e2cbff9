import type { AsuntoCarga } from '#domain/cargas/carga.ts'
import { tipoCarga, type TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import { broken } from '#api/errors.ts'
import { servidorDe } from './servidores.ts'

/** What a file of a kind is about, by its key; null if the kind needs nothing. Throws 422 (`asunto`). */
export async function asuntoPedido(tipo: TipoCargaId, clave: string): Promise<AsuntoCarga | null> {
  const textos = tipoCarga(tipo).delInstituto?.asunto
  if (!textos) return null
  const asunto = (await asuntosDe(tipo)).find((each) => each.clave === clave.trim())
  if (!asunto) throw broken([{ path: 'asunto', code: 'obligatorio', message: textos.falta }])
  return asunto
}

/** What files of a kind may be about; none if it needs nothing. */
export const asuntosDe = async (tipo: TipoCargaId): Promise<readonly AsuntoCarga[]> =>
  (await servidorDe({ tipo }).asuntos?.()) ?? []

/** The kinds, among some, of which a file may be: `tipo` names it, and `asunto` leaves those that are about something. */
export function tiposPosibles(
  tipos: readonly TipoCargaId[],
  { tipo = '', asunto = '', entidad = '' }: Readonly<Record<string, string>>,
): TipoCargaId[] {
  return tipos.filter((each) => {
    const { deEntidad, delInstituto } = tipoCarga(each)
    if (tipo.trim() !== '') return each === tipo.trim()
    if (asunto.trim() !== '') return (delInstituto?.asunto ?? null) !== null
    return entidad.trim() === '' || deEntidad !== null
  })
}
