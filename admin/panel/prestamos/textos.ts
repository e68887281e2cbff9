import type { ActoPrestamo } from '#domain/fondos/prestamos/cambio-prestamo.ts'

/** What each act on a loan is called. */
export const TEXTOS_ACTO = {
  suspender: {
    boton: 'Suspender',
    titulo: 'Suspender préstamo',
    ocupado: 'Suspendiendo…',
    falla: 'No se suspendió el préstamo.',
    hecho: 'El préstamo quedó suspendido.',
  },
  abonar: {
    boton: 'Registrar pago',
    titulo: 'Registrar pago directo',
    ocupado: 'Registrando…',
    falla: 'No se registró el pago.',
    hecho: 'El pago quedó en el saldo del préstamo.',
  },
  reanudar: {
    boton: 'Reanudar',
    titulo: 'Reanudar préstamo',
    ocupado: 'Reanudando…',
    falla: 'No se reanudó el préstamo.',
    hecho: 'El préstamo se reanudó.',
  },
  liquidar: {
    boton: 'Liquidar',
    titulo: 'Liquidar préstamo',
    ocupado: 'Liquidando…',
    falla: 'No se liquidó el préstamo.',
    hecho: 'El préstamo quedó liquidado.',
  },
} as const satisfies Record<ActoPrestamo, object>
