import type { CuentaResumen } from '#domain/fondos/cair/panel-cair.ts'
import type { ExtemporaneaResumen } from '#domain/fondos/extemporaneas/panel-extemporanea.ts'
import type { PrestamoPanel, RetencionesQuincena } from '#domain/fondos/prestamos/retencion-panel.ts'

/** Whose money it is, and of which unit. */
interface Quien {
  readonly nombre: string
  readonly unidad: string
}

const IMPORTE = 99_999_999_999

/** A loan, an account, a late contribution and the withholdings of a quincena, each with the largest amounts. */
export function dineroLargo({ nombre, unidad }: Quien) {
  return {
    prestamo: prestamoDe(nombre),
    cuenta: {
      id: 7,
      interno: 999_999,
      nombre,
      entidad: unidad,
      situacion: 'A',
      saldo: { normal: IMPORTE, voluntaria: IMPORTE, total: 2 * IMPORTE },
      porCobrarCentavos: IMPORTE,
    } satisfies CuentaResumen,
    extemporanea: extemporaneaDe(nombre, unidad),
    retenciones: retencionesDe(nombre),
  }
}

const prestamoDe = (nombre: string): PrestamoPanel => ({
  id: 7,
  version: 1,
  afiliadoId: 7,
  folio: 'P-999999',
  tipo: 'hipotecario',
  interno: '999999',
  nombre,
  capitalCentavos: IMPORTE,
  interesCentavos: IMPORTE,
  abonoCentavos: IMPORTE,
  quincenas: 480,
  plazo: 'Q20 2026 a Q24 2046',
  estado: 'por_cobrar',
  saldoCentavos: IMPORTE,
  liquidaCentavos: IMPORTE,
})

const extemporaneaDe = (nombre: string, entidad: string): ExtemporaneaResumen => ({
  id: 7,
  version: 1,
  folio: 'AE-26-999999',
  clase: 'antiguedad',
  afiliadoId: 7,
  interno: 999_999,
  nombre,
  entidad,
  desde: '2024-09-16',
  hasta: '2026-09-30',
  sueldoCentavos: IMPORTE,
  principalCentavos: IMPORTE,
  estado: 'aprobado_una',
  solicitado: nombre,
  solicitadoAt: '2026-11-20T15:56:00.000Z',
  primera: nombre,
  resuelto: '',
  resueltoAt: null,
  observaciones: entidad,
  archivoId: 'a7',
  nota: '',
  actions: ['aprobar', 'rechazar'],
})

const retencionesDe = (nombre: string): RetencionesQuincena => ({
  codigo: '2226',
  chip: 'Q22 2026 · 16–30 nov',
  tipos: [
    {
      tipo: 'hipotecario',
      titulo: 'Hipotecario',
      tabla: 'Préstamos hipotecarios',
      totalCentavos: IMPORTE,
      renglones: [
        {
          id: 7,
          version: 1,
          prestamo: 'P-999999',
          tipo: 'hipotecario',
          enLicencia: false,
          interno: '999999',
          nombre,
          inicio: '2006-09-16',
          fin: '2026-09-30',
          montoCentavos: IMPORTE,
          abonoCentavos: IMPORTE,
          quincenas: '480/480',
          retenidoCentavos: IMPORTE - 1,
          saldoCentavos: IMPORTE,
          motivo: 'sueldo_insuficiente',
          nota: nombre,
          decision: null,
          remitida: false,
          actions: ['responder', 'decidir'],
        },
      ],
    },
  ],
  totalCentavos: IMPORTE,
})
