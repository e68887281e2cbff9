import type { ArchivoGuardado } from '#domain/documentos/lectura.ts'
import type { ExplicacionQuincena } from '#domain/fondos/explicacion.ts'
import type {
  CalculoExtemporanea,
  ExtemporaneaPanel,
  ExtemporaneaResumen,
  PersonaExtemporanea,
} from '#domain/fondos/extemporaneas/panel-extemporanea.ts'
import type { AtencionQuincena } from './atencion.ts'
import type { CierreDetalle, CierresQuincena, RespuestaCierres } from './cierre.ts'
import type { HistorialQuincena, QuincenaPasada } from './historial.ts'
import type { DiferenciasCierre, SimulacionCierre } from './simulacion.ts'
import type { EtapaCierre } from './tabla-cierre.ts'
import type { AportacionVerificada, RetencionVerificada } from './verificacion.ts'
import type { Vigilancia } from './vigilancia.ts'

/** What each call of quincenas answers; `domain/llamadas.ts` has them all. */
export interface LlamadasQuincenas {
  'GET /api/historial/quincenas': { answer: QuincenaPasada[] }
  'GET /api/historial/quincenas/:codigo': { answer: HistorialQuincena }
  'GET /api/panel/extemporaneas': { answer: ExtemporaneaResumen[] }
  'POST /api/panel/extemporaneas-papeles': { answer: ArchivoGuardado }
  'GET /api/panel/extemporaneas/:id': { answer: ExtemporaneaPanel }
  'POST /api/panel/extemporaneas/:id/aprobar': { answer: ExtemporaneaPanel }
  'POST /api/panel/extemporaneas/:id/linea': { answer: ExtemporaneaPanel }
  'POST /api/panel/extemporaneas/:id/rechazar': { answer: ExtemporaneaPanel }
  'POST /api/panel/extemporaneas/buscar': { answer: ExtemporaneaResumen[] }
  'GET /api/panel/extemporaneas/persona/:id': { answer: PersonaExtemporanea }
  'POST /api/panel/extemporaneas/previsto': { answer: CalculoExtemporanea }
  'GET /api/panel/verificacion-aportaciones': { answer: AportacionVerificada[] }
  'POST /api/panel/verificacion-aportaciones/buscar': { answer: AportacionVerificada[] }
  'GET /api/panel/verificacion-retenciones': { answer: RetencionVerificada[] }
  'POST /api/panel/verificacion-retenciones/buscar': { answer: RetencionVerificada[] }
  'GET /api/panel/vigilancia': { answer: Vigilancia }
  'GET /api/quincenas/:codigo/atencion': { answer: AtencionQuincena }
  'POST /api/quincenas/:codigo/atencion/envio': { answer: AtencionQuincena }
  'GET /api/quincenas/:codigo/cierres': { answer: CierresQuincena }
  'GET /api/quincenas/:codigo/cierres/:id': { answer: CierreDetalle }
  'POST /api/quincenas/:codigo/cierres/:id/reapertura': {
    answer: { readonly id: number; readonly entidad: string; readonly etapa: EtapaCierre }
  }
  'POST /api/quincenas/:codigo/cierres/devolver': { answer: RespuestaCierres }
  'POST /api/quincenas/:codigo/cierres/firmar': { answer: RespuestaCierres }
  'POST /api/quincenas/:codigo/cierres/solicitar': { answer: RespuestaCierres }
  'GET /api/quincenas/:codigo/diferencias': { answer: DiferenciasCierre }
  'GET /api/quincenas/:codigo/explicacion': { answer: ExplicacionQuincena }
  'GET /api/quincenas/:codigo/simulacion': { answer: SimulacionCierre }
  'POST /api/tramites/aportacion-extemporanea': { answer: ExtemporaneaPanel }
}
