import { NOMBRE_PAPEL, PAPELES_DE_MOVIMIENTO, type ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import type { CambioVisible } from '#domain/afiliacion/tramites/tramite.ts'
import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { papelesRegistrados } from './papeles-registrados.ts'
import type { TramiteEntrada } from '#api/afiliacion/tramites/tramite-schema.ts'

/** The person's own papers that an update brings: each takes the place of the one on file once it is applied. */
export async function documentosVisibles(
  row: AfiliadoRow,
  documentos: TramiteEntrada['documentos'],
): Promise<CambioVisible[]> {
  const claves = (Object.keys(documentos) as ClavePapel[]).filter((clave) => !PAPELES_DE_MOVIMIENTO.includes(clave))
  if (claves.length === 0) return []
  const kept = await papelesRegistrados(row.id)
  return claves.map((clave) => ({
    campo: `Documento: ${NOMBRE_PAPEL[clave]}`,
    antes: kept.has(clave) ? 'El registrado' : '',
    despues: 'Uno nuevo',
  }))
}
