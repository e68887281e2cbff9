import { Hono } from 'hono'
import type { AppEnv } from '#api/http/app-env.ts'
import { consultaRoutes } from './consulta/routes.ts'
import { licenciasRoutes } from './licencias/routes.ts'
import { verificarRoutes } from './verificar/routes.ts'
import { borradoresRoutes } from './borradores/routes-borradores.ts'
import { documentadasRoutes } from './documentadas/routes-documentadas.ts'
import { afiliacionPanelRoutes } from './routes-panel.ts'
import { organizacionRoutes } from './organizacion/routes.ts'
import { procedimientosRoutes } from './tramites/routes.ts'
import { turnosRoutes } from './turnos/routes.ts'
import { tramitesRoutes } from './routes-tramites.ts'
import { personasTramiteRoutes } from './tramites/routes-personas.ts'

/** Every call about affiliates and their movements. */
export const afiliacionRoutes = new Hono<AppEnv>()
  .route('/', tramitesRoutes)
  .route('/tramites', procedimientosRoutes)
  .route('/movimientos', turnosRoutes)
  .route('/', personasTramiteRoutes)
  .route('/', documentadasRoutes)
  .route('/borradores', borradoresRoutes)
  .route('/', consultaRoutes)
  .route('/', licenciasRoutes)
  .route('/', verificarRoutes)
  .route('/', organizacionRoutes)
  .route('/', afiliacionPanelRoutes)
