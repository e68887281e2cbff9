import { displayName } from '#domain/identidad/nombre.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'

export interface PersonaBitacora {
  readonly id: number
  readonly texto: string
  /** Folios of the person's movements and cases: their rows concern the person too. */
  readonly movimientos: readonly string[]
  readonly casos: readonly string[]
}

type Row = Pick<RowOf<AfiliadoModel>, 'id' | 'interno' | 'nombre' | 'apellido_paterno' | 'apellido_materno'>

/** "Martínez Gómez, Carlos (098120)". */
export function personaTexto(row: Omit<Row, 'id'>): string {
  const { nombre: nombres, apellido_paterno: apellidoPaterno, apellido_materno: apellidoMaterno } = row
  return `${displayName({ nombres, apellidoPaterno, apellidoMaterno }, 'lista')} (${String(row.interno).padStart(6, '0')})`
}

/** The person whom a whole clean key names: CURP, RFC, NSS or internal number. null when nobody bears it. */
export async function findPersona(key: string): Promise<PersonaBitacora | null> {
  const binds = new Binds()
  const where = conditions(key, binds).join(' UNION ')
  const row = await selectRow<Row>(
    `SELECT id, interno, nombre, apellido_paterno, apellido_materno FROM afiliados WHERE id IN (${where}) ORDER BY id LIMIT 1`,
    binds.values,
  )
  if (!row) return null
  const foliosDe = async (tabla: 'movimientos' | 'casos') =>
    (await selectRows<{ folio: string }>(`SELECT folio FROM ${tabla} WHERE afiliado_id = $1`, [row.id])).map(
      ({ folio }) => folio,
    )
  const [movimientos, casos] = await Promise.all([foliosDe('movimientos'), foliosDe('casos')])
  return { id: row.id, texto: personaTexto(row), movimientos, casos }
}

/** Small reads by index, one for each kind of key that the text can be. */
function conditions(key: string, binds: Binds): string[] {
  const by = (column: string, value: string | number) =>
    `SELECT id FROM afiliados WHERE ${column} = ${binds.add(value)}`
  const digits = /^\d{1,11}$/.test(key)
  return [by('curp', key), by('rfc', key), ...(digits ? [by('nss', key), by('interno', Number(key))] : [])]
}
