import type { AfiliadoOrgPedido, AfiliadoPedido, MovimientoPedido } from '#domain/afiliacion/documentadas-pedidas.ts'
import type { SolicitudAlta } from '#domain/afiliacion/alta.ts'
import type { ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import type { DatosBorradorAlta, PasoAlta, TipoBorrador } from '#domain/afiliacion/borrador.ts'
import type { CuerpoActo, CuerpoLote } from '#domain/afiliacion/actos/acto-cuerpos.ts'
import type { ListaEnDireccion, ListaPedida } from '#domain/lista-pedida.ts'
import type { CargoUnidad, Organizacion } from '#domain/organica/arbol.ts'
import type { ActoOrganicoPedido } from '#domain/organica/acto-organico.ts'
import type { EdicionTipo } from '#domain/afiliacion/tipos/tipo-panel.ts'
import type {
  BuscarPersonasTramite,
  IdentificarPersona,
  PedirPersonaTramite,
} from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { SolicitudPrevista, SolicitudTramite } from '#domain/afiliacion/tramites/tramite.ts'
import type { RespuestaLote } from '#domain/afiliacion/actos/acto-cuerpos.ts'
import type { ActoMovimiento } from '#domain/afiliacion/actos/tabla-actos.ts'
import type { AltaGuardada, AltaPrevista, RespuestaAlta, RespuestaVentanilla } from './alta.ts'
import type { Borrador, BorradorResumen } from './borrador.ts'
import type { KardexAbierto, PersonaConsulta, RespuestaReporte } from './consulta.ts'
import type {
  AfiliadoGuardado,
  AfiliadoOrgGuardado,
  AltaSinLlave,
  MovimientoGuardado,
  MovimientoOrganizacion,
  RegistroPadron,
  RespuestaBusquedaPadron,
} from './documentadas.ts'
import type { FolioVerificado } from './movimientos/folio-verificado.ts'
import type { LineaDeVida } from './historia/linea-de-vida.ts'
import type { LicenciaPorVencer } from './movimientos/licencia-por-vencer.ts'
import type { MovimientoDetalle, MovimientoRenglon } from './movimientos/movimiento.ts'
import type { PersonaDetalle, PersonaResumen, RespuestaCoincidencias } from './persona.ts'
import type { TipoMovimientoPanel } from '#domain/afiliacion/tipos/tipo-panel.ts'
import type {
  ExpedienteTramite,
  PersonaIdentificada,
  PersonasEncontradas,
} from '#domain/afiliacion/tramites/persona-tramite.ts'
import type {
  RespuestaTramite,
  TramiteGuardado,
  Tramite,
  TramitePrevisto,
} from '#domain/afiliacion/tramites/tramite.ts'
import type { ConId } from '#domain/hecho.ts'
import type { CargoPanel, DetalleUnidad, RespuestaArbol } from '#domain/organica/arbol.ts'
import type { ActoPedido, DocumentoActo, PrevistoActo } from '#domain/organica/efectos-acto.ts'
import type { DocumentoExpediente } from './documento-expediente.ts'

type LlamadasTramites = Readonly<
  Record<
    `POST /api/tramites/${Tramite}` | `PUT /api/tramites/${Tramite}/:folio`,
    { body: SolicitudTramite; answer: RespuestaTramite }
  > &
    Record<`POST /api/tramites/${Tramite}/previsto`, { body: SolicitudPrevista; answer: TramitePrevisto }> &
    Record<`GET /api/tramites/${Tramite}/:folio`, { answer: TramiteGuardado }>
>

type LlamadasTurnos = Readonly<
  Record<
    `POST /api/movimientos/:folio/${Exclude<ActoMovimiento, 'solicitar' | 'corregir' | 'aplicar'>}`,
    { body: CuerpoActo; answer: MovimientoDetalle }
  >
>

/** What each call of afiliacion takes and answers; `domain/llamadas.ts` has them all. */
export interface LlamadasAfiliacion extends LlamadasTramites, LlamadasTurnos {
  'POST /api/afiliado': { body: AfiliadoPedido; answer: AfiliadoGuardado }
  'POST /api/afiliado-org': { body: AfiliadoOrgPedido; answer: AfiliadoOrgGuardado }
  'GET /api/afiliado-org-mov': {
    query: { nivel0_id?: number; nivel1_id?: number; activo?: 'true' | 'false'; limit?: number; offset?: number }
    answer: MovimientoOrganizacion[]
  }
  'POST /api/afiliados': { body: SolicitudAlta; answer: AltaSinLlave }
  'POST /api/afiliados/:id/documentos': { body: { tipo: ClavePapel; archivo: string }; answer: DocumentoExpediente }
  'POST /api/afiliados/coincidencias': {
    body: {
      curp?: string
      nss?: string
      rfc?: string
      nombres?: string
      apellidoPaterno?: string
      apellidoMaterno?: string
      fechaNacimiento?: string
    }
    answer: RespuestaCoincidencias
  }
  'GET /api/borradores': { query: { tipo?: TipoBorrador }; answer: BorradorResumen[] }
  'POST /api/borradores': {
    body: { tipo: TipoBorrador; interno?: number; datos?: DatosBorradorAlta; corrige?: string }
    answer: Borrador
  }
  'DELETE /api/borradores/:id': { answer: undefined }
  'GET /api/borradores/:id': { answer: Borrador }
  'PUT /api/borradores/:id': { body: { version: number; paso: PasoAlta; datos: DatosBorradorAlta }; answer: Borrador }
  'POST /api/borradores/:id/tomar': { answer: Borrador }
  'POST /api/busquedaPadron': { body: { texto?: string }; answer: RespuestaBusquedaPadron }
  'POST /api/movimientos': { body: MovimientoPedido; answer: MovimientoGuardado }
  'POST /api/movimientos/lote': { body: CuerpoLote; answer: RespuestaLote }
  'GET /api/panel/afiliados': { query: ListaEnDireccion; answer: PersonaResumen[] }
  'GET /api/panel/afiliados/:id': {
    query: { al?: string; conocido?: string; organizacion?: Organizacion }
    answer: PersonaDetalle
  }
  'GET /api/panel/afiliados/:id/historial': { answer: MovimientoDetalle[] }
  'GET /api/panel/afiliados/:id/linea': { query: { al?: string; conocido?: string }; answer: LineaDeVida }
  'POST /api/panel/afiliados/buscar': { body: ListaPedida; answer: PersonaResumen[] }
  'GET /api/panel/consulta': { query: ListaEnDireccion; answer: PersonaConsulta[] }
  'GET /api/panel/consulta/:id': { query: { al?: string }; answer: KardexAbierto }
  'POST /api/panel/consulta/buscar': { body: ListaPedida; answer: PersonaConsulta[] }
  'GET /api/panel/licencias': { query: ListaEnDireccion; answer: LicenciaPorVencer[] }
  'POST /api/panel/licencias/buscar': { body: ListaPedida; answer: LicenciaPorVencer[] }
  'GET /api/panel/movimientos': { query: ListaEnDireccion; answer: MovimientoRenglon[] }
  'GET /api/panel/movimientos/:id': { answer: MovimientoDetalle }
  'POST /api/panel/movimientos/buscar': { body: ListaPedida; answer: MovimientoRenglon[] }
  'POST /api/panel/organica/actos': { body: ActoOrganicoPedido; answer: ActoPedido }
  'POST /api/panel/organica/actos/previsto': { body: ActoOrganicoPedido; answer: PrevistoActo }
  'GET /api/panel/organica/arbol': { query: { al?: string; organizacion?: Organizacion }; answer: RespuestaArbol }
  'POST /api/panel/organica/documentos': { answer: DocumentoActo }
  'POST /api/panel/organica/programados/:id/cancelar': { answer: ConId }
  'DELETE /api/panel/organica/claves/:id': { answer: ConId }
  'GET /api/panel/organica/unidades/:id': { answer: DetalleUnidad }
  'POST /api/panel/organica/unidades/:id/cargos': {
    body: { cargo: CargoUnidad; nombre: string; desde: string; curp?: string }
    answer: CargoPanel[]
  }
  'GET /api/panel/tipos-movimiento': { answer: TipoMovimientoPanel[] }
  'PUT /api/panel/tipos-movimiento/:id': { body: EdicionTipo; answer: TipoMovimientoPanel }
  'GET /api/personal/organica': {
    query: {
      q?: string
      curp?: string
      interno?: string
      noempleado?: string
      rfc?: string
      ORGANICA_0?: string
      ORGANICA_1?: string
      ORGANICA_2?: string
      ORGANICA_ACTIVO?: string
      limit?: number
      offset?: number
    }
    answer: RegistroPadron[]
  }
  'GET /api/reporte-afiliado': { query: { numEmpleado?: string; interno?: number }; answer: RespuestaReporte }
  'POST /api/personas-tramite/:tramite': { body: PedirPersonaTramite; answer: ExpedienteTramite }
  'POST /api/personas-tramite/:tramite/busqueda': { body: BuscarPersonasTramite; answer: PersonasEncontradas }
  'POST /api/tramites/alta': { body: SolicitudAlta; answer: RespuestaAlta }
  'POST /api/tramites/alta-historico/identificar': { body: IdentificarPersona; answer: PersonaIdentificada }
  'GET /api/tramites/alta/:folio': { answer: AltaGuardada }
  'PUT /api/tramites/alta/:folio': { body: SolicitudAlta & { version: number }; answer: RespuestaAlta }
  'GET /api/tramites/alta/previsto': { answer: AltaPrevista }
  'GET /api/ventanilla': { answer: RespuestaVentanilla }
  'GET /api/verificar/:folio': { answer: FolioVerificado }
}
