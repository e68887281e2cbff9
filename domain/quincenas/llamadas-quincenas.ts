import type { Organizacion } from '#domain/organica/arbol.ts'
import type { ListaEnDireccion, ListaPedida } from '#domain/lista-pedida.ts'
import type { ClaseExtemporanea } from '#domain/fondos/extemporaneas/extemporanea.ts'
import type { FondoId } from '#domain/fondos/fondo.ts'
import type { Obligado } from '#domain/fondos/lineas.ts'
import type { CausaDiferencia } from '#domain/quincenas/diferencias.ts'
import type { ArchivoGuardado } from '#domain/documentos/lectura.ts'
import type { ColumnaPreguntada } from '#domain/fondos/aportaciones/importe-preguntado.ts'
import type { ExplicacionQuincena } from '#domain/fondos/explicacion.ts'
import type {
  CalculoExtemporanea,
  ExtemporaneaPanel,
  ExtemporaneaResumen,
  PersonaExtemporanea,
} from '#domain/fondos/extemporaneas/panel-extemporanea.ts'
import type { PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import type { PruebaDada } from '#domain/usuarios/prueba-propia.ts'
import type { AdeudoExtinta } from './adeudo-extinta.ts'
import type { AtencionQuincena } from './atencion.ts'
import type { CierreDetalle, CierresQuincena, RespuestaCierres } from './cierre.ts'
import type { HistorialQuincena, QuincenaPasada } from './historial.ts'
import type { FirmaPrevista } from './resumen-firma.ts'
import type { AportacionesPrevistas, DiferenciasCierre, SimulacionCierre } from './simulacion.ts'
import type { EtapaCierre } from './tabla-cierre.ts'
import type { AportacionVerificada, RetencionVerificada } from './verificacion.ts'
import type { Vigilancia } from './vigilancia.ts'

/** What each call of quincenas takes and answers; `domain/llamadas.ts` has them all. */
export interface LlamadasQuincenas {
  'GET /api/historial/quincenas': { answer: QuincenaPasada[] }
  'GET /api/historial/quincenas/:codigo': { query: { organizacion?: Organizacion }; answer: HistorialQuincena }
  'GET /api/panel/adeudos-extintas': { query: ListaEnDireccion; answer: AdeudoExtinta[] }
  'GET /api/panel/extemporaneas': { query: ListaEnDireccion; answer: ExtemporaneaResumen[] }
  'POST /api/panel/extemporaneas-papeles': { answer: ArchivoGuardado }
  'GET /api/panel/extemporaneas/:id': { answer: ExtemporaneaPanel }
  'POST /api/panel/extemporaneas/:id/aprobar': { body: { version: number }; answer: ExtemporaneaPanel }
  'POST /api/panel/extemporaneas/:id/linea': { answer: ExtemporaneaPanel }
  'POST /api/panel/extemporaneas/:id/rechazar': { body: { version: number; nota: string }; answer: ExtemporaneaPanel }
  'POST /api/panel/extemporaneas/buscar': { body: ListaPedida; answer: ExtemporaneaResumen[] }
  'GET /api/extemporaneas/personas/:id': { answer: PersonaExtemporanea }
  'POST /api/panel/extemporaneas/previsto': {
    body: {
      afiliadoId: number
      clase: ClaseExtemporanea
      desde: string
      hasta: string
      sueldoCentavos: number
      entidadId?: number
      reemplaza?: string
    }
    answer: CalculoExtemporanea
  }
  'GET /api/panel/verificacion-aportaciones': { query: ListaEnDireccion; answer: AportacionVerificada[] }
  'POST /api/panel/verificacion-aportaciones/buscar': { body: ListaPedida; answer: AportacionVerificada[] }
  'GET /api/panel/verificacion-retenciones': { query: ListaEnDireccion; answer: RetencionVerificada[] }
  'POST /api/panel/verificacion-retenciones/buscar': { body: ListaPedida; answer: RetencionVerificada[] }
  'GET /api/panel/vigilancia': { answer: Vigilancia }
  'GET /api/quincenas/:codigo/atencion': { answer: AtencionQuincena }
  'POST /api/quincenas/:codigo/atencion/envio': { body: { huella: string }; answer: AtencionQuincena }
  'GET /api/quincenas/:codigo/cierres': { answer: CierresQuincena }
  'GET /api/quincenas/:codigo/cierres/:id': { answer: CierreDetalle }
  'POST /api/quincenas/:codigo/cierres/:id/reapertura': {
    body: { acto: 'pedir_reapertura' | 'reabrir' | 'negar_reapertura'; version: number; nota?: string }
    answer: { readonly id: number; readonly entidad: string; readonly etapa: EtapaCierre }
  }
  'POST /api/quincenas/:codigo/cierres/anticipar': {
    body: { entidad: number; motivo: string }
    answer: PropuestaHecha
  }
  'POST /api/quincenas/:codigo/cierres/devolver': {
    body: { cierres: readonly { id: number; version: number }[]; nota: string }
    answer: RespuestaCierres
  }
  'POST /api/quincenas/:codigo/cierres/firmar': {
    body: { cierres: readonly { id: number; version: number }[] } & PruebaDada
    answer: RespuestaCierres
  }
  'POST /api/quincenas/:codigo/cierres/firmar/previsto': {
    body: { cierres: readonly number[] }
    answer: FirmaPrevista
  }
  'POST /api/quincenas/:codigo/cierres/solicitar': { body: { entidades: readonly number[] }; answer: RespuestaCierres }
  'GET /api/quincenas/:codigo/diferencias': {
    query: { entidad: number; causa?: CausaDiferencia; despues?: number }
    answer: DiferenciasCierre
  }
  'GET /api/aportaciones/personas/:id/fondos/:fondo/explicacion': {
    query: { columna?: ColumnaPreguntada }
    answer: ExplicacionQuincena
  }
  'GET /api/quincenas/:codigo/explicacion': {
    query: { interno: number; entidad?: number; fondo?: FondoId; obligado?: Obligado }
    answer: ExplicacionQuincena
  }
  'GET /api/quincenas/:codigo/previstas': {
    query: { entidad: number; fondo?: FondoId; obligado?: Obligado; despues?: number }
    answer: AportacionesPrevistas
  }
  'GET /api/quincenas/:codigo/simulacion': { query: { entidad: number }; answer: SimulacionCierre }
  'POST /api/tramites/aportacion-extemporanea': {
    body: {
      archivo: string
      afiliadoId: number
      clase: ClaseExtemporanea
      desde: string
      hasta: string
      sueldoCentavos: number
      observaciones?: string
      entidadId?: number
      reemplaza?: string
    }
    answer: ExtemporaneaPanel
  }
}
