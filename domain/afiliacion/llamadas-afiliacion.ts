import type { RespuestaLote } from '#domain/afiliacion/actos/acto-cuerpos.ts'
import type { ActoMovimiento } from '#domain/afiliacion/actos/tabla-actos.ts'
import type { AltaGuardada, AltaPrevista, RespuestaAlta, RespuestaVentanilla } from './alta.ts'
import type { Borrador, BorradorResumen } from './borrador.ts'
import type { Kardex, PersonaConsulta, RespuestaReporte } from './consulta.ts'
import type {
  AfiliadoGuardado,
  AfiliadoOrgGuardado,
  AltaSinLlave,
  MovimientoGuardado,
  MovimientoOrganizacion,
  RegistroPadron,
  RespuestaBusquedaPadron,
} from './documentadas.ts'
import type { FolioVerificado } from './folio-verificado.ts'
import type { LicenciaPorVencer } from './licencia-por-vencer.ts'
import type { MovimientoDetalle, MovimientoRenglon } from './movimiento.ts'
import type {
  DocumentoExpediente,
  EntradaLinea,
  PersonaDetalle,
  PersonaResumen,
  RespuestaCoincidencias,
} from './persona.ts'
import type { TipoMovimientoPanel } from '#domain/afiliacion/tipos/tipo-panel.ts'
import type {
  ExpedienteTramite,
  PersonaIdentificada,
  PersonaTramite,
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

type LlamadasTramites = Readonly<
  Record<`POST /api/tramites/${Tramite}` | `PUT /api/tramites/${Tramite}/:folio`, { answer: RespuestaTramite }> &
    Record<`POST /api/tramites/${Tramite}/previsto`, { answer: TramitePrevisto }> &
    Record<`GET /api/tramites/${Tramite}/:folio`, { answer: TramiteGuardado }>
>

type LlamadasTurnos = Readonly<
  Record<
    `POST /api/movimientos/:folio/${Exclude<ActoMovimiento, 'solicitar' | 'corregir' | 'aplicar'>}`,
    { answer: MovimientoDetalle }
  >
>

/** What each call of afiliacion answers; `domain/llamadas.ts` has them all. */
export interface LlamadasAfiliacion extends LlamadasTramites, LlamadasTurnos {
  'POST /api/afiliado': { answer: AfiliadoGuardado }
  'POST /api/afiliado-org': { answer: AfiliadoOrgGuardado }
  'GET /api/afiliado-org-mov': { answer: MovimientoOrganizacion[] }
  'POST /api/afiliados': { answer: AltaSinLlave }
  'POST /api/afiliados/:id/documentos': { answer: DocumentoExpediente }
  'POST /api/afiliados/coincidencias': { answer: RespuestaCoincidencias }
  'GET /api/borradores': { answer: BorradorResumen[] }
  'POST /api/borradores': { answer: Borrador }
  'DELETE /api/borradores/:id': { answer: undefined }
  'GET /api/borradores/:id': { answer: Borrador }
  'PUT /api/borradores/:id': { answer: Borrador }
  'POST /api/borradores/:id/tomar': { answer: Borrador }
  'POST /api/busquedaPadron': { answer: RespuestaBusquedaPadron }
  'POST /api/movimientos': { answer: MovimientoGuardado }
  'POST /api/movimientos/lote': { answer: RespuestaLote }
  'GET /api/panel/afiliados': { answer: PersonaResumen[] }
  'GET /api/panel/afiliados/:id': { answer: PersonaDetalle }
  'GET /api/panel/afiliados/:id/historial': { answer: MovimientoDetalle[] }
  'GET /api/panel/afiliados/:id/linea': { answer: EntradaLinea[] }
  'POST /api/panel/afiliados/buscar': { answer: PersonaResumen[] }
  'GET /api/panel/consulta': { answer: PersonaConsulta[] }
  'GET /api/panel/consulta/:id': { answer: Kardex }
  'POST /api/panel/consulta/buscar': { answer: PersonaConsulta[] }
  'GET /api/panel/licencias': { answer: LicenciaPorVencer[] }
  'POST /api/panel/licencias/buscar': { answer: LicenciaPorVencer[] }
  'GET /api/panel/movimientos': { answer: MovimientoRenglon[] }
  'GET /api/panel/movimientos/:id': { answer: MovimientoDetalle }
  'POST /api/panel/movimientos/buscar': { answer: MovimientoRenglon[] }
  'POST /api/panel/organica/actos': { answer: ActoPedido }
  'POST /api/panel/organica/actos/previsto': { answer: PrevistoActo }
  'GET /api/panel/organica/arbol': { answer: RespuestaArbol }
  'POST /api/panel/organica/documentos': { answer: DocumentoActo }
  'POST /api/panel/organica/programados/:id/cancelar': { answer: ConId }
  'GET /api/panel/organica/unidades/:id': { answer: DetalleUnidad }
  'POST /api/panel/organica/unidades/:id/cargos': { answer: CargoPanel[] }
  'GET /api/panel/tipos-movimiento': { answer: TipoMovimientoPanel[] }
  'PUT /api/panel/tipos-movimiento/:id': { answer: TipoMovimientoPanel }
  'GET /api/personal/organica': { answer: RegistroPadron[] }
  'GET /api/reporte-afiliado': { answer: RespuestaReporte }
  'POST /api/tramites/:tramite/persona': { answer: ExpedienteTramite }
  'POST /api/tramites/:tramite/personas': { answer: PersonaTramite[] }
  'POST /api/tramites/alta': { answer: RespuestaAlta }
  'POST /api/tramites/alta-historico/identificar': { answer: PersonaIdentificada }
  'GET /api/tramites/alta/:folio': { answer: AltaGuardada }
  'PUT /api/tramites/alta/:folio': { answer: RespuestaAlta }
  'GET /api/tramites/alta/previsto': { answer: AltaPrevista }
  'GET /api/ventanilla': { answer: RespuestaVentanilla }
  'GET /api/verificar/:folio': { answer: FolioVerificado }
}
