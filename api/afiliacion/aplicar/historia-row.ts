import type { EntradaHistoria, ValoresPersona } from '#domain/afiliacion/historia/entrada-historia.ts'
import { CAMPOS_HISTORIA } from '#domain/afiliacion/historia/entrada-historia.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import { insertRow } from '#api/db/insert-row.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { HistoriaAfiliadoModel } from '#api/afiliacion/models/HistoriaAfiliadoModel.ts'

export type HistoriaRow = Pick<RowOf<HistoriaAfiliadoModel>, 'id' | 'desde' | 'registrado_at' | 'campos'>

/** A person's whole row, by column. */
export type PersonaRow = Readonly<Record<string, string | number | null>>

export const findPersonaRow = (afiliadoId: number): Promise<PersonaRow> => findColumnasPersona(afiliadoId, ['*'])

/** Some columns of it: `columnas` are our own words, never a caller's. */
export async function findColumnasPersona(afiliadoId: number, columnas: readonly string[]): Promise<PersonaRow> {
  const row = await selectRow<PersonaRow>(`SELECT ${columnas.join(', ')} FROM afiliados WHERE id = $1`, [afiliadoId])
  if (!row) throw new Error(`There is no person ${afiliadoId}`)
  return row
}

/** The fields of a person's row whose history is kept. */
export function valoresDe(row: PersonaRow): ValoresPersona {
  return Object.fromEntries(CAMPOS_HISTORIA.map((campo) => [campo, row[campo] ?? null]))
}

/**
 * Every entry of a person. Whoever no movement was applied to since entries are kept has one, made of what is on file: true
 * since FECHA_ALTA, recorded when the person was registered. A person en trámite has none.
 */
export async function loadEntradas(row: PersonaRow): Promise<EntradaHistoria[]> {
  const kept = await selectRows<HistoriaRow>(
    'SELECT id, desde, registrado_at, campos FROM historia_afiliado WHERE afiliado_id = $1 ORDER BY id',
    [Number(row['id'])],
  )
  if (kept.length === 0 && row['situacion'] !== 'T') return [origenDe(row)]
  return kept.map(entradaDe)
}

/** An entry as it is kept, read. */
export function entradaDe({ id, desde, registrado_at, campos }: HistoriaRow): EntradaHistoria {
  return {
    id,
    desde,
    registrado: todayInMexico(Date.parse(registrado_at)),
    campos: JSON.parse(campos) as ValoresPersona,
  }
}

function origenDe(row: PersonaRow): EntradaHistoria {
  return {
    id: 0,
    desde: row['fecha_alta'] as PlainDate,
    registrado: todayInMexico(Date.parse(String(row['creado_at']))),
    campos: valoresDe(row),
  }
}

/** Writes the first entry of somebody on file, before the first movement that is applied. */
export async function keepOrigen(row: PersonaRow): Promise<void> {
  await insertEntrada(row, origenDe(row), String(row['creado_at']), null)
}

/** Keeps one entry; `at` is the instant of recording, ISO. */
export async function insertEntrada(
  row: PersonaRow,
  { desde, campos }: Pick<EntradaHistoria, 'desde' | 'campos'>,
  at: string,
  movimientoId: number | null,
): Promise<void> {
  const { situacion = null, nivel1_id = null, nivel2_id = null } = campos as Partial<RowOf<AfiliadoModel>>
  await insertRow(HistoriaAfiliadoModel, {
    afiliado_id: Number(row['id']),
    movimiento_id: movimientoId,
    desde,
    registrado_at: at,
    situacion,
    nivel1_id,
    nivel2_id,
    campos: JSON.stringify(campos),
  })
}
