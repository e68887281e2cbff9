import type { ConId, HechoConMensaje } from '#domain/hecho.ts'
import type { ResultadoCarga, RevisionCatalogo } from '#domain/organica/catalogos/carga-catalogo.ts'
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

/** What each call of organica answers; `domain/llamadas.ts` has them all. */
export interface LlamadasOrganica {
  'GET /api/OrganicaAdscripcion': { answer: UnidadDocumentada[] }
  'GET /api/OrganicaArea': { answer: AreaDocumentada[] }
  'GET /api/OrganicaDependencia': { answer: UnidadDocumentada[] }
  'GET /api/OrganicaEntidad': { answer: UnidadDocumentada[] }
  'DELETE /api/adscripcion': { answer: AdscripcionDocumentada & HechoConMensaje }
  'GET /api/adscripcion': { answer: AdscripcionDocumentada[] }
  'POST /api/adscripcion': { answer: AdscripcionDocumentada & HechoConMensaje }
  'PUT /api/adscripcion': { answer: AdscripcionDocumentada & HechoConMensaje }
  'DELETE /api/areas': { answer: AreaDocumentada & HechoConMensaje }
  'POST /api/areas': { answer: AreaDocumentada & HechoConMensaje }
  'PUT /api/areas': { answer: AreaDocumentada & HechoConMensaje }
  'DELETE /api/catalogo/:tipo': { answer: ConId }
  'GET /api/catalogo/:tipo': { answer: RenglonDeCatalogo[] }
  'PUT /api/catalogo/:tipo': { answer: ConId }
  'GET /api/catalogo/adscripcion': { answer: UnidadDeCatalogo[] }
  'POST /api/catalogo/adscripcion': { answer: ConId }
  'GET /api/catalogo/area': { answer: UnidadDeCatalogo[] }
  'POST /api/catalogo/area': { answer: ConId }
  'GET /api/catalogo/categoria': { answer: CategoriaDeCatalogo[] }
  'POST /api/catalogo/categoria': { answer: ConId }
  'GET /api/catalogo/direccion': { answer: UnidadDeCatalogo[] }
  'POST /api/catalogo/direccion': { answer: ConId }
  'GET /api/catalogo/puesto': { answer: PuestoDeCatalogo[] }
  'POST /api/catalogo/puesto': { answer: ConId }
  'GET /api/catalogo/sueldo': { answer: SueldoDeCatalogo[] }
  'POST /api/catalogo/sueldo': { answer: ConId }
  'DELETE /api/dependencias': { answer: DependenciaDocumentada & HechoConMensaje }
  'GET /api/dependencias': { answer: DependenciaDocumentada[] }
  'POST /api/dependencias': { answer: DependenciaDocumentada & HechoConMensaje }
  'PUT /api/dependencias': { answer: DependenciaDocumentada & HechoConMensaje }
  'DELETE /api/organica': { answer: UnidadDocumentada & HechoConMensaje }
  'GET /api/organica': { answer: UnidadDocumentada[] }
  'POST /api/organica': { answer: UnidadDocumentada & HechoConMensaje }
  'PUT /api/organica': { answer: UnidadDocumentada & HechoConMensaje }
  'GET /api/organica-0': { answer: Organica0Documentada[] }
  'GET /api/organica-1': { answer: Organica1Documentada[] }
  'POST /api/organica-1': { answer: Organica1Documentada & HechoConMensaje }
  'GET /api/organica-2': { answer: Organica2Documentada[] }
  'POST /api/organica-2': { answer: Organica2Documentada & HechoConMensaje }
  'GET /api/organica-3': { answer: Organica3Documentada[] }
  'POST /api/organica-3': { answer: Organica3Documentada & HechoConMensaje }
  'GET /api/panel/catalogos': { answer: RenglonPanel[] }
  'POST /api/panel/catalogos': { answer: RenglonPanel }
  'DELETE /api/panel/catalogos/:id': { answer: ConId }
  'GET /api/panel/catalogos/:id': { answer: RenglonPanel }
  'PUT /api/panel/catalogos/:id': { answer: RenglonPanel }
  'POST /api/panel/catalogos/buscar': { answer: RenglonPanel[] }
  'POST /api/panel/catalogos/carga': { answer: ResultadoCarga }
  'POST /api/panel/catalogos/carga/previa': { answer: RevisionCatalogo }
  'GET /api/panel/catalogos/tablas': { answer: CatalogoPanel[] }
  'POST /api/panel/catalogos/tablas': { answer: CatalogoPanel }
  'DELETE /api/panel/catalogos/tablas/:id': { answer: ConId }
  'PUT /api/panel/catalogos/tablas/:id': { answer: CatalogoPanel }
  'GET /api/panel/categorias': { answer: CategoriaPanel[] }
  'GET /api/panel/categorias/:id': { answer: CategoriaPanel }
  'POST /api/panel/categorias/buscar': { answer: CategoriaPanel[] }
  'GET /api/panel/entidades': { answer: UnidadPanel[] }
  'GET /api/panel/entidades/:id': { answer: UnidadPanel }
  'POST /api/panel/entidades/buscar': { answer: UnidadPanel[] }
  'GET /api/panel/puestos-categorias': { answer: CatalogoPuestos }
  'GET /api/panel/puestos-categorias/:tipo/:id/eliminacion': { answer: EliminacionCatalogo }
  'POST /api/panel/puestos-categorias/:tipo/:id/terminar': { answer: ConId }
}
