import type { ListaEnDireccion, ListaPedida } from '#domain/lista-pedida.ts'
import type { PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import type { EstadoCaso } from '#domain/procesos/casos/estado-caso.ts'
import type { FormaGrafica } from '#domain/procesos/estadisticos.ts'
import type { ImporteEnDuda } from '#domain/fondos/estado-cuenta/importe-en-duda.ts'
import type { Dimension } from '#domain/procesos/indicadores.ts'
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
import type { FolioHallado } from './folio-buscado.ts'
import type { FichaProceso, Responsable } from './ficha.ts'
import type { IndicadoresEjecutivo, IndicadoresOperativo, ReporteDinamico } from './indicadores.ts'
import type { RespuestaInicio } from './inicio.ts'
import type { RespuestaMapa } from './mapa.ts'
import type { ImpactoBorrado, Modulo, ModuloPanel, Proceso, ProcesoPanel } from './modulo.ts'
import type { Tablero, UbicacionLeida } from './tableros.ts'
import type { RespuestaPortada } from '#domain/usuarios/sesion.ts'

/** What each call of procesos takes and answers; `domain/llamadas.ts` has them all. */
export interface LlamadasProcesos {
  'GET /api/acerca': { answer: AcercaInstituto }
  'GET /api/casos': { query: ListaEnDireccion; answer: CasoResumen[] }
  'POST /api/casos': {
    body: {
      proceso: number
      asunto: string
      vence: string
      descripcion?: string
      NotasI?: string
      afiliado?: number | null
      entidad?: number | null
      responsable?: number | null
      modulos?: readonly number[]
      normas?: readonly { Nombre: string; Descripcion?: string }[]
    }
    answer: CasoDetalle
  }
  'GET /api/casos/:id': { answer: CasoDetalle }
  'PUT /api/casos/:id': {
    body: {
      version: number
      asunto: string
      vence: string
      modulos: readonly number[]
      descripcion?: string
      NotasI?: string
    }
    answer: CasoDetalle
  }
  'POST /api/casos/:id/asignar': {
    body: { version: number; responsable: number | null; nota?: string }
    answer: CasoDetalle
  }
  'POST /api/casos/:id/cerrar': {
    body: { version: number; resultado: string; resolucion?: string }
    answer: CasoDetalle
  }
  'POST /api/casos/:id/comentar': { body: { texto: string }; answer: CasoDetalle }
  'POST /api/casos/:id/mover': {
    body: { version: number; estado?: EstadoCaso; modulo?: number; nota?: string }
    answer: CasoDetalle
  }
  'POST /api/casos/:id/normas': { body: { Nombre: string; version: number; Descripcion?: string }; answer: CasoDetalle }
  'DELETE /api/casos/:id/normas/:norma': { body: { version: number }; answer: CasoDetalle }
  'PUT /api/casos/:id/normas/:norma': {
    body: { version: number; Estado: EstadoCaso; NotasI?: string }
    answer: CasoDetalle
  }
  'POST /api/casos/:id/reabrir': { body: { version: number; motivo?: string }; answer: CasoDetalle }
  'GET /api/casos/opciones': { answer: OpcionesCaso }
  'GET /api/casos/responsables': {
    query: { caso?: number; proceso?: number; entidad?: number; afiliado?: number }
    answer: ResponsablePosible[]
  }
  'DELETE /api/documentacion/abc': { query: { id: number }; answer: Hecho }
  'GET /api/documentacion/abc': { query: { id_proceso: number }; answer: Documento[] }
  'POST /api/documentacion/abc': {
    body: {
      id_proceso: number
      tipo?: string | null
      nombre_archivo?: string | null
      cargado?: 0 | 1 | boolean | null
      version?: number
    }
    answer: Documento
  }
  'PUT /api/documentacion/abc': {
    body: {
      id: number
      id_proceso?: number
      tipo?: string | null
      nombre_archivo?: string | null
      cargado?: 0 | 1 | boolean | null
      version?: number
    }
    answer: Documento
  }
  'GET /api/documentacion/abc/versiones': { query: { id: number }; answer: ArchivoDocumento[] }
  'DELETE /api/documentacion/general': { query: { id: number }; answer: Hecho }
  'GET /api/documentacion/general': { answer: Documento[] }
  'POST /api/documentacion/general': {
    body: {
      id?: number
      tipo_otro?: string | null
      tipo?: string | null
      nombre_archivo?: string | null
      cargado?: 0 | 1 | boolean | null
      version?: number
    }
    answer: Documento
  }
  'PUT /api/documentacion/general': {
    body: {
      id: number
      tipo_otro?: string | null
      tipo?: string | null
      nombre_archivo?: string | null
      cargado?: 0 | 1 | boolean | null
      version?: number
    }
    answer: Documento
  }
  'GET /api/documentacion/general/versiones': { query: { id: number }; answer: ArchivoDocumento[] }
  'DELETE /api/documentacion/modulo': { query: { id: number }; answer: Hecho }
  'GET /api/documentacion/modulo': { query: { id_modulo: number }; answer: Documento[] }
  'POST /api/documentacion/modulo': {
    body: {
      id_modulo: number
      id?: number
      tipo_otro?: string | null
      tipo?: string | null
      nombre_archivo?: string | null
      cargado?: 0 | 1 | boolean | null
      version?: number
    }
    answer: Documento
  }
  'PUT /api/documentacion/modulo': {
    body: {
      id: number
      id_modulo?: number
      tipo_otro?: string | null
      tipo?: string | null
      nombre_archivo?: string | null
      cargado?: 0 | 1 | boolean | null
      version?: number
    }
    answer: Documento
  }
  'GET /api/documentacion/modulo/versiones': { query: { id: number }; answer: ArchivoDocumento[] }
  'GET /api/estadisticos': { query: { grafica?: FormaGrafica }; answer: { readonly graficas: readonly Grafica[] } }
  'POST /api/estado-cuenta/:id/inconformidad': {
    body: { importe: ImporteEnDuda; motivo: string }
    answer: CasoDetalle
  }
  'GET /api/folios/:folio': { answer: FolioHallado[] }
  'GET /api/indicadores/dinamico': { query: { renglon?: Dimension; columna?: Dimension }; answer: ReporteDinamico }
  'GET /api/indicadores/ejecutivo': { answer: IndicadoresEjecutivo }
  'GET /api/indicadores/operativo': { answer: IndicadoresOperativo }
  'GET /api/inicio': { answer: RespuestaInicio }
  'GET /api/mapa': { answer: RespuestaMapa }
  'DELETE /api/modulos/abc': { query: { id: number }; answer: Hecho & { readonly eliminado: ImpactoBorrado } }
  'GET /api/modulos/abc': { answer: Modulo[] }
  'POST /api/modulos/abc': { body: { nombre?: string; tipo?: string; icono?: string; orden?: number }; answer: Modulo }
  'PUT /api/modulos/abc': {
    body: { id: number; version?: number; nombre?: string; tipo?: string; icono?: string; orden?: number }
    answer: Modulo
  }
  'GET /api/panel/casos': { query: ListaEnDireccion; answer: CasoResumen[] }
  'GET /api/panel/casos/:id': { answer: CasoDetalle }
  'POST /api/panel/casos/buscar': { body: ListaPedida; answer: CasoResumen[] }
  'GET /api/panel/casos/resumen': { answer: ResumenCasos }
  'GET /api/panel/documentacion/resumen': { answer: ResumenDocumentacion }
  'GET /api/panel/modulos': { query: ListaEnDireccion; answer: ModuloPanel[] }
  'POST /api/panel/modulos': {
    body: { orden?: number | null; nombre?: string; tipo?: string; icono?: string }
    answer: Modulo
  }
  'DELETE /api/panel/modulos/:id': { query: { huella?: string }; answer: ImpactoBorrado & ConId }
  'GET /api/panel/modulos/:id': { answer: ModuloPanel }
  'PUT /api/panel/modulos/:id': {
    body: { version: number; nombre?: string; tipo?: string; icono?: string; orden?: number }
    answer: Modulo
  }
  'GET /api/panel/modulos/:id/impacto': { answer: ImpactoBorrado }
  'POST /api/panel/modulos/buscar': { body: ListaPedida; answer: ModuloPanel[] }
  'GET /api/panel/procesos': { query: ListaEnDireccion; answer: ProcesoPanel[] }
  'POST /api/panel/procesos': {
    body: {
      id_modulo: number
      nombre?: string
      componente?: string | null
      orden?: number
      tipo?: string
      descripcion?: string
      parent_id?: number | null
      grupo?: boolean
    }
    answer: Proceso
  }
  'DELETE /api/panel/procesos/:id': { query: { huella?: string }; answer: ImpactoBorrado & ConId }
  'GET /api/panel/procesos/:id': { answer: ProcesoPanel }
  'PUT /api/panel/procesos/:id': {
    body: {
      version: number
      id_modulo: number
      nombre?: string
      componente?: string | null
      orden?: number
      tipo?: string
      descripcion?: string
      parent_id?: number | null
      grupo?: boolean
    }
    answer: Proceso | PropuestaHecha
  }
  'GET /api/panel/procesos/:id/impacto': { answer: ImpactoBorrado }
  'POST /api/panel/procesos/buscar': { body: ListaPedida; answer: ProcesoPanel[] }
  'GET /api/panel/tableros': { answer: Tablero[] }
  'PUT /api/panel/tableros/:clave': { body: { direccion: string; version: number }; answer: Tablero }
  'PUT /api/panel/ubicacion': { body: UbicacionLeida; answer: UbicacionLeida }
  'GET /api/portada': { answer: RespuestaPortada }
  'GET /api/procesos/:id/candidatos': { answer: Responsable[] }
  'PUT /api/procesos/:id/responsables': {
    body: { usuarios: readonly number[]; version: number }
    answer: Responsable[]
  }
  'DELETE /api/procesos/abc': { query: { id: number }; answer: Hecho & { readonly eliminado: ImpactoBorrado } }
  'GET /api/procesos/abc': { query: { id_modulo: number }; answer: Proceso[] }
  'POST /api/procesos/abc': {
    body: {
      id_modulo: number
      nombre?: string
      componente?: string | null
      orden?: number
      tipo?: string
      descripcion?: string
      parent_id?: number | null
      grupo?: boolean
    }
    answer: Proceso
  }
  'PUT /api/procesos/abc': {
    body: {
      id: number
      id_modulo?: number
      version?: number
      nombre?: string
      componente?: string | null
      orden?: number
      tipo?: string
      descripcion?: string
      parent_id?: number | null
      grupo?: boolean
    }
    answer: Proceso | PropuestaHecha
  }
  'GET /api/procesos/ficha': { query: { ruta?: string; id?: number; clave?: string }; answer: FichaProceso }
  'GET /api/tableros/:clave': { answer: Tablero }
  'GET /api/ubicacion': { answer: UbicacionLeida }
  'POST /api/upload': { answer: DocumentoSubido }
}
