import type { TipoCarga } from '#domain/cargas/tipo-carga.ts'
import { LIMITES_RESPUESTA } from '#domain/fondos/pagos/respuesta-banco.ts'

/** Payments that the bank received, by reference; one below zero takes a payment back (decisions §11.12). */
export const PAGOS = {
  titulo: 'Pagos del banco',
  modo: 'todo_o_nada',
  renglonesMax: LIMITES_RESPUESTA.renglones,
  campos: {
    referencia: { titulo: 'Referencia', clase: 'texto', max: 60 },
    importe: { titulo: 'Importe', clase: 'importe', negativo: true, soloPunto: true },
    fecha: { titulo: 'Fecha', clase: 'fecha', pasada: true },
    operacion: { titulo: 'Operación', clase: 'texto', max: 60 },
  },
  lee: 'pagos.leer',
  carga: 'pagos.cargar',
  contenido: 'los pagos que informó el banco',
  deEntidad: null,
} as const satisfies TipoCarga

/** Why a load of payments cannot be undone. */
export const PAGOS_SIN_DESHACER =
  'Una carga de pagos no se deshace completa: cada pago se corrige con «Reasignar» o con la reversa del banco.'
