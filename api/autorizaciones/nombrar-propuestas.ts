import { folioPropuesta } from '#domain/autorizaciones/propuesta.ts'

/** What proposals are called in the bitácora: "Propuesta PA-000012". Their folio is their id. */
export const nombrarPropuestas = (ids: readonly number[]): Promise<ReadonlyMap<number, string>> =>
  Promise.resolve(new Map(ids.map((id) => [id, `Propuesta ${folioPropuesta(id)}`])))
