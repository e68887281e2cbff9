import { Hono } from 'hono'
import type { AppEnv } from '#api/http/app-env.ts'
import { panelRoutes } from '#api/http/listas/panel-routes.ts'
import { EXPORTE_CATEGORIAS } from './exporte-categorias.ts'
import { EXPORTE_UNIDADES } from './exporte-unidades.ts'
import { getCategoriaPanel, listCategoriasPanel } from './list-categorias-panel.ts'
import { getUnidadPanel, listUnidadesPanel } from './list-unidades-panel.ts'

const area = 'organica'

/** Read-only lists of the panel. */
export const organicaPanelRoutes = new Hono<AppEnv>()
  .route(
    '/',
    panelRoutes('entidades', {
      area,
      list: ['Lista de unidades del árbol', listUnidadesPanel],
      get: ['Una unidad del árbol', getUnidadPanel],
      export: EXPORTE_UNIDADES,
    }),
  )
  .route(
    '/',
    panelRoutes('categorias', {
      area,
      list: ['Lista de categorías con su sueldo', listCategoriasPanel],
      get: ['Una categoría', getCategoriaPanel],
      export: EXPORTE_CATEGORIAS,
    }),
  )
