import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import type { TipoCarga } from '#domain/cargas/tipo-carga.ts'
import { LIMITES_RESPUESTA } from '#domain/fondos/pagos/respuesta-banco.ts'

/** Payments that the bank received, by reference; one below zero takes a payment back (decisions §11.12). */
export const PAGOS = {
  titulo: 'Pagos del banco',
  modo: 'todo_o_nada',
  renglonesMax: LIMITES_RESPUESTA.renglones,
  campos: {
    referencia: {
      titulo: 'Referencia',
      clase: 'texto',
      max: 60,
      clave: true,
      ejemplo: '99999999999999999999',
      significado: 'Referencia de la línea de pago, con todos sus dígitos.',
    },
    importe: {
      titulo: 'Importe',
      clase: 'importe',
      negativo: true,
      soloPunto: true,
      significado: 'Lo que el banco recibió. Menor que cero, el banco retira el pago.',
    },
    fecha: { titulo: 'Fecha', clase: 'fecha', pasada: true, significado: 'Día en que el banco recibió el pago.' },
    operacion: {
      titulo: 'Operación',
      clase: 'texto',
      max: 60,
      clave: true,
      significado: 'Número de la operación en el banco; no se repite.',
    },
  },
  lee: 'pagos.leer',
  carga: 'pagos.cargar',
  contenido: 'los pagos que informó el banco',
  renglon: ['pago', 'pagos'],
  autoriza: { por: 'otra_persona', quien: 'otra persona que carga pagos', accion: 'carga.pagos' },
  deEntidad: null,
  delInstituto: {
    ofrece: 'Del banco: pagos por referencia',
    archivos: 'CSV, Excel (.xlsx) o texto de ancho fijo, como lo envía el banco. Hasta 10,000 pagos.',
    hecho: 'Sus pagos ya cuentan.',
    sinDeshacer:
      'Una carga de pagos no se deshace completa: cada pago se corrige con «Reasignar» o con la reversa del banco.',
    ver: { vista: 'validacionPagos', ruta: `${rutaVista('validacionPagos')}&tab=banco`, texto: 'Ver los pagos' },
    asunto: null,
  },
} as const satisfies TipoCarga
