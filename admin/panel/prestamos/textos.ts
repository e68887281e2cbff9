import type { ActoPrestamo } from '#domain/fondos/prestamos/cambio-prestamo.ts'

/** What each act on a loan is called. */
export const TEXTOS_ACTO = {
  suspender: {
    boton: 'Suspender',
    titulo: 'Suspender préstamo',
    ocupado: 'Enviando…',
    falla: 'No se propuso suspender el préstamo.',
  },
  abonar: {
    boton: 'Registrar pago',
    titulo: 'Registrar pago directo',
    ocupado: 'Enviando…',
    falla: 'No se propuso el pago.',
  },
  reanudar: {
    boton: 'Reanudar',
    titulo: 'Reanudar préstamo',
    ocupado: 'Enviando…',
    falla: 'No se propuso reanudar el préstamo.',
  },
  liquidar: {
    boton: 'Liquidar',
    titulo: 'Liquidar préstamo',
    ocupado: 'Enviando…',
    falla: 'No se propuso liquidar el préstamo.',
  },
} as const satisfies Record<ActoPrestamo, object>
