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
  'GET /api/OrganicaAdscripcion': { answer: readonly UnidadDocumentada[] }
  'GET /api/OrganicaArea': { answer: readonly AreaDocumentada[] }
  'GET /api/OrganicaDependencia': { answer: readonly UnidadDocumentada[] }
  'GET /api/OrganicaEntidad': { answer: readonly UnidadDocumentada[] }
  'DELETE /api/adscripcion': { answer: AdscripcionDocumentada & HechoConMensaje }
  'GET /api/adscripcion': { answer: readonly AdscripcionDocumentada[] }
  'POST /api/adscripcion': { answer: AdscripcionDocumentada & HechoConMensaje }
  'PUT /api/adscripcion': { answer: AdscripcionDocumentada & HechoConMensaje }
  'DELETE /api/areas': { answer: AreaDocumentada & HechoConMensaje }
  'POST /api/areas': { answer: AreaDocumentada & HechoConMensaje }
  'PUT /api/areas': { answer: AreaDocumentada & HechoConMensaje }
  'DELETE /api/catalogo/:tipo': { answer: ConId }
  'GET /api/catalogo/:tipo': { answer: readonly RenglonDeCatalogo[] }
  'PUT /api/catalogo/:tipo': { answer: ConId }
  'GET /api/catalogo/adscripcion': { answer: readonly UnidadDeCatalogo[] }
  'POST /api/catalogo/adscripcion': { answer: ConId }
  'GET /api/catalogo/area': { answer: readonly UnidadDeCatalogo[] }
  'POST /api/catalogo/area': { answer: ConId }
  'GET /api/catalogo/categoria': { answer: readonly CategoriaDeCatalogo[] }
  'POST /api/catalogo/categoria': { answer: ConId }
  'GET /api/catalogo/direccion': { answer: readonly UnidadDeCatalogo[] }
  'POST /api/catalogo/direccion': { answer: ConId }
  'GET /api/catalogo/puesto': { answer: readonly PuestoDeCatalogo[] }
  'POST /api/catalogo/puesto': { answer: ConId }
  'GET /api/catalogo/sueldo': { answer: readonly SueldoDeCatalogo[] }
  'POST /api/catalogo/sueldo': { answer: ConId }
  'DELETE /api/dependencias': { answer: DependenciaDocumentada & HechoConMensaje }
  'GET /api/dependencias': { answer: readonly DependenciaDocumentada[] }
  'POST /api/dependencias': { answer: DependenciaDocumentada & HechoConMensaje }
  'PUT /api/dependencias': { answer: DependenciaDocumentada & HechoConMensaje }
  'DELETE /api/organica': { answer: UnidadDocumentada & HechoConMensaje }
  'GET /api/organica': { answer: readonly UnidadDocumentada[] }
  'POST /api/organica': { answer: UnidadDocumentada & HechoConMensaje }
  'PUT /api/organica': { answer: UnidadDocumentada & HechoConMensaje }
  'GET /api/organica-0': { answer: readonly Organica0Documentada[] }
  'GET /api/organica-1': { answer: readonly Organica1Documentada[] }
  'POST /api/organica-1': { answer: Organica1Documentada & HechoConMensaje }
  'GET /api/organica-2': { answer: readonly Organica2Documentada[] }
  'POST /api/organica-2': { answer: Organica2Documentada & HechoConMensaje }
  'GET /api/organica-3': { answer: readonly Organica3Documentada[] }
  'POST /api/organica-3': { answer: Organica3Documentada & HechoConMensaje }
  'GET /api/panel/catalogos': { answer: readonly RenglonPanel[] }
  'POST /api/panel/catalogos': { answer: RenglonPanel }
  'DELETE /api/panel/catalogos/:id': { answer: ConId }
  'GET /api/panel/catalogos/:id': { answer: RenglonPanel }
  'PUT /api/panel/catalogos/:id': { answer: RenglonPanel }
  'POST /api/panel/catalogos/buscar': { answer: readonly RenglonPanel[] }
  'POST /api/panel/catalogos/carga': { answer: ResultadoCarga }
  'POST /api/panel/catalogos/carga/previa': { answer: RevisionCatalogo }
  'GET /api/panel/catalogos/tablas': { answer: readonly CatalogoPanel[] }
  'POST /api/panel/catalogos/tablas': { answer: CatalogoPanel }
  'DELETE /api/panel/catalogos/tablas/:id': { answer: ConId }
  'PUT /api/panel/catalogos/tablas/:id': { answer: CatalogoPanel }
  'GET /api/panel/categorias': { answer: readonly CategoriaPanel[] }
  'GET /api/panel/categorias/:id': { answer: CategoriaPanel }
  'POST /api/panel/categorias/buscar': { answer: readonly CategoriaPanel[] }
  'GET /api/panel/entidades': { answer: readonly UnidadPanel[] }
  'GET /api/panel/entidades/:id': { answer: UnidadPanel }
  'POST /api/panel/entidades/buscar': { answer: readonly UnidadPanel[] }
  'GET /api/panel/puestos-categorias': { answer: CatalogoPuestos }
  'GET /api/panel/puestos-categorias/:tipo/:id/eliminacion': { answer: EliminacionCatalogo }
  'POST /api/panel/puestos-categorias/:tipo/:id/terminar': { answer: ConId }
}
