import { Hono } from 'hono'
import type { AppEnv } from '#api/http/app-env.ts'
import { panelRoutes } from '#api/http/listas/panel-routes.ts'
import { EXPORTE_ADEUDOS_EXTINTAS } from './exporte-adeudos-extintas.ts'
import { listAdeudosExtintas } from './list-adeudos-extintas.ts'

/** Money of entities that ended without a successor (decision 11.3). */
export const extintasRoutes = new Hono<AppEnv>().route(
  '/',
  panelRoutes('adeudos-extintas', {
    area: 'quincenas',
    list: ['Adeudos de entidades que terminaron sin sucesora', listAdeudosExtintas],
    buscar: false,
    export: EXPORTE_ADEUDOS_EXTINTAS,
  }),
)
