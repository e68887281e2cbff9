import { quincenaOf } from '#domain/calendario/quincena.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { MovimientoModel } from '#api/afiliacion/models/MovimientoModel.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { onReset } from '#api/memory.ts'

/** Types by their numbers (decisions 4 and 10.1). */
export const TIPO = { alta: 1, cambio: 2, baja: 3, licencia: 8, reingreso: 10 } as const

/** A movement as the jefe leaves it: Por aplicar. */
export interface MovimientoEscrito {
  readonly afiliadoId: number
  readonly tipo: keyof typeof TIPO
  /** First day of the new situation. */
  readonly fecha: string
  /** Ordinal of the quincena whose close applies it; that of its day unless told. */
  readonly quincena?: number
  readonly causa?: string
  /** Columns of `afiliados` that it sets. */
  readonly columnas?: Readonly<Record<string, string | number | null>>
}

let written = 0
onReset(() => {
  written = 0
})

/** Writes a movement Por aplicar and gives its folio: what the chain of review would leave, without walking it. */
export async function escribirMovimiento(movimiento: MovimientoEscrito): Promise<string> {
  written += 1
  const folio = `X-26-${String(written).padStart(6, '0')}`
  const { afiliadoId, tipo, causa = '', columnas = {} } = movimiento
  const fecha = movimiento.fecha as PlainDate
  await inTransaction(() =>
    insertRow(MovimientoModel, {
      folio,
      tipo_id: TIPO[tipo],
      afiliado_id: afiliadoId,
      quincena: movimiento.quincena ?? quincenaOf(fecha),
      fecha,
      aplicar: true,
      causa,
      datos: JSON.stringify({ columnas }),
      solicitado_at: `${fecha}T16:00:00.000Z`,
      movimiento_fecha: fecha,
    }),
  )
  return folio
}
