import { CLAVE_PARAMETRO_KEYS, type ClaveParametro } from '#domain/fondos/clave-parametro.ts'
import { FONDO_IDS, FONDOS } from '#domain/fondos/fondo.ts'
import { plainDate } from '#domain/plain-date.ts'
import type { EstadoVersion, VersionParametro } from '#domain/fondos/parametros/versiones.ts'
import type { AportacionDocumentada } from '#domain/fondos/aportaciones/fondo-documentado.ts'
import type { AportacionesQuincena, PanelAportaciones } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { ConstanteDocumentada } from '#domain/fondos/constantes/constante.ts'
import type {
  AportacionRetencion,
  CuentaEntidad,
  LineaDada,
  EstadoValidacion,
  LineaPorValidar,
  PagadoPorDia,
  PagoRegistrado,
} from '#domain/fondos/pagos/panel-pagos.ts'
import type { ParametroPanel, RespuestaParametros } from '#domain/fondos/parametro-panel.ts'
import type { AtencionQuincena } from '#domain/quincenas/atencion.ts'
import type { HistorialQuincena, QuincenaPasada } from '#domain/quincenas/historial.ts'
import type { AportacionVerificada, RetencionVerificada } from '#domain/quincenas/verificacion.ts'

/** Whose money it is, and of which unit. */
interface Quien {
  readonly nombre: string
  readonly unidad: string
}

const IMPORTE = 99_999_999_999
const Q22 = { codigo: '2226', chip: 'Q22 2026 · 16–30 nov' }
const RANGO = '16 al 30 de noviembre'
const REFERENCIA = '010222260235347'

const parametro = (clave: number, autor: string, actions: ParametroPanel['actions']): ParametroPanel => ({
  clave,
  version: 1,
  fechaRegistro: '2026-11-02T18:00:00.000Z',
  status: 'VIGENTE',
  qnaAplicarAguinaldo: '2326',
  desde: '2326',
  desdeTexto: 'Q23 2026 · 1–15 dic',
  redondeo: 'medio-par',
  decreto: null,
  fundamento: 'Ley del Instituto de Pensiones del Estado, artículos 31 a 38, y su reglamento, artículo 12',
  motivo: 'Revisión anual de las tasas',
  valores: Object.fromEntries(CLAVE_PARAMETRO_KEYS.map((one) => [one, 26.7512])) as Record<ClaveParametro, number>,
  autor,
  enVigor: clave === 11,
  actions,
})

const version = (titulo: string, estado: EstadoVersion, quien: string): VersionParametro => ({
  ...{ titulo, estado, propuso: quien, autorizaron: estado === 'propuesta' ? [] : [quien, quien] },
  vigencia: { desde: 2026 * 24 + 22, hasta: null },
  valores: parametro(12, quien, []).valores,
  fechaAt: '2026-11-02T18:00:00.000Z',
  motivo: 'Decreto de la legislatura que reforma las aportaciones al fondo de prestaciones económicas',
  fundamento: 'Ley del Instituto de Pensiones del Estado, artículos 31 a 38, y su reglamento, artículo 12',
})

export const LINEA: LineaDada = {
  referencia: REFERENCIA,
  referenciaTexto: '0102 2226 0235 347',
  capitalCentavos: IMPORTE,
  interesCentavos: 12_345,
  totalCentavos: IMPORTE + 12_345,
  limite: plainDate(2026, 12, 4),
  vencida: false,
  barras: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><rect width="4" height="60"/></svg>',
}

/** What the screens of the quincena are told of units with the longest names and the largest amounts. */
export function quincenaLarga({ nombre, unidad }: Quien) {
  const entidad = { id: 7, nombre: unidad, clave: '01-03' }
  return {
    parametros: {
      registros: [parametro(12, nombre, ['actualizar']), parametro(11, nombre, [])],
      versiones: [
        version('PA-000012', 'propuesta', nombre),
        version('Registro 12, versión 1', 'futura', nombre),
        version('Registro 11, versión 1', 'vigente', nombre),
      ],
      quincenas: [{ codigo: '2326', texto: 'Q23 2026 · 1–15 dic' }],
      cerradas: [{ codigo: '2126', texto: 'Q21 2026 · 1–15 nov' }],
      actions: ['agregar'],
    } satisfies RespuestaParametros,
    constantes: [
      {
        NOMBRE: 'PORCENTAJE_MAXIMO_DE_RETENCION_SOBRE_EL_SUELDO_DE_LA_QUINCEN',
        VALOR: 30,
        VALOR_TEXTO: '30',
        FECHA: '2026-11-01',
        AUTOR: nombre,
      },
      {
        NOMBRE: 'PORCENTAJE_MAXIMO_DE_RETENCION_SOBRE_EL_SUELDO_DE_LA_QUINCEN',
        VALOR: 28.5,
        VALOR_TEXTO: '28.5',
        FECHA: '2025-01-01',
        AUTOR: nombre,
      },
      { NOMBRE: 'TASA_MORA_ANUAL', VALOR: 0, VALOR_TEXTO: '0', FECHA: '2024-01-01', AUTOR: 'Sistema' },
    ] satisfies ConstanteDocumentada[],
    panel: {
      organizacion: 'entonces',
      entidades: [
        { ...entidad, clave: '01-03' },
        { id: 8, nombre: 'Otra', clave: '01-04' },
      ],
      quincenas: [
        { ...Q22, montoCentavos: IMPORTE, estado: 'pendiente', multa: true, entidades: 5, deEntidades: 12 },
        {
          codigo: '2126',
          chip: 'Q21 2026 · 1–15 nov',
          montoCentavos: 1,
          estado: 'pagada',
          multa: false,
          ...{ entidades: 12, deEntidades: 12 },
        },
      ],
    } satisfies PanelAportaciones,
    detalle: {
      ...Q22,
      titulo: 'Aportaciones – Quincena 2226',
      organizacion: 'entonces',
      entidades: [entidad],
      deEntidades: null,
      personas: 50_000,
      fondos: FONDO_IDS.map((fondo) => ({
        fondo,
        titulo: FONDOS[fondo].titulo,
        porPartes: FONDOS[fondo].porPartes,
        afiliadoCentavos: IMPORTE,
        entidadCentavos: IMPORTE,
        totalCentavos: 2 * IMPORTE,
      })),
      totalCentavos: 12 * IMPORTE,
      entidadCentavos: 11 * IMPORTE,
      licenciaCentavos: IMPORTE,
    } satisfies AportacionesQuincena,
    renglones: {
      renglones: [
        {
          id: 7,
          interno: '999999',
          nombre,
          sueldoCentavos: IMPORTE,
          afiliadoCentavos: IMPORTE,
          entidadCentavos: 0,
          totalCentavos: IMPORTE,
        },
      ],
      siguiente: 7,
    },
    porFondo: [
      {
        ID: 7,
        INTERNO: '999999',
        NOMBRE: nombre,
        SUELDO_IMPORTE: 999_999_999.99,
        MONTO_AFILIADO: 999_999_999.99,
        MONTO_ENTIDAD: 0,
        TOTAL: 999_999_999.99,
      },
    ] satisfies AportacionDocumentada[],
    retencion: {
      ...Q22,
      entidad,
      quincenas: [Q22],
      aportacionesCentavos: IMPORTE,
      retencionesCentavos: IMPORTE,
      totalCentavos: 2 * IMPORTE,
      creditoCentavos: 100,
      pagadoCentavos: 200,
      debeCentavos: 2 * IMPORTE,
      interesCentavos: 12_345,
      multa: true,
      licencias: { personas: 12, totalCentavos: IMPORTE },
      linea: null,
      actions: ['generar'],
    } satisfies AportacionRetencion,
    cuenta: {
      entidad,
      cargoCentavos: IMPORTE,
      pagadoCentavos: IMPORTE,
      debeCentavos: IMPORTE,
      interesCentavos: IMPORTE,
      creditoCentavos: IMPORTE,
      antiguedad: [
        { id: 'por_vencer', titulo: 'Por vencer', centavos: IMPORTE },
        { id: 'd30', titulo: '1 a 30 días', centavos: IMPORTE },
      ],
      cargos: [
        {
          ...Q22,
          principalCentavos: IMPORTE,
          creditoCentavos: IMPORTE,
          pagadoCentavos: IMPORTE,
          interesPagadoCentavos: IMPORTE,
          excedenteCentavos: IMPORTE,
          debeCentavos: IMPORTE,
          interesCentavos: IMPORTE - 3_288,
          limite: plainDate(2026, 12, 4),
          antiguedad: 'por_vencer',
          estatus: 'PENDIENTE',
          multa: true,
          extemporanea: null,
          de: { nombre: unidad, clave0: '01', clave1: '02' },
        },
      ],
    } satisfies CuentaEntidad,
    pagado: [
      {
        fecha: plainDate(2026, 11, 20),
        totalCentavos: IMPORTE,
        interesCentavos: IMPORTE,
        excedenteCentavos: IMPORTE,
        fondos: FONDO_IDS.map((fondo) => ({ titulo: FONDOS[fondo].titulo, centavos: IMPORTE })),
      },
    ] satisfies PagadoPorDia[],
    validacion: { actions: ['editar', 'cargar', 'registrar'], valida: true } satisfies EstadoValidacion,
    referencias: Array.from({ length: 8 }, (_, i) => ({
      id: i + 1,
      version: 1,
      entidad: unidad,
      quincena: Q22.chip,
      referencia: String(Number(REFERENCIA) + i).padStart(15, '0'),
      montoCentavos: IMPORTE,
      limite: plainDate(2026, 12, 4),
      estatus: i === 0 ? ('PAGADO' as const) : ('PENDIENTE' as const),
      multa: i === 1,
      validado: i === 0,
      validadoPor: i === 0 ? nombre : '',
    })) satisfies readonly LineaPorValidar[],
    pago: {
      id: 7,
      referencia: REFERENCIA,
      linea: REFERENCIA,
      importeCentavos: IMPORTE,
      fecha: plainDate(2026, 11, 20),
      operacion: 'BN00000000000000000000000000000000000001',
      resultado: 'parcial',
      tardio: true,
      deudor: unidad,
      quincena: Q22.chip,
      interesCentavos: IMPORTE,
      capitalCentavos: IMPORTE,
      excedenteCentavos: IMPORTE,
      origen: 'respuesta-del-banco-de-noviembre-de-2026.csv, renglón 10000',
      propuesta: null,
      actions: ['reasignar'],
    } satisfies PagoRegistrado,
    verificada: {
      ...Q22,
      id: 7,
      entidadClave: '01-03',
      entidad: unidad,
      rango: RANGO,
      personas: 50_000,
      montoCentavos: IMPORTE,
      estado: 'pendiente',
      multa: true,
    } satisfies AportacionVerificada,
    retenida: {
      ...Q22,
      id: 7,
      entidadClave: '01-03',
      entidad: unidad,
      rango: RANGO,
      personas: 50_000,
      ordenadoCentavos: IMPORTE,
      retenidoCentavos: IMPORTE,
      sinResponder: 0,
      diferencias: 12,
    } satisfies RetencionVerificada,
    quincenas: [{ codigo: '2226', nombre: 'Quincena 22 de 2026', periodo: RANGO }] satisfies QuincenaPasada[],
    historial: {
      codigo: '2226',
      nombre: 'Quincena 22 de 2026',
      periodo: RANGO,
      al: plainDate(2026, 11, 23),
      organizacion: 'entonces',
      entidades: [
        {
          id: 7,
          entidad: unidad,
          unidades: [7],
          representanteCurp: 'VIGM910417MASLRX08',
          responsable: nombre,
          personas: 50_000,
          movimientos: 9_999,
          enEspera: 12,
          importeCentavos: IMPORTE,
        },
      ],
    } satisfies HistorialQuincena,
    atencion: {
      quincena: '2226',
      periodo: RANGO,
      entidades: [{ id: 7, entidad: unidad, movimientos: 12, realDias: 12.5, promedioDias: 3.1 }],
      errores: [
        { entidadId: 7, entidad: unidad, mensaje: 'A-26-000001: está aprobado y no tiene fecha de aprobación.' },
      ],
      erroresDeMas: 3,
      huella: 'a'.repeat(64),
      envio: { at: '2026-11-20T18:00:00.000Z', por: nombre, huella: 'b'.repeat(64), vigente: false },
      actions: ['enviar'],
    } satisfies AtencionQuincena,
  }
}
