/** How a procedure of money stands that two people approve, neither of whom asked for it. */
export const ESTADOS_TRAMITE = {
  solicitado: 'Por aprobar',
  aprobado_una: 'Falta una aprobación',
  aprobado: 'Aprobado',
  rechazado: 'Rechazado',
} as const satisfies Record<string, string>
export type EstadoTramite = keyof typeof ESTADOS_TRAMITE
