import { Hono } from 'hono'
import type { AppEnv } from '#api/http/app-env.ts'
import { panelRoutes } from '#api/http/listas/panel-routes.ts'
import { EXPORTE_LICENCIAS } from './exporte-licencias.ts'
import { listLicencias } from './list-licencias.ts'

/** Leaves that end soon, or should have ended. */
export const licenciasRoutes = new Hono<AppEnv>().route(
  '/',
  panelRoutes('licencias', {
    area: 'afiliacion',
    list: ['Licencias por vencer y vencidas', listLicencias],
    export: EXPORTE_LICENCIAS,
  }),
)
