/** How a procedure of money stands that two people approve, neither of whom asked for it. */
export const ESTADOS_TRAMITE = {
  solicitado: 'Por aprobar',
  aprobado_una: 'Falta una aprobación',
  aprobado: 'Aprobado',
  rechazado: 'Rechazado',
} as const satisfies Record<string, string>
export type EstadoTramite = keyof typeof ESTADOS_TRAMITE

/** Whose approval one waits for, for who cannot give it; "" once it is decided. */
export function faltaAprobacion(estado: EstadoTramite): string {
  if (estado === 'solicitado')
    return 'Faltan dos aprobaciones, de personas distintas entre sí y de quien hizo la solicitud.'
  if (estado === 'aprobado_una')
    return 'Falta una aprobación, de alguien distinto de quien hizo la solicitud y de quien dio la primera.'
  return ''
}
