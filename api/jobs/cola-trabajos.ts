import type { Json } from '#domain/acceso/bitacora/canonical-json.ts'
import type { EstadoTrabajo } from '#domain/acceso/trabajo.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { asBoolean, Binds, execute, selectRow, selectRows, SQL_FALSE } from '#api/db/sql.ts'
import type { TrabajoModel } from './models/TrabajoModel.ts'
import { DUENIO } from './duenio.ts'
import { clasesDefinidas, juntosDe } from './registro-trabajos.ts'

/** A job that this process has taken. */
export interface TrabajoTomado {
  readonly id: number
  readonly clase: string
  readonly datos: Json
  /** Attempts so far, this one counted. */
  readonly intentos: number
  readonly programado: boolean
  readonly titulo: string
  /** Who asked for it; null when its schedule or the machine did. */
  readonly usuarioId: number | null
}

type TomadoRow = Pick<RowOf<TrabajoModel>, 'clase' | 'datos' | 'intentos' | 'turno' | 'titulo' | 'usuario_id'>

/** Waiting jobs whose time has come, the oldest first, of classes that have a free place. */
export async function selectListos(limit: number): Promise<{ readonly id: number; readonly clase: string }[]> {
  const binds = new Binds()
  const clases = clasesDefinidas()
  if (clases.length === 0) return []
  const juntos = clases.filter((clase) => juntosDe(clase) > 1).map((clase) => [clase, juntosDe(clase)] as const)
  const cases = juntos.map(([clase, n]) => `WHEN ${binds.add(clase)} THEN ${n}`).join(' ')
  return selectRows(
    `SELECT id, clase FROM (
       SELECT id, clase, estado, ROW_NUMBER() OVER (PARTITION BY clase ORDER BY CASE estado WHEN 'curso' THEN 0 ELSE 1 END, id) AS puesto
       FROM trabajos
       WHERE (estado = 'curso' OR (estado = 'espera' AND desde_at <= ${binds.add(nowAt())})) AND clase IN (${binds.addAll(clases)})
     ) activos
     WHERE estado = 'espera' AND puesto <= ${cases === '' ? '1' : `CASE clase ${cases} ELSE 1 END`}
     ORDER BY id LIMIT ${binds.add(limit)}`,
    binds.values,
  )
}

/** Takes job `id` for this process; null when another was faster. The index over the places of running jobs decides. */
export async function tomarTrabajo(id: number): Promise<TrabajoTomado | null> {
  const row = await inTransaction(() => tomar(id)).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'SequelizeUniqueConstraintError') return null
    throw error
  })
  if (!row) return null
  const { clase, datos, intentos, turno, titulo, usuario_id } = row
  const programado = turno !== null
  return { id, clase, datos: JSON.parse(datos) as Json, intentos, programado, titulo, usuarioId: usuario_id }
}

async function tomar(id: number): Promise<TomadoRow | null> {
  const places = await selectRows<{ clase: string; lugar: number | null }>(
    `SELECT t.clase, o.lugar FROM trabajos t LEFT JOIN trabajos o ON o.clase = t.clase AND o.estado = 'curso'
     WHERE t.id = $1`,
    [id],
  )
  const taken = new Set(places.map(({ lugar }) => lugar))
  const lugares = Array.from({ length: juntosDe(places[0]?.clase ?? '') }, (_each, n) => n + 1)
  const lugar = lugares.find((each) => !taken.has(each))
  if (lugar === undefined) return null
  return selectRow<TomadoRow>(
    `UPDATE trabajos SET estado = 'curso', lugar = $1, duenio = $2, latido_at = $3, empezado_at = $3, terminado_at = NULL,
       intentos = intentos + 1, hecho = 0, total = 0, avance = '', resultado = '', cancelar = ${SQL_FALSE}
     WHERE id = $4 AND estado = 'espera' RETURNING clase, datos, intentos, turno, titulo, usuario_id`,
    [lugar, DUENIO, nowAt(), id],
  )
}

export interface Avance {
  readonly hecho: number
  readonly total: number
  readonly texto: string
}

/** The heartbeat, with how far the job is. Tells what became of it meanwhile; `perdido`: it is no longer this process's. */
export async function latir(id: number, avance: Avance): Promise<'sigue' | 'cancelar' | 'perdido'> {
  const row = await inTransaction(() =>
    selectRow<{ cancelar: unknown }>(
      `UPDATE trabajos SET latido_at = $1, hecho = $2, total = $3, avance = $4
       WHERE id = $5 AND estado = 'curso' AND duenio = $6 RETURNING cancelar`,
      [nowAt(), avance.hecho, avance.total, avance.texto, id, DUENIO],
    ),
  )
  if (!row) return 'perdido'
  return asBoolean(row.cancelar) ? 'cancelar' : 'sigue'
}

export interface Desenlace extends Partial<Avance> {
  readonly estado: Exclude<EstadoTrabajo, 'curso'>
  readonly resultado: string
  /** For one that waits again: not before this instant. */
  readonly desdeAt?: string
}

/** Writes how a job of `duenio` ended, unless it is no longer that process's. */
export function soltarTrabajo(id: number, fin: Desenlace, duenio: string = DUENIO): Promise<boolean> {
  const at = nowAt()
  return inTransaction(async () => {
    const row = await selectRow(
      `UPDATE trabajos SET estado = $1, resultado = $2, desde_at = COALESCE($3, desde_at), terminado_at = $4,
         hecho = COALESCE($5, hecho), total = COALESCE($6, total), avance = '', cancelar = ${SQL_FALSE}, latido_at = NULL
       WHERE id = $7 AND estado = 'curso' AND duenio = $8 RETURNING id`,
      [
        fin.estado,
        fin.resultado,
        fin.desdeAt ?? null,
        fin.estado === 'espera' ? null : at,
        fin.hecho ?? null,
        fin.total ?? null,
        id,
        duenio,
      ],
    )
    return row !== null
  })
}

/** A schedule's turns leave a row each: of those that went well the newest are enough. */
const TURNOS_GUARDADOS = 20

export function borrarTurnosViejos(clase: string): Promise<void> {
  return inTransaction(() =>
    execute(
      `DELETE FROM trabajos WHERE clase = $1 AND estado = 'hecho' AND turno IS NOT NULL AND id < (
         SELECT MIN(id) FROM (SELECT id FROM trabajos WHERE clase = $1 AND estado = 'hecho' AND turno IS NOT NULL
           ORDER BY id DESC LIMIT ${TURNOS_GUARDADOS}) nuevos)`,
      [clase],
    ),
  )
}
