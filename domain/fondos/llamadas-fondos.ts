import type { ArchivoGuardado } from '#domain/documentos/lectura.ts'
import type { AportacionDocumentada } from '#domain/fondos/aportaciones/fondo-documentado.ts'
import type {
  AportacionesQuincena,
  ExplicacionAportacion,
  PaginaAportaciones,
  PanelAportaciones,
} from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { RespuestaAumentos, RevisionAumento } from '#domain/fondos/aumentos/aumento.ts'
import type { PanelRendimientos, RendimientoPrevisto } from '#domain/fondos/cair/anio-rendimiento.ts'
import type { FormularioAnual } from '#domain/fondos/cair/eleccion.ts'
import type { CuentaPanel, CuentaResumen, PaginaCair, TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import type { ConstanteDocumentada } from './constante.ts'
import type { EfectoParametros } from './efecto-parametros.ts'
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
  LineaDada,
  LineaPorValidar,
  PagadoPorDia,
  PaginaValidacion,
  PagoRegistrado,
  RespuestaCargada,
} from '#domain/fondos/pagos/panel-pagos.ts'
import type { ParametroPanel, RespuestaParametros } from './parametro-panel.ts'
import type { ExplicacionRetencion } from '#domain/fondos/prestamos/explicacion-retencion.ts'
import type { PrestamoDetalle, PrestamoPrevisto } from '#domain/fondos/prestamos/prestamo-panel.ts'
import type {
  PanelRetenciones,
  PrestamoPanel,
  RenglonRetencion,
  RetencionesQuincena,
} from '#domain/fondos/prestamos/retencion-panel.ts'
import type { ConId, Hecho } from '#domain/hecho.ts'

/** What each call of fondos answers; `domain/llamadas.ts` has them all. */
export interface LlamadasFondos {
  'GET /api/aportacion-retencion': { answer: AportacionRetencion }
  'GET /api/aportacion-retencion/cuenta': { answer: CuentaEntidad }
  'GET /api/aportacion-retencion/explicacion': { answer: ExplicacionLinea }
  'POST /api/aportacion-retencion/linea': { answer: LineaDada }
  'GET /api/aportacion-retencion/pagado': { answer: PagadoPorDia[] }
  'GET /api/aportaciones-fondos': { answer: AportacionDocumentada[] }
  'GET /api/aportaciones/personas/:id/fondos/:fondo/explicacion': { answer: ExplicacionAportacion }
  'GET /api/aportaciones/quincenas': { answer: PanelAportaciones }
  'GET /api/aportaciones/quincenas/:codigo': { answer: AportacionesQuincena }
  'GET /api/aportaciones/quincenas/:codigo/fondos/:fondo': { answer: PaginaAportaciones }
  'GET /api/estado-cuenta/:id': { answer: EstadoDeCuenta }
  'POST /api/estado-cuenta/:id/linea': { answer: LineaDada }
  'POST /api/pagos': { answer: RespuestaCargada }
  'GET /api/panel/aumentos': { answer: RespuestaAumentos }
  'POST /api/panel/aumentos': { answer: ConId }
  'POST /api/panel/aumentos/:id/aprobar': { answer: ConId }
  'POST /api/panel/aumentos/:id/retirar': { answer: ConId }
  'GET /api/panel/aumentos/:id/revision': { answer: RevisionAumento }
  'POST /api/panel/aumentos/archivo': {
    answer: { readonly montos: readonly { readonly categoria: string; readonly monto: number }[] }
  }
  'POST /api/panel/aumentos/previsto': { answer: RevisionAumento }
  'GET /api/panel/cair': { answer: CuentaResumen[] }
  'POST /api/panel/cair-papeles': { answer: ArchivoGuardado }
  'GET /api/panel/cair-rendimientos': { answer: PanelRendimientos }
  'POST /api/panel/cair-rendimientos': { answer: ConId }
  'POST /api/panel/cair-rendimientos/previsto': { answer: RendimientoPrevisto }
  'GET /api/panel/cair-tramites': { answer: TramiteCair[] }
  'GET /api/panel/cair-tramites/:id': { answer: TramiteCair }
  'POST /api/panel/cair-tramites/:id/aprobar': { answer: TramiteCair }
  'POST /api/panel/cair-tramites/:id/rechazar': { answer: TramiteCair }
  'POST /api/panel/cair-tramites/buscar': { answer: TramiteCair[] }
  'GET /api/panel/cair/:id': { answer: CuentaPanel }
  'GET /api/panel/cair/:id/asientos': { answer: PaginaCair }
  'POST /api/panel/cair/buscar': { answer: CuentaResumen[] }
  'GET /api/panel/fondos-parametros': { answer: RespuestaParametros }
  'POST /api/panel/fondos-parametros': { answer: ParametroPanel }
  'PUT /api/panel/fondos-parametros/:clave': { answer: ParametroPanel }
  'POST /api/panel/fondos-parametros/previa': { answer: EfectoParametros }
  'GET /api/panel/formulas': { answer: RespuestaFormulas }
  'POST /api/panel/formulas': { answer: FormulaPanel }
  'DELETE /api/panel/formulas/:id': { answer: Hecho }
  'GET /api/panel/formulas/:id/versiones': { answer: VersionFormula[] }
  'POST /api/panel/formulas/previsto': { answer: VistaPreviaFormula }
  'POST /api/panel/formulas/revisar': { answer: RevisionFormula }
  'GET /api/panel/pagos': { answer: PagoRegistrado[] }
  'GET /api/panel/prestamos': { answer: PrestamoPanel[] }
  'POST /api/panel/prestamos': { answer: PrestamoPanel }
  'GET /api/panel/prestamos/:id': { answer: PrestamoDetalle }
  'POST /api/panel/prestamos/:id/cambios': { answer: PrestamoPanel }
  'POST /api/panel/prestamos/buscar': { answer: PrestamoPanel[] }
  'POST /api/panel/prestamos/previsto': { answer: PrestamoPrevisto }
  'GET /api/panel/referencia-pago': { answer: ContratoPanel }
  'PUT /api/panel/referencia-pago': { answer: ContratoPanel }
  'GET /api/panel/rendimiento-anual': { answer: FormularioAnual }
  'POST /api/panel/rendimiento-anual': { answer: FormularioAnual }
  'POST /api/panel/retenciones/:id/decision': { answer: RenglonRetencion }
  'GET /api/panel/retenciones/:id/explicacion': { answer: ExplicacionRetencion }
  'POST /api/panel/retenciones/:id/respuesta': { answer: RenglonRetencion }
  'POST /api/respuestas-banco': { answer: RespuestaCargada }
  'GET /api/retenciones': { answer: PanelRetenciones }
  'GET /api/retenciones/:codigo': { answer: RetencionesQuincena }
  'POST /api/tramites/aportacion-voluntaria': { answer: TramiteCair }
  'POST /api/tramites/retiro-capital': { answer: TramiteCair }
  'GET /api/validacion-pagos': { answer: PaginaValidacion }
  'PUT /api/validacion-pagos': { answer: LineaPorValidar[] }
  'GET /api/variables': { answer: ConstanteDocumentada[] }
  'POST /api/variables': { answer: ConstanteDocumentada }
}
