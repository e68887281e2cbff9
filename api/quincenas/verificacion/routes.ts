import { Hono } from 'hono'
import type { AppEnv } from '#api/http/app-env.ts'
import { panelRoutes } from '#api/http/listas/panel-routes.ts'
import { EXPORTE_APORTACIONES, EXPORTE_RETENCIONES } from './exporte-cierres.ts'
import { listAportacionesVerificadas } from './list-aportaciones.ts'
import { listRetencionesVerificadas } from './list-retenciones.ts'

const area = 'quincenas'

/** The two histories of money of verification (specification 3 §2.16); its movements and its roster are lists of afiliacion. */
export const verificacionRoutes = new Hono<AppEnv>()
  .route(
    '/',
    panelRoutes('verificacion-aportaciones', {
      area,
      list: ['Quincenas cerradas de cada entidad, con sus aportaciones', listAportacionesVerificadas],
      export: EXPORTE_APORTACIONES,
    }),
  )
  .route(
    '/',
    panelRoutes('verificacion-retenciones', {
      area,
      list: ['Quincenas cerradas de cada entidad, con sus retenciones', listRetencionesVerificadas],
      export: EXPORTE_RETENCIONES,
    }),
  )
