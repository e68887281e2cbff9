import type { AumentoDeCarga } from '#domain/cargas/carga.ts'
import type { RevisionAumento } from '#domain/fondos/aumentos/aumento.ts'
import { folioPropuesta } from '#domain/autorizaciones/propuesta.ts'
import { findRow } from '#api/db/find-row.ts'
import { PropuestaModel } from '#api/autorizaciones/models/PropuestaModel.ts'
import type { CargaRow } from '#api/cargas/carga-row.ts'

/** What a load of salaries stores of its effect. */
export interface EfectoGuardado {
  readonly revision: RevisionAumento
  /** Id of the proposal of its rise. Null until it is proposed. */
  readonly propuestaId: number | null
}

/** What a load stores of its effect; null until its file is read. */
export const efectoGuardado = ({ efecto }: Pick<CargaRow, 'efecto'>): EfectoGuardado | null =>
  efecto === '' ? null : (JSON.parse(efecto) as EfectoGuardado)

/** The rise of a load of salaries, with its proposal. Null for other kinds, and until its file is read. */
export async function aumentoDe(carga: Pick<CargaRow, 'tipo' | 'efecto'>): Promise<AumentoDeCarga | null> {
  const guardado = carga.tipo === 'sueldos' ? efectoGuardado(carga) : null
  if (guardado === null) return null
  const { revision, propuestaId: id } = guardado
  const propuesta = id === null ? null : await findRow(PropuestaModel, { id }, ['estado'])
  return { revision, propuesta: id !== null && propuesta ? { id, folio: folioPropuesta(id), ...propuesta } : null }
}
