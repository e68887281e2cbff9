import { conFaltasDeRegla, type Falta } from '#domain/cargas/falta.ts'
import type { Veredicto } from '#domain/cargas/estado-carga.ts'
import { veredictoDe } from '#domain/cargas/veredicto.ts'
import type { FaltaDeRenglon } from '#domain/cargas/padron/renglon-padron.ts'
import { dialect } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import type { PersonaEscenificada } from './paginas-padron.ts'

/** A row whose verdict or faults change. */
export interface CambioDeRenglon {
  readonly linea: number
  readonly antes: Veredicto
  readonly despues: Veredicto
  /** JSON; "" without any. */
  readonly faltas: string
}

/** The rows of a person whose stored faults are others than these. */
export function cambiosDe({ renglones }: PersonaEscenificada, nuevas: readonly FaltaDeRenglon[]): CambioDeRenglon[] {
  return renglones.flatMap((row) => {
    const suyas = nuevas.filter(({ linea }) => linea === row.renglon.linea).map(sinLinea)
    const faltas = conFaltasDeRegla(row.leidas, suyas)
    const text = faltas.length > 0 ? JSON.stringify(faltas) : ''
    if (text === row.faltas) return []
    return [{ linea: row.renglon.linea, antes: row.veredicto, despues: veredictoDe({ faltas }), faltas: text }]
  })
}

/** The fault as it is stored: the row that has it says the line. */
export const sinLinea = ({ codigo, campo, columna, hallado, esperado }: FaltaDeRenglon): Falta => ({
  ...{ codigo, campo, columna, hallado, esperado },
})

/** Each row of the JSON text in `$1`, as `j.value`. */
const CADA_FILA = dialect === 'sqlite' ? 'json_each($1) AS j' : 'jsonb_array_elements($1::jsonb) AS j (value)'

/** Stores changes in one statement, in the caller's transaction. Returns how many rows they refuse that entered before. */
export async function guardarCambios(cargaId: number, cambios: readonly CambioDeRenglon[]): Promise<number> {
  if (cambios.length === 0) return 0
  // The load is a column of the JSON: with a bound load SQLite would walk the whole JSON for each row of the load.
  await execute(
    `UPDATE carga_renglones SET veredicto = j.value ->> 2, faltas = j.value ->> 3 FROM ${CADA_FILA}
     WHERE carga_id = CAST(j.value ->> 0 AS BIGINT) AND linea = CAST(j.value ->> 1 AS INTEGER)`,
    [JSON.stringify(cambios.map(({ linea, despues, faltas }) => [cargaId, linea, despues, faltas]))],
  )
  return cambios.filter(({ antes, despues }) => antes !== 'rechazado' && despues === 'rechazado').length
}
