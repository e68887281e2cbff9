import type { TipoCatalogo } from '#domain/organica/puestos/catalogo-puestos.ts'
import type { ListaEnDireccion, ListaPedida } from '#domain/lista-pedida.ts'
import type { DatosCatalogo } from '#domain/organica/catalogos/catalogo-issues.ts'
import type { ConId, HechoConMensaje } from '#domain/hecho.ts'
import type { CatalogoPanel, RenglonPanel } from '#domain/organica/catalogos/catalogo.ts'
import type {
  AdscripcionDocumentada,
  AreaDocumentada,
  CategoriaDeCatalogo,
  DependenciaDocumentada,
  Organica0Documentada,
  Organica1Documentada,
  Organica2Documentada,
  Organica3Documentada,
  PuestoDeCatalogo,
  RenglonDeCatalogo,
  SueldoDeCatalogo,
  UnidadDeCatalogo,
  UnidadDocumentada,
} from './documentadas.ts'
import type { CategoriaPanel, UnidadPanel } from './panel.ts'
import type { CatalogoPuestos, EliminacionCatalogo } from '#domain/organica/puestos/catalogo-puestos.ts'

/** What each call of organica takes and answers; `domain/llamadas.ts` has them all. */
export interface LlamadasOrganica {
  'GET /api/OrganicaAdscripcion': {
    query: { id_entidad?: number; clave?: string; clave_organica_0?: string; activo?: 'todos' }
    answer: UnidadDocumentada[]
  }
  'GET /api/OrganicaArea': {
    query: { id_dependencia?: number; clave?: string; activo?: 'todos' }
    answer: AreaDocumentada[]
  }
  'GET /api/OrganicaDependencia': {
    query: { id_adscripcion?: number; clave?: string; activo?: 'todos' }
    answer: UnidadDocumentada[]
  }
  'GET /api/OrganicaEntidad': { query: { clave?: string; activo?: 'todos' }; answer: UnidadDocumentada[] }
  'DELETE /api/adscripcion': {
    query: { id: number; version?: number }
    answer: AdscripcionDocumentada & HechoConMensaje
  }
  'GET /api/adscripcion': {
    query: { id_entidad?: number; clave?: string; clave_organica_0?: string; activo?: 'todos' }
    answer: AdscripcionDocumentada[]
  }
  'POST /api/adscripcion': {
    body: { id_entidad?: number | null; clave?: string; nombre?: string; activo?: boolean }
    answer: AdscripcionDocumentada & HechoConMensaje
  }
  'PUT /api/adscripcion': {
    query: { id: number }
    body: {
      id_entidad?: number | null
      id?: number
      version?: number
      clave?: string
      nombre?: string
      activo?: boolean
    }
    answer: AdscripcionDocumentada & HechoConMensaje
  }
  'DELETE /api/areas': { query: { id: number; version?: number }; answer: AreaDocumentada & HechoConMensaje }
  'POST /api/areas': {
    body: { id_dependencia?: number | null; clave?: string; nombre?: string; activo?: boolean }
    answer: AreaDocumentada & HechoConMensaje
  }
  'PUT /api/areas': {
    query: { id: number }
    body: {
      id_dependencia?: number | null
      id?: number
      version?: number
      clave?: string
      nombre?: string
      activo?: boolean
    }
    answer: AreaDocumentada & HechoConMensaje
  }
  'DELETE /api/catalogo/:tipo': { body: ConId; answer: ConId }
  'GET /api/catalogo/:tipo': { query: { join?: 'true' | 'false' }; answer: RenglonDeCatalogo[] }
  'PUT /api/catalogo/:tipo': {
    body: {
      tipo: TipoCatalogo
      id: number
      nombre?: string
      nombreCategoria?: string
      relacionPadre?: '' | number | null
      monto?: string | number
      desde?: string
      version?: number
    }
    answer: ConId
  }
  'GET /api/catalogo/adscripcion': { query: { join?: 'true' | 'false' }; answer: UnidadDeCatalogo[] }
  'POST /api/catalogo/adscripcion': { body: { nombre: string }; answer: ConId }
  'GET /api/catalogo/area': { query: { join?: 'true' | 'false' }; answer: UnidadDeCatalogo[] }
  'POST /api/catalogo/area': { body: { nombre: string; id_direccion: number }; answer: ConId }
  'GET /api/catalogo/categoria': { query: { join?: 'true' | 'false' }; answer: CategoriaDeCatalogo[] }
  'POST /api/catalogo/categoria': {
    body: { nombre: string; nombreCategoria?: string; monto?: string | number; desde?: string }
    answer: ConId
  }
  'GET /api/catalogo/direccion': { query: { join?: 'true' | 'false' }; answer: UnidadDeCatalogo[] }
  'POST /api/catalogo/direccion': { body: { nombre: string; id_adscripcion: number }; answer: ConId }
  'GET /api/catalogo/puesto': { query: { join?: 'true' | 'false' }; answer: PuestoDeCatalogo[] }
  'POST /api/catalogo/puesto': { body: { nombre: string; id_area: number }; answer: ConId }
  'GET /api/catalogo/sueldo': { query: { join?: 'true' | 'false' }; answer: SueldoDeCatalogo[] }
  'POST /api/catalogo/sueldo': { body: { monto: string | number; id_categoria: number; desde?: string }; answer: ConId }
  'DELETE /api/dependencias': {
    query: { id: number; version?: number }
    answer: DependenciaDocumentada & HechoConMensaje
  }
  'GET /api/dependencias': {
    query: { id_adscripcion?: number; clave?: string; activo?: 'todos' }
    answer: DependenciaDocumentada[]
  }
  'POST /api/dependencias': {
    body: { id_adscripcion?: number | null; clave?: string; nombre?: string; activo?: boolean }
    answer: DependenciaDocumentada & HechoConMensaje
  }
  'PUT /api/dependencias': {
    query: { id: number }
    body: {
      id_adscripcion?: number | null
      id?: number
      version?: number
      clave?: string
      nombre?: string
      activo?: boolean
    }
    answer: DependenciaDocumentada & HechoConMensaje
  }
  'DELETE /api/organica': { query: { id: number; version?: number }; answer: UnidadDocumentada & HechoConMensaje }
  'GET /api/organica': { answer: UnidadDocumentada[] }
  'POST /api/organica': {
    body: { clave?: string; nombre?: string; activo?: boolean }
    answer: UnidadDocumentada & HechoConMensaje
  }
  'PUT /api/organica': {
    query: { id: number }
    body: { id?: number; version?: number; clave?: string; nombre?: string; activo?: boolean }
    answer: UnidadDocumentada & HechoConMensaje
  }
  'GET /api/organica-0': {
    query: { clave_organica?: string; top?: number; limit?: number; offset?: number; estatus?: 'A' | 'I' }
    answer: Organica0Documentada[]
  }
  'GET /api/organica-1': {
    query: {
      clave_organica_0?: string
      clave_organica_1?: string
      clave_organica_2?: string
      clave_organica_3?: string
      estatus?: 'A' | 'I'
      limit?: number
      offset?: number
    }
    answer: Organica1Documentada[]
  }
  'POST /api/organica-1': {
    body: {
      descripcion?: string
      titular?: string | null
      usuario?: string
      estatus?: '' | 'A' | 'I'
      clave_organica_0?: string
      clave_organica_1?: string
      fecha_fin_1?: string | null
    }
    answer: Organica1Documentada & HechoConMensaje
  }
  'GET /api/organica-2': {
    query: {
      clave_organica_0?: string
      clave_organica_1?: string
      clave_organica_2?: string
      clave_organica_3?: string
      estatus?: 'A' | 'I'
      limit?: number
      offset?: number
    }
    answer: Organica2Documentada[]
  }
  'POST /api/organica-2': {
    body: {
      descripcion?: string
      titular?: string | null
      usuario?: string
      estatus?: '' | 'A' | 'I'
      clave_organica_0?: string
      clave_organica_1?: string
      clave_organica_2?: string
      fecha_fin_2?: string | null
    }
    answer: Organica2Documentada & HechoConMensaje
  }
  'GET /api/organica-3': {
    query: {
      clave_organica_0?: string
      clave_organica_1?: string
      clave_organica_2?: string
      clave_organica_3?: string
      estatus?: 'A' | 'I'
      limit?: number
      offset?: number
    }
    answer: Organica3Documentada[]
  }
  'POST /api/organica-3': {
    body: {
      descripcion?: string
      titular?: string | null
      usuario?: string
      estatus?: '' | 'A' | 'I'
      clave_organica_0?: string
      clave_organica_1?: string
      clave_organica_2?: string
      clave_organica_3?: string
      fecha_fin_3?: string | null
    }
    answer: Organica3Documentada & HechoConMensaje
  }
  'GET /api/panel/catalogos': { query: ListaEnDireccion; answer: RenglonPanel[] }
  'POST /api/panel/catalogos': {
    body: { catalogo: string; clave: string; nombre: string; activo?: boolean }
    answer: RenglonPanel
  }
  'DELETE /api/panel/catalogos/:id': { body: { version: number }; answer: ConId }
  'GET /api/panel/catalogos/:id': { answer: RenglonPanel }
  'PUT /api/panel/catalogos/:id': {
    body: { version: number; nombre: string; activo: boolean; usos?: number }
    answer: RenglonPanel
  }
  'POST /api/panel/catalogos/buscar': { body: ListaPedida; answer: RenglonPanel[] }
  'GET /api/panel/catalogos/tablas': { answer: CatalogoPanel[] }
  'POST /api/panel/catalogos/tablas': { body: DatosCatalogo; answer: CatalogoPanel }
  'DELETE /api/panel/catalogos/tablas/:id': { body: { version: number; renglones: number }; answer: ConId }
  'PUT /api/panel/catalogos/tablas/:id': {
    body: { activo: boolean; nombre: string; descripcion: string; version: number }
    answer: CatalogoPanel
  }
  'GET /api/panel/categorias': { query: ListaEnDireccion; answer: CategoriaPanel[] }
  'GET /api/panel/categorias/:id': { answer: CategoriaPanel }
  'POST /api/panel/categorias/buscar': { body: ListaPedida; answer: CategoriaPanel[] }
  'GET /api/panel/entidades': { query: ListaEnDireccion; answer: UnidadPanel[] }
  'GET /api/panel/entidades/:id': { answer: UnidadPanel }
  'POST /api/panel/entidades/buscar': { body: ListaPedida; answer: UnidadPanel[] }
  'GET /api/panel/puestos-categorias': { answer: CatalogoPuestos }
  'GET /api/panel/puestos-categorias/:tipo/:id/eliminacion': { answer: EliminacionCatalogo }
  'POST /api/panel/puestos-categorias/:tipo/:id/terminar': {
    body: { hasta: string | null; version: number }
    answer: ConId
  }
}
