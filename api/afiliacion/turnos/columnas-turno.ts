import type { Actor } from '#domain/acceso/actor.ts'
import type { AccionMovimiento } from '#domain/afiliacion/actos/acciones-movimiento.ts'
import type { MovimientoModel } from '#api/afiliacion/models/MovimientoModel.ts'
import type { MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import type { Bind } from '#api/db/sql.ts'
import type { Changes } from '#api/db/update-versioned.ts'

/** Columns of `movimientos` that tell where it stands: what a return clears and an undoing brings back. */
const COLUMNAS_DE_TURNO = [
  'aplicar',
  'regresado',
  'nota',
  'movimiento_fecha',
  'validado_por',
  'revisado_at',
  'revisado_por',
  'aprobado_at',
  'aprobado_por',
] as const

type Valores = Changes<MovimientoModel>

/** How the columns stand before an act, to be kept with it. */
export function previoDe(row: MovimientoRow): Readonly<Record<string, Bind>> {
  const values = row as unknown as Readonly<Record<string, Bind>>
  return Object.fromEntries(COLUMNAS_DE_TURNO.map((columna) => [columna, values[columna] ?? null]))
}

/** How they stand before anybody's turn; a return writes its note beside them. */
export const SIN_TURNOS = {
  aplicar: false,
  movimiento_fecha: null,
  validado_por: null,
  revisado_at: null,
  revisado_por: null,
  aprobado_at: null,
  aprobado_por: null,
} as const satisfies Valores

type ActoConColumnas = Exclude<AccionMovimiento, 'corregir' | 'deshacer'>

/** What each act writes, given who, when (ISO) and its text. */
const VALORES = {
  tomar: () => ({}),
  validar: (quien, at) => ({ movimiento_fecha: at, validado_por: quien }),
  revisar: (quien, at) => ({ revisado_at: at, revisado_por: quien }),
  aprobar: (quien, at) => ({ aplicar: true, aprobado_at: at, aprobado_por: quien }),
  devolver: (_quien, _at, texto) => ({ ...SIN_TURNOS, regresado: true, nota: texto }),
  cancelar: cancelled,
  retirar: cancelled,
} as const satisfies Record<ActoConColumnas, (quien: number | null, at: string, texto: string) => Valores>

function cancelled(quien: number | null, at: string, texto: string): Valores {
  return { activo: false, cancelado_at: at, cancelado_por: quien, motivo_cancelacion: texto }
}

/** The columns that `acto` sets. An undoing sets those that were kept with the act it takes back. */
export function valoresDeTurno(
  acto: AccionMovimiento,
  actor: Actor,
  at: string,
  texto: string,
  previo: string,
): Valores {
  if (acto === 'deshacer') return JSON.parse(previo) as Valores
  if (acto === 'corregir') return { regresado: false, nota: '' }
  return VALORES[acto](actor.id, at, texto)
}
