import type { ConId, Hecho } from '#domain/hecho.ts'
import type { AcercaInstituto } from './acerca.ts'
import type {
  CasoDetalle,
  CasoResumen,
  OpcionesCaso,
  ResponsablePosible,
  ResumenCasos,
} from '#domain/procesos/casos/caso.ts'
import type { ArchivoDocumento, Documento, DocumentoSubido, ResumenDocumentacion } from './documentacion.ts'
import type { Grafica } from './estadisticos.ts'
import type { FichaProceso, Responsable } from './ficha.ts'
import type { IndicadoresEjecutivo, IndicadoresOperativo, ReporteDinamico } from './indicadores.ts'
import type { RespuestaInicio } from './inicio.ts'
import type { RespuestaMapa } from './mapa.ts'
import type { ImpactoBorrado, Modulo, ModuloPanel, Proceso, ProcesoPanel } from './modulo.ts'
import type { Tablero, UbicacionLeida } from './tableros.ts'
import type { RespuestaPortada } from '#domain/usuarios/sesion.ts'

/** What each call of procesos answers; `domain/llamadas.ts` has them all. */
export interface LlamadasProcesos {
  'GET /api/acerca': { answer: AcercaInstituto }
  'GET /api/casos': { answer: CasoResumen[] }
  'POST /api/casos': { answer: CasoDetalle }
  'GET /api/casos/:id': { answer: CasoDetalle }
  'PUT /api/casos/:id': { answer: CasoDetalle }
  'POST /api/casos/:id/asignar': { answer: CasoDetalle }
  'POST /api/casos/:id/cerrar': { answer: CasoDetalle }
  'POST /api/casos/:id/comentar': { answer: CasoDetalle }
  'POST /api/casos/:id/mover': { answer: CasoDetalle }
  'POST /api/casos/:id/normas': { answer: CasoDetalle }
  'DELETE /api/casos/:id/normas/:norma': { answer: CasoDetalle }
  'PUT /api/casos/:id/normas/:norma': { answer: CasoDetalle }
  'POST /api/casos/:id/reabrir': { answer: CasoDetalle }
  'GET /api/casos/opciones': { answer: OpcionesCaso }
  'GET /api/casos/responsables': { answer: ResponsablePosible[] }
  'DELETE /api/documentacion/abc': { answer: Hecho }
  'GET /api/documentacion/abc': { answer: Documento[] }
  'POST /api/documentacion/abc': { answer: Documento }
  'PUT /api/documentacion/abc': { answer: Documento }
  'GET /api/documentacion/abc/versiones': { answer: ArchivoDocumento[] }
  'DELETE /api/documentacion/general': { answer: Hecho }
  'GET /api/documentacion/general': { answer: Documento[] }
  'POST /api/documentacion/general': { answer: Documento }
  'PUT /api/documentacion/general': { answer: Documento }
  'GET /api/documentacion/general/versiones': { answer: ArchivoDocumento[] }
  'DELETE /api/documentacion/modulo': { answer: Hecho }
  'GET /api/documentacion/modulo': { answer: Documento[] }
  'POST /api/documentacion/modulo': { answer: Documento }
  'PUT /api/documentacion/modulo': { answer: Documento }
  'GET /api/documentacion/modulo/versiones': { answer: ArchivoDocumento[] }
  'GET /api/estadisticos': { answer: { readonly graficas: readonly Grafica[] } }
  'POST /api/estado-cuenta/:id/inconformidad': { answer: CasoDetalle }
  'GET /api/indicadores/dinamico': { answer: ReporteDinamico }
  'GET /api/indicadores/ejecutivo': { answer: IndicadoresEjecutivo }
  'GET /api/indicadores/operativo': { answer: IndicadoresOperativo }
  'GET /api/inicio': { answer: RespuestaInicio }
  'GET /api/mapa': { answer: RespuestaMapa }
  'DELETE /api/modulos/abc': { answer: Hecho & { readonly eliminado: ImpactoBorrado } }
  'GET /api/modulos/abc': { answer: Modulo[] }
  'POST /api/modulos/abc': { answer: Modulo }
  'PUT /api/modulos/abc': { answer: Modulo }
  'GET /api/panel/casos': { answer: CasoResumen[] }
  'GET /api/panel/casos/:id': { answer: CasoDetalle }
  'POST /api/panel/casos/buscar': { answer: CasoResumen[] }
  'GET /api/panel/casos/resumen': { answer: ResumenCasos }
  'GET /api/panel/documentacion/resumen': { answer: ResumenDocumentacion }
  'GET /api/panel/modulos': { answer: ModuloPanel[] }
  'POST /api/panel/modulos': { answer: Modulo }
  'DELETE /api/panel/modulos/:id': { answer: ImpactoBorrado & ConId }
  'GET /api/panel/modulos/:id': { answer: ModuloPanel }
  'PUT /api/panel/modulos/:id': { answer: Modulo }
  'GET /api/panel/modulos/:id/impacto': { answer: ImpactoBorrado }
  'POST /api/panel/modulos/buscar': { answer: ModuloPanel[] }
  'GET /api/panel/procesos': { answer: ProcesoPanel[] }
  'POST /api/panel/procesos': { answer: Proceso }
  'DELETE /api/panel/procesos/:id': { answer: ImpactoBorrado & ConId }
  'GET /api/panel/procesos/:id': { answer: ProcesoPanel }
  'PUT /api/panel/procesos/:id': { answer: Proceso }
  'GET /api/panel/procesos/:id/impacto': { answer: ImpactoBorrado }
  'POST /api/panel/procesos/buscar': { answer: ProcesoPanel[] }
  'GET /api/panel/tableros': { answer: Tablero[] }
  'PUT /api/panel/tableros/:clave': { answer: Tablero }
  'PUT /api/panel/ubicacion': { answer: UbicacionLeida }
  'GET /api/portada': { answer: RespuestaPortada }
  'GET /api/procesos/:id/candidatos': { answer: Responsable[] }
  'PUT /api/procesos/:id/responsables': { answer: Responsable[] }
  'DELETE /api/procesos/abc': { answer: Hecho & { readonly eliminado: ImpactoBorrado } }
  'GET /api/procesos/abc': { answer: Proceso[] }
  'POST /api/procesos/abc': { answer: Proceso }
  'PUT /api/procesos/abc': { answer: Proceso }
  'GET /api/procesos/ficha': { answer: FichaProceso }
  'GET /api/tableros/:clave': { answer: Tablero }
  'GET /api/ubicacion': { answer: UbicacionLeida }
  'POST /api/upload': { answer: DocumentoSubido }
}
