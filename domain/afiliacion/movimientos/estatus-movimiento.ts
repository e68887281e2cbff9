/** What a person sees of a movement's state, in the order in which it is derived (decisions §4). */
export const ESTATUS_MOVIMIENTO = [
  'Cancelado',
  'Aplicado',
  'Por aplicar',
  'Validado',
  'Pendiente',
  'Solicitado',
] as const
export type EstatusMovimiento = (typeof ESTATUS_MOVIMIENTO)[number]

/** How a status is drawn: colour token of the theme and lucide icon. A colour never goes without icon and word. */
export interface AspectoEstatus {
  readonly clave: string
  readonly etiqueta: EstatusMovimiento
  readonly color: 'red' | 'teal' | 'indigo' | 'green' | 'amber' | 'blue'
  readonly icono: 'circle-x' | 'badge-check' | 'calendar-clock' | 'circle-check' | 'clock' | 'send'
}

export const ASPECTO_ESTATUS = {
  Cancelado: { clave: 'cancelado', etiqueta: 'Cancelado', color: 'red', icono: 'circle-x' },
  Aplicado: { clave: 'aplicado', etiqueta: 'Aplicado', color: 'teal', icono: 'badge-check' },
  'Por aplicar': { clave: 'por_aplicar', etiqueta: 'Por aplicar', color: 'indigo', icono: 'calendar-clock' },
  Validado: { clave: 'validado', etiqueta: 'Validado', color: 'green', icono: 'circle-check' },
  Pendiente: { clave: 'pendiente', etiqueta: 'Pendiente', color: 'amber', icono: 'clock' },
  Solicitado: { clave: 'solicitado', etiqueta: 'Solicitado', color: 'blue', icono: 'send' },
} as const satisfies Record<EstatusMovimiento, AspectoEstatus>

/** The stored facts that a status is derived from. */
export interface HechosMovimiento {
  /** ACTIVO: false once cancelled or withdrawn. */
  readonly activo: boolean
  /** APLICADO: true once its quincena closed. */
  readonly aplicado: boolean
  /** APLICAR: true once the institute approved it. */
  readonly aplicar: boolean
  /** MOVIMIENTO_FECHA: when its dependency validated it, null before. */
  readonly movimientoFecha: string | null
  /** True from the return with a note until its author sends it again. Returning also clears aplicar and movimientoFecha. */
  readonly regresado: boolean
}

export function displayedStatus(hechos: HechosMovimiento): EstatusMovimiento {
  if (!hechos.activo) return 'Cancelado'
  if (hechos.aplicado) return 'Aplicado'
  if (hechos.aplicar) return 'Por aplicar'
  if (hechos.movimientoFecha) return 'Validado'
  return hechos.regresado ? 'Pendiente' : 'Solicitado'
}

/** Whether a movement still waits for somebody: a person may have only one such (decisions §4). */
export function isMovimientoAbierto(estatus: EstatusMovimiento): boolean {
  return estatus !== 'Cancelado' && estatus !== 'Aplicado'
}
