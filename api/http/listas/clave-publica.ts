import { z } from 'zod'
import { CLAVE_INTERNO } from '#domain/afiliacion/clave-interno.ts'
import { selectRow } from '#api/db/sql.ts'

/** What people call a record where a call takes an id: its folio, its account, its No. interno. */
export interface ClavePublica {
  /** What it looks like: nothing that an id looks like. Its first group, where it has one, is what the record is called. */
  readonly patron: RegExp
  /** The id of what is called so. */
  readonly find: (value: string) => Promise<number | undefined>
}

/** Records called by a column of their table that no two share. */
export function porColumna(
  tabla: 'afiliados' | 'casos' | 'movimientos' | 'usuarios',
  columna: 'folio' | 'interno' | 'usuario',
  patron: RegExp,
): ClavePublica {
  const find = async (value: string): Promise<number | undefined> => {
    const row = await selectRow<{ id: number }>(`SELECT id FROM ${tabla} WHERE ${columna} = $1`, [
      columna === 'interno' ? Number(value) : value,
    ])
    return row?.id
  }
  return { patron, find }
}

/** A person by the No. interno, told from an id by what stands before it. */
export const POR_INTERNO = porColumna('afiliados', 'interno', new RegExp(`^${CLAVE_INTERNO}(\\d{1,9})$`))

/** The longest name of a record, and what stands around it. */
const LARGO_MAX = 160

const idSchema = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** Path of a record by its id, or by `clave` where it has one; `.id` is the id, or the text to be looked up. */
export const recordPath = (clave?: ClavePublica) =>
  z.object({ id: clave ? z.union([idSchema, z.string().max(LARGO_MAX).regex(clave.patron)]) : idSchema })

/** No row has it: the service that is asked for it tells in its own words that there is none. */
const NADIE = 0

/** The id of what the path names. Whether it may be seen is the service's to judge. */
export async function recordId(id: number | string, clave?: ClavePublica): Promise<number> {
  if (typeof id === 'number' || clave === undefined) return Number(id)
  const [, value = id] = clave.patron.exec(id) ?? []
  return (await clave.find(value)) ?? NADIE
}
