import { plainDate } from '#domain/plain-date.ts'
import type { Vigilancia } from '#domain/quincenas/vigilancia.ts'

/** One row of each list of the watch over closes, of a person and a unit with the longest names. */
export function vigilanciaLarga(nombre: string, unidad: string): Vigilancia {
  return {
    reaperturas: {
      total: 501,
      renglones: [
        {
          id: 1,
          entidad: unidad,
          quincena: '2226',
          acto: 'Reapertura pedida',
          at: '2026-11-20T15:56:00.000Z',
          por: nombre,
          porDelegacionDe: nombre,
          nota: unidad,
        },
      ],
    },
    delegaciones: {
      total: 1,
      renglones: [
        {
          id: 1,
          de: nombre,
          a: nombre,
          desde: plainDate(2026, 11, 1),
          hasta: plainDate(2026, 11, 30),
          motivo: unidad,
          oficio: unidad,
          estado: 'retirada',
          creadaAt: '2026-10-31T15:56:00.000Z',
          revocadaAt: '2026-11-20T15:56:00.000Z',
          firmas: 999,
        },
      ],
    },
    retroactivos: {
      total: 1,
      renglones: [
        {
          id: 1,
          folio: 'C-26-999999',
          tipo: 'Licencia con aportación',
          interno: '999999',
          nombre,
          entidad: unidad,
          fecha: plainDate(2024, 1, 16),
          quincena: '2226',
          atras: 69,
          solicito: nombre,
          aprobo: nombre,
        },
      ],
    },
    limiteRetroactivo: 24,
  }
}
