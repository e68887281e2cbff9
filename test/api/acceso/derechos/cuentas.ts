/** The demo accounts, one of each profile and place, in the order of the columns below. */
export const CUENTAS = [
  'admin',
  'auxiliar',
  'jefe',
  'director',
  'titular',
  'auditor',
  'ventanilla1',
  'validador1',
  'ventanilla2',
] as const
export type Cuenta = (typeof CUENTAS)[number]

/** What each letter stands for: Y passes the gate, N is refused (403), H is hidden (404: another office's). */
export type Letra = 'Y' | 'N' | 'H'

export const TODAS = 'YYYYYYYYY'
/** Only who captures: the front desks, and the administrator. */
export const CAPTURA = 'YNNNNNYNY'
