import { canonicalJson, type Json } from '#domain/acceso/bitacora/canonical-json.ts'
import type { EstadoTrabajo } from '#domain/acceso/trabajo.ts'
import { selectRow } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'

/** The job that compares what the payrolls of an entity and quincena deducted with what was due. `cargas` defines it. */
export const RECALCULAR_EXCEDENTES = 'cargas.excedentes'

/** The payrolls of an entity and a quincena (ordinal). */
export interface NominasDeQuincena {
  readonly entidadId: number
  readonly quincena: number
}

export const datosDeRecalculo = ({ entidadId, quincena }: NominasDeQuincena): Json => ({ entidadId, quincena })

const FALLIDOS: ReadonlySet<EstadoTrabajo> = new Set(['fallado', 'cancelado'])

/** Throws 409 `recalculo` unless the last comparison of these payrolls ended: the stored amounts may not be the ones in force. */
export async function assertSinRecalculo(nominas: NominasDeQuincena): Promise<void> {
  const row = await selectRow<{ estado: EstadoTrabajo }>(
    'SELECT estado FROM trabajos WHERE clase = $1 AND datos = $2 ORDER BY id DESC LIMIT 1',
    [RECALCULAR_EXCEDENTES, canonicalJson(datosDeRecalculo(nominas))],
  )
  if (row === null || row.estado === 'hecho') return
  const cambio = 'Cambió la nómina de esta quincena y sus descuentos '
  throw conflict(
    'recalculo',
    FALLIDOS.has(row.estado)
      ? `${cambio}no se pudieron comparar de nuevo: pide a quien administra el portal que reintente ese trabajo.`
      : `${cambio}se están comparando de nuevo: espera un momento y vuelve a intentarlo.`,
  )
}
