import { quincenaRange } from '#domain/calendario/quincena.ts'
import { cierreDesde } from '#domain/calendario/dia-de-aplicacion.ts'
import type { Evento } from '#domain/calendario/evento.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { today } from '#api/clock.ts'
import { selectRows } from '#api/db/sql.ts'

/** When the close of an entity's quincena is requested and signed. */
export interface FechaCierre {
  readonly desde: PlainDate
  /** Why the Titular allowed it earlier; null: they did not. */
  readonly anticipo: string | null
  readonly enFecha: boolean
}

type Cual = { readonly entidadId: number; readonly quincena: number }

/** Loads the calendar for closes of these quincenas (ordinals); returns the day of each. */
export async function loadFechasCierre(quincenas: readonly number[]): Promise<(cual: Cual) => FechaCierre> {
  const [primera, ultima] = [Math.min(...quincenas), Math.max(...quincenas)]
  const eventos = await selectRows<Evento>(
    `SELECT fecha, tipo FROM eventos WHERE fecha BETWEEN $1 AND $2 AND tipo = 'ARCHIVO_APLICACION'`,
    [quincenaRange(primera).inicio, quincenaRange(ultima).fin],
  )
  const anticipos = await selectRows<Cual & { motivo: string }>(
    `SELECT entidad_id AS "entidadId", quincena, motivo FROM cierres_anticipados WHERE quincena BETWEEN $1 AND $2`,
    [primera, ultima],
  )
  const motivos = new Map(anticipos.map(({ entidadId, quincena, motivo }) => [`${entidadId}:${quincena}`, motivo]))
  const hoy = today()
  return ({ entidadId, quincena }) => {
    const desde = cierreDesde(eventos, quincena)
    const anticipo = motivos.get(`${entidadId}:${quincena}`) ?? null
    return { desde, anticipo, enFecha: anticipo !== null || hoy >= desde }
  }
}

export async function loadFechaCierre(cual: Cual): Promise<FechaCierre> {
  return (await loadFechasCierre([cual.quincena]))(cual)
}
