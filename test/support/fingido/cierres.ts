import { plainDate } from '#domain/plain-date.ts'
import type { CierresQuincena } from '#domain/quincenas/cierre.ts'
import type { FirmaPrevista } from '#domain/quincenas/resumen-firma.ts'
import type { SimulacionCierre } from '#domain/quincenas/simulacion.ts'
import type { ExplicacionLinea } from '#domain/fondos/pagos/explicacion-linea.ts'

export const CIERRES: CierresQuincena = {
  quincena: '2226',
  periodo: '16 al 30 de noviembre',
  titulo: 'Q22 2026 · 16–30 nov',
  solicitudes: { hechas: 16, faltan: 4 },
  aplicacion: null,
  entidades: [
    {
      entidad: { id: 7, nombre: 'Secretaría de Salud', clave: '01-03' },
      representante: { nombre: 'Nora Prieto Lima', curp: 'PILN800101MASRMR09' },
      responsable: 'Raúl Tovar Ibarra',
      personal: 1_250,
      movimientos: { porAplicar: 3, sinAprobar: 1 },
      cierre: null,
      etapa: 'abierto',
      firmas: [],
      devuelto: null,
      avance: null,
      actions: ['solicitar'],
      anterior: null,
      anticipo: null,
      detiene: [],
      impideReabrir: '',
      antes: null,
    },
  ],
}

export const SIMULACION: SimulacionCierre = {
  entidad: { id: 7, nombre: 'Secretaría de Salud' },
  quincena: '2226',
  parametros: 'Registro 1, versión 1',
  personas: 2,
  lineas: 14,
  cambios: [],
  totalCambios: 0,
  fondos: [{ fondo: 'fondo_ahorro', afiliadoCentavos: 53_455, entidadCentavos: 26_728, licenciaCentavos: 0 }],
  totalEntidadCentavos: 80_183,
  totalLicenciaCentavos: 234_379,
  anterior: null,
  causas: [],
  revisiones: [{ codigo: 'primer_cierre', nivel: 'avisa', texto: 'Primer cierre', cuantos: 1, ejemplos: [] }],
  huella: 'a1',
}

/** As many entities as asked for that wait for the Titular, each with a warning, and what signing them all would show. */
export function porFirmar(cuantas: number): { readonly cierres: CierresQuincena; readonly prevista: FirmaPrevista } {
  const numeros = Array.from({ length: cuantas }, (_, i) => i + 1)
  const entidad = (n: number) => ({ id: n, nombre: `Universidad Tecnológica del Valle ${n}` })
  return {
    cierres: {
      ...CIERRES,
      entidades: numeros.flatMap((n) =>
        CIERRES.entidades.map((una) => ({
          ...una,
          entidad: { ...entidad(n), clave: `01-${n}` },
          etapa: 'firmado',
          actions: ['autorizar'],
          cierre: { id: n, version: 4, huella: 'a1', totalEntidadCentavos: 90_000, cerradoAt: null, sello: '' },
        })),
      ),
    },
    prevista: {
      titulo: 'Q22 2026 · 16–30 nov',
      pide: 'clave',
      rechazados: [],
      cierres: numeros.map((n) => ({
        id: n,
        version: 5,
        entidad: entidad(n),
        firma: 'autorizar',
        personas: 1_250,
        movimientos: 3,
        lineasPago: 2,
        totalEntidadCentavos: 90_000 + n,
        totalLicenciaCentavos: 0,
        avisos: [
          {
            codigo: 'pendientes',
            nivel: 'avisa',
            texto: 'Movimientos sin aprobar',
            cuantos: 1,
            ejemplos: ['C-26-000010'],
          },
        ],
      })),
    },
  }
}

/** 10,000.00 owed since 30 November at 12 % a year: half of it was paid ten days later. */
export const LINEA_EXPLICADA: ExplicacionLinea = {
  codigo: '2226',
  chip: 'Q22 2026 · 16–30 nov',
  entidad: { id: 7, nombre: 'Secretaría de Salud' },
  persona: '',
  folio: '',
  aportaciones: [{ titulo: 'Fondo de ahorro', origen: 'De la quincena', importeCentavos: 1_000_000 }],
  retenciones: [],
  ajustes: [],
  aportacionesCentavos: 1_000_000,
  retencionesCentavos: 0,
  ajustesCentavos: 0,
  creditoCentavos: 0,
  totalCentavos: 1_000_000,
  moraDesde: '',
  intereses: [
    {
      desde: plainDate(2026, 11, 30),
      hasta: plainDate(2026, 12, 10),
      formula: '$10,000.00 × 12 % × 10 días ÷ 365 = 32.876712… → $32.88',
      importeCentavos: 3_288,
    },
  ],
  pagos: [
    {
      id: 7,
      fecha: plainDate(2026, 12, 10),
      referencia: '030221264803933',
      importeCentavos: 500_000,
      interesCentavos: 3_288,
      capitalCentavos: 496_712,
      excedenteCentavos: 0,
      resultado: 'parcial',
      tardio: true,
      fondos: [
        { titulo: 'Fondo de ahorro', centavos: 422_206 },
        { titulo: 'Retenciones de préstamos', centavos: 74_506 },
      ],
    },
  ],
  debeCentavos: 503_288,
}
