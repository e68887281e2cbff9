import { diasInhabiles, type AjusteInhabil, type DiaInhabil } from '#domain/calendario/asuetos-oficiales.ts'
import type { Evento } from '#domain/calendario/evento.ts'
import { findRow } from '#api/db/find-row.ts'
import { CalendarioAnioModel } from '#api/calendario/models/CalendarioAnioModel.ts'
import { asBoolean, execute, FOR_UPDATE, selectRow, selectRows } from '#api/db/sql.ts'

/** Version of a year of the calendar; 0 before anybody changed it by hand. */
export async function versionDelAnio(anio: number): Promise<number> {
  const row = await findRow(CalendarioAnioModel, { id: anio }, ['version'])
  return row?.version ?? 0
}

/** The same, held until the open transaction ends, so that two saves of a year come one after the other. */
export async function holdAnio(anio: number): Promise<number> {
  await execute('INSERT INTO calendario_anios (id, version) VALUES ($1, 0) ON CONFLICT (id) DO NOTHING', [anio])
  await selectRow(`SELECT id FROM calendario_anios WHERE id = $1${FOR_UPDATE}`, [anio])
  return versionDelAnio(anio)
}

/** Notes that the year changed: who read it before saves against an older version. */
export async function raiseVersion(anio: number): Promise<void> {
  await execute(
    'INSERT INTO calendario_anios (id, version) VALUES ($1, 1) ON CONFLICT (id) DO UPDATE SET version = calendario_anios.version + 1',
    [anio],
  )
}

/** The days of rest that hold in a year: the law's, with the institute's changes. */
export async function listInhabiles(anio: number): Promise<DiaInhabil[]> {
  const rows = await selectRows<AjusteInhabil & { activo: unknown }>(
    'SELECT fecha, nombre, activo FROM dias_inhabiles WHERE fecha BETWEEN $1 AND $2 ORDER BY fecha',
    [`${anio}-01-01`, `${anio}-12-31`],
  )
  return diasInhabiles(
    anio,
    rows.map((row) => ({ ...row, activo: asBoolean(row.activo) })),
  )
}

/** The days of the December before a year, in order. */
export function listDiciembreAnterior(anio: number): Promise<Evento[]> {
  return selectRows<Evento>('SELECT fecha, tipo FROM eventos WHERE fecha BETWEEN $1 AND $2 ORDER BY fecha', [
    `${anio - 1}-12-01`,
    `${anio - 1}-12-31`,
  ])
}
