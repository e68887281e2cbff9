import type { ClavePersona } from '#domain/cargas/persona/identificar.ts'
import type { CargaCercanaModel } from '#api/cargas/models/CargaCercanaModel.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { asBoolean, selectRows } from '#api/db/sql.ts'

/** The answers about unknown keys in an entity's files: which person a key belongs to, and which it does not. */
export interface Respondidas {
  readonly deQuien: (clave: ClavePersona, valor: string) => number | undefined
  readonly isOtra: (clave: ClavePersona, valor: string, afiliadoId: number) => boolean
}

type Row = Pick<RowOf<CargaCercanaModel>, 'clave' | 'valor' | 'misma'> &
  RowAs<CargaCercanaModel, { afiliadoId: 'afiliado_id' }>

/** The answers of an entity. */
export async function loadRespondidas(entidadId: number): Promise<Respondidas> {
  const rows = await selectRows<Row>(
    'SELECT clave, valor, misma, afiliado_id AS "afiliadoId" FROM carga_cercanas WHERE entidad_id = $1',
    [entidadId],
  )
  const mismas = rows.filter(({ misma }) => asBoolean(misma))
  const deQuien = new Map(mismas.map(({ clave, valor, afiliadoId }) => [`${clave} ${valor}`, afiliadoId]))
  const otras = new Set(
    rows
      .filter(({ misma }) => !asBoolean(misma))
      .map(({ clave, valor, afiliadoId }) => `${clave} ${valor} ${afiliadoId}`),
  )
  return {
    deQuien: (clave, valor) => deQuien.get(`${clave} ${valor}`),
    isOtra: (clave, valor, afiliadoId) => otras.has(`${clave} ${valor} ${afiliadoId}`),
  }
}
