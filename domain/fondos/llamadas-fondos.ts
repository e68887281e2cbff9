import type { PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import type { Organizacion } from '#domain/organica/arbol.ts'
import type { TipoFondo } from '#domain/fondos/aportaciones/fondo-documentado.ts'
import type { ListaEnDireccion, ListaPedida } from '#domain/lista-pedida.ts'
import type { PedidoRendimiento } from '#domain/fondos/cair/anio-rendimiento.ts'
import type { ClaveParametro } from '#domain/fondos/clave-parametro.ts'
import type { Redondeo } from '#domain/fondos/redondeo.ts'
import type { TipoPrestamo } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import type { ActoPrestamo } from '#domain/fondos/prestamos/cambio-prestamo.ts'
import type { ContratoEscrito } from '#domain/fondos/pagos/contrato-banco.ts'
import type { ActoCobro, CobroPersonal } from '#domain/fondos/prestamos/cobro-personal.ts'
import type { CobroDeLista } from '#domain/fondos/prestamos/cobro-de-lista.ts'
import type { DecisionAFavor } from '#domain/fondos/prestamos/saldo-a-favor.ts'
import type { CausaRetencion, DecisionRetencion, MotivoRetencion } from '#domain/fondos/prestamos/retencion.ts'
import type { CandidatoCair, TramitePedido } from '#domain/fondos/cair/impide-tramite.ts'
import type { Beneficiario, MotivoRetiro } from '#domain/fondos/cair/retiro.ts'
import type { ArchivoGuardado } from '#domain/documentos/lectura.ts'
import type { AportacionDocumentada } from '#domain/fondos/aportaciones/fondo-documentado.ts'
import type {
  AportacionesQuincena,
  PaginaAportaciones,
  PanelAportaciones,
} from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { RespuestaAumentos, RevisionAumento } from '#domain/fondos/aumentos/aumento.ts'
import type { PanelRendimientos, RendimientoPrevisto } from '#domain/fondos/cair/anio-rendimiento.ts'
import type { FormularioAnual } from '#domain/fondos/cair/eleccion.ts'
import type { CuentaPanel, CuentaResumen, PaginaCair, TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import type { ConstanteDocumentada } from './constantes/constante.ts'
import type { DecretoEscrito } from './parametros/decreto.ts'
import type { EfectoParametros } from './parametros/efecto-parametros.ts'
import type { EstadoDeCuenta } from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import type {
  FormulaPanel,
  RespuestaFormulas,
  RevisionFormula,
  VersionFormula,
  VistaPreviaFormula,
} from '#domain/fondos/formula/formula-panel.ts'
import type { ContratoPanel } from '#domain/fondos/pagos/contrato-banco.ts'
import type { ExplicacionLinea } from '#domain/fondos/pagos/explicacion-linea.ts'
import type {
  AportacionRetencion,
  CuentaEntidad,
  EstadoValidacion,
  LineaDada,
  LineaPorValidar,
  PagadoPorDia,
  PagoPorIdentificar,
  PagoRegistrado,
  PagosPorEdad,
} from '#domain/fondos/pagos/panel-pagos.ts'
import type { RespuestaParametros } from './parametro-panel.ts'
import type { ExplicacionRetencion } from '#domain/fondos/prestamos/explicacion-retencion.ts'
import type { PrestamoDetalle, PrestamoPrevisto } from '#domain/fondos/prestamos/prestamo-panel.ts'
import type {
  PanelRetenciones,
  PrestamoPanel,
  RenglonRetencion,
  RetencionesCompletas,
  RetencionesQuincena,
} from '#domain/fondos/prestamos/retencion-panel.ts'
import type { ConId, Hecho } from '#domain/hecho.ts'

/** What each call of fondos takes and answers; `domain/llamadas.ts` has them all. */
export interface LlamadasFondos {
  'GET /api/aportacion-retencion': {
    query: { clave0: string; clave1: string; quincena?: string }
    answer: AportacionRetencion
  }
  'GET /api/aportacion-retencion/cuenta': { query: { clave0: string; clave1: string }; answer: CuentaEntidad }
  'GET /api/aportacion-retencion/explicacion': {
    query: { quincena: string; clave0: string; clave1: string }
    answer: ExplicacionLinea
  }
  'POST /api/aportacion-retencion/linea': {
    body: { quincena: string; clave0: string; clave1: string }
    answer: LineaDada
  }
  'GET /api/aportacion-retencion/pagado': { query: { clave0: string; clave1: string }; answer: PagadoPorDia[] }
  'GET /api/aportaciones-fondos': {
    query: { tipo: TipoFondo; clave0: string; clave1: string; quincena?: string }
    answer: AportacionDocumentada[]
  }
  'GET /api/aportaciones/quincenas': {
    query: { entidad?: number | string; organizacion?: Organizacion }
    answer: PanelAportaciones
  }
  'GET /api/aportaciones/quincenas/:codigo': {
    query: { entidad?: number | string; organizacion?: Organizacion }
    answer: AportacionesQuincena
  }
  'GET /api/aportaciones/quincenas/:codigo/fondos/:fondo': {
    query: { entidad?: number | string; organizacion?: Organizacion; despues?: number }
    answer: PaginaAportaciones
  }
  'POST /api/cobros/:id': { body: { acto: ActoCobro; version: number }; answer: CobroPersonal }
  'GET /api/estado-cuenta/:id': { query: { anio?: number }; answer: EstadoDeCuenta }
  'POST /api/estado-cuenta/:id/linea': { body: { cargo: number }; answer: LineaDada }
  'GET /api/lineas-pago/:referencia/explicacion': { answer: ExplicacionLinea }
  'POST /api/pagos': {
    body: { referencia: string; importeCentavos: number; fecha: string; operacion: string; comprobante: string }
    answer: PropuestaHecha
  }
  'POST /api/panel/pagos-comprobantes': { answer: ArchivoGuardado }
  'GET /api/panel/aumentos': { answer: RespuestaAumentos }
  'POST /api/panel/aumentos': {
    body: {
      motivo: string
      huella: string
      desde: string
      porcentaje?: number | null
      categorias?: readonly string[]
      montos?: readonly { categoria: string; monto: number }[]
    }
    answer: PropuestaHecha
  }
  'POST /api/panel/aumentos/previsto': {
    body: {
      desde: string
      porcentaje?: number | null
      categorias?: readonly string[]
      montos?: readonly { categoria: string; monto: number }[]
    }
    answer: RevisionAumento
  }
  'GET /api/panel/cair': { query: ListaEnDireccion; answer: CuentaResumen[] }
  'POST /api/panel/cair-papeles': { answer: ArchivoGuardado }
  'GET /api/panel/cair-rendimientos': { answer: PanelRendimientos }
  'POST /api/panel/cair-rendimientos': { body: PedidoRendimiento; answer: ConId }
  'POST /api/panel/cair-rendimientos/previsto': { body: PedidoRendimiento; answer: RendimientoPrevisto }
  'GET /api/panel/cair-tramites': { query: ListaEnDireccion; answer: TramiteCair[] }
  'GET /api/panel/cair-tramites/:id': { answer: TramiteCair }
  'POST /api/panel/cair-tramites/:id/aprobar': { body: { version: number }; answer: TramiteCair }
  'POST /api/panel/cair-tramites/:id/rechazar': { body: { version: number; nota: string }; answer: TramiteCair }
  'POST /api/panel/cair-tramites/buscar': { body: ListaPedida; answer: TramiteCair[] }
  'GET /api/panel/cair/:id': { answer: CuentaPanel }
  'GET /api/panel/cair/:id/asientos': { query: { pagina?: number }; answer: PaginaCair }
  'POST /api/panel/cair/candidatos': { body: TramitePedido & { q: string }; answer: CandidatoCair[] }
  'POST /api/panel/cair/buscar': { body: ListaPedida; answer: CuentaResumen[] }
  'GET /api/panel/cobros': { query: ListaEnDireccion; answer: CobroDeLista[] }
  'POST /api/panel/cobros/buscar': { body: ListaPedida; answer: CobroDeLista[] }
  'GET /api/panel/fondos-parametros': { answer: RespuestaParametros }
  'POST /api/panel/fondos-parametros': {
    body: {
      valores: Readonly<Partial<Record<ClaveParametro, number>>>
      desde?: string
      status?: string
      qnaAplicarAguinaldo?: string
      redondeo?: Redondeo
      fundamento?: string
      motivo?: string
      efectoDesde?: string
      decreto?: DecretoEscrito
      confirmaciones?: Readonly<Partial<Record<ClaveParametro, string>>>
    }
    answer: PropuestaHecha
  }
  'PUT /api/panel/fondos-parametros/:clave': {
    body: {
      version: number
      valores: Readonly<Partial<Record<ClaveParametro, number>>>
      desde?: string
      status?: string
      qnaAplicarAguinaldo?: string
      redondeo?: Redondeo
      fundamento?: string
      motivo?: string
      efectoDesde?: string
      decreto?: DecretoEscrito
      confirmaciones?: Readonly<Partial<Record<ClaveParametro, string>>>
    }
    answer: PropuestaHecha
  }
  'POST /api/panel/fondos-parametros/previa': {
    body: { valores: Readonly<Partial<Record<ClaveParametro, number>>>; clave: number | null; redondeo?: Redondeo }
    answer: EfectoParametros
  }
  'GET /api/panel/formulas': { answer: RespuestaFormulas }
  'POST /api/panel/formulas': {
    body: {
      titulo: string
      formula: string
      desglose: string
      descripcion: string
      variables: readonly string[]
      version: number | null
    }
    answer: FormulaPanel | PropuestaHecha
  }
  'DELETE /api/panel/formulas/:id': { answer: Hecho }
  'GET /api/panel/formulas/:id/versiones': { answer: VersionFormula[] }
  'POST /api/panel/formulas/previsto': {
    body: { titulo: string; formula: string; interno: number }
    answer: VistaPreviaFormula
  }
  'POST /api/panel/formulas/revisar': { body: { titulo: string; formula: string }; answer: RevisionFormula }
  'GET /api/panel/referencias-pago': { query: ListaEnDireccion; answer: LineaPorValidar[] }
  'POST /api/panel/referencias-pago/buscar': { body: ListaPedida; answer: LineaPorValidar[] }
  'POST /api/panel/pagos/buscar': { body: ListaPedida; answer: PagoRegistrado[] }
  'GET /api/panel/pagos': { query: ListaEnDireccion; answer: PagoRegistrado[] }
  'POST /api/panel/pagos-por-identificar/buscar': { body: ListaPedida; answer: PagoPorIdentificar[] }
  'GET /api/panel/pagos-por-identificar': { query: ListaEnDireccion; answer: PagoPorIdentificar[] }
  'GET /api/pagos/por-identificar': { answer: PagosPorEdad }
  'POST /api/pagos/:id/asignar': { body: { referencia: string }; answer: PropuestaHecha }
  'POST /api/pagos/:id/devolver': { body: { motivo: string }; answer: PropuestaHecha }
  'GET /api/panel/prestamos': { query: ListaEnDireccion; answer: PrestamoPanel[] }
  'POST /api/panel/prestamos': {
    body: { interno: number; tipo: TipoPrestamo; capitalCentavos: number; quincenas: number; primera: string }
    answer: PropuestaHecha
  }
  'GET /api/panel/prestamos/:id': { answer: PrestamoDetalle }
  'POST /api/panel/prestamos/:id/cambios': {
    body: { acto: ActoPrestamo; motivo: string; version: number; importeCentavos?: number | null }
    answer: PropuestaHecha
  }
  'POST /api/panel/prestamos/buscar': { body: ListaPedida; answer: PrestamoPanel[] }
  'POST /api/panel/prestamos/previsto': {
    body: { interno: number; tipo: TipoPrestamo; capitalCentavos: number; quincenas: number; primera: string }
    answer: PrestamoPrevisto
  }
  'GET /api/panel/referencia-pago': { answer: ContratoPanel }
  'PUT /api/panel/referencia-pago': {
    body: { antes: ContratoEscrito; base: string; constante: string }
    answer: PropuestaHecha
  }
  'GET /api/panel/rendimiento-anual': { query: { afiliadoId: number }; answer: FormularioAnual }
  'POST /api/panel/rendimiento-anual': {
    body: { afiliadoId: number; anio: number; opcion: 'A' | 'B'; version: number }
    answer: FormularioAnual
  }
  'POST /api/panel/retenciones/:id/decision': {
    body: { causa: CausaRetencion; decision: DecisionRetencion; version: number }
    answer: PropuestaHecha
  }
  'GET /api/panel/retenciones/:id/explicacion': { answer: ExplicacionRetencion }
  'POST /api/panel/retenciones/:id/respuesta': {
    body: { retenidoCentavos: number | null; motivo: MotivoRetencion | null; nota: string; version: number }
    answer: RenglonRetencion
  }
  'POST /api/panel/saldos-favor/:id/decision': {
    body: DecisionAFavor & { version: number }
    answer: PropuestaHecha
  }
  'GET /api/retenciones': {
    query: { entidad?: number | string; organizacion?: Organizacion }
    answer: PanelRetenciones
  }
  'GET /api/retenciones/:codigo': {
    query: { entidad?: number | string; organizacion?: Organizacion }
    answer: RetencionesQuincena
  }
  'POST /api/retenciones/:codigo/completas': {
    body: { entidad?: number | string; organizacion?: Organizacion; cuantas: number }
    answer: RetencionesCompletas
  }
  'POST /api/tramites/aportacion-voluntaria': {
    body: { fecha: string; afiliadoId: number; importeCentavos: number; archivo: string; observaciones?: string }
    answer: TramiteCair
  }
  'POST /api/tramites/retiro-capital': {
    body: {
      motivo: MotivoRetiro
      afiliadoId: number
      importeCentavos: number
      archivo: string
      beneficiarios?: readonly Beneficiario[]
      consentimiento?: string
      observaciones?: string
    }
    answer: TramiteCair
  }
  'GET /api/validacion-pagos': { answer: EstadoValidacion }
  'PUT /api/validacion-pagos': {
    body: { cambios: readonly { id: number; version: number; validado: boolean }[] }
    answer: LineaPorValidar[]
  }
  'GET /api/variables': { answer: ConstanteDocumentada[] }
  'POST /api/variables': {
    body: { nombre: string; valor: string | number; autor?: string; desde?: string }
    answer: ConstanteDocumentada | PropuestaHecha
  }
}
