import { hechoDe, type ActoMovimiento } from '#domain/afiliacion/actos/tabla-actos.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import { quincenaLong } from '#domain/calendario/quincena.ts'
import type { ActoRow } from '#api/afiliacion/turnos/contexto-turno.ts'
import { datosOf } from '#api/afiliacion/tramites/datos/datos-movimiento.ts'
import type { MovimientoRow } from './movimiento-row.ts'

/**
 * Who did what, in order of time: the acts that were kept, and for what stands from before they were kept one by one, the
 * columns of the movement.
 */
export function recorrido(row: MovimientoRow, actos: readonly ActoRow[]): MovimientoDetalle['recorrido'] {
  const kept = actos.map((acto) => ({ texto: textoDe(acto), quien: quienDe(acto), at: acto.ocurrio_at }))
  const isKept = (acto: ActoMovimiento) => actos.some((one) => one.acto === acto)
  const older = columnasRecorridas(row).filter(({ acto, at }) => at !== null && !isKept(acto))
  const steps = older.map(({ texto, quien, at }) => ({ texto, quien: quien ?? 'Sistema', at: at ?? '' }))
  return [...steps, ...kept].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
}

function textoDe({ acto, motivo, ambito, delegado_por }: ActoRow): string {
  const hecho = hechoDe(acto as ActoMovimiento, delegado_por === null ? ambito : null)
  return motivo === '' ? hecho : `${hecho}: ${motivo}`
}

function quienDe({ quien, delegante }: ActoRow): string {
  const name = quien ?? 'Sistema'
  return delegante === null ? name : `${name}, por delegación de ${delegante}`
}

interface Paso {
  readonly acto: ActoMovimiento
  readonly texto: string
  readonly quien: string | null
  readonly at: string | null
}

function solicitadoTexto(row: MovimientoRow): string {
  const { archivo } = datosOf(row)
  return archivo ? `Solicitado por archivo: ${archivo.carga}, renglón ${archivo.renglon}` : 'Solicitado'
}

function columnasRecorridas(row: MovimientoRow): readonly Paso[] {
  const withdrawn = row.cancelado_por !== null && row.cancelado_por === row.solicitado_por
  const motivo = row.motivo_cancelacion === '' ? '' : `: ${row.motivo_cancelacion}`
  const ended = `${withdrawn ? 'Retirado' : 'Cancelado'}${motivo}`
  return [
    { acto: 'solicitar', texto: solicitadoTexto(row), quien: row.solicitante, at: row.solicitado_at },
    { acto: 'validar', texto: 'Validado por su dependencia', quien: row.validador, at: row.movimiento_fecha },
    { acto: 'revisar', texto: 'Revisado por el instituto', quien: row.revisor, at: row.revisado_at },
    { acto: 'aprobar', texto: 'Aprobado', quien: row.aprobador, at: row.aprobado_at },
    { acto: 'aplicar', texto: `Aplicado en la ${quincenaLong(row.quincena)}`, quien: null, at: row.aplicado_at },
    { acto: withdrawn ? 'retirar' : 'cancelar', texto: ended, quien: row.cancelador, at: row.cancelado_at },
  ]
}
