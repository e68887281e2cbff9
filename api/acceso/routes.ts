import { Hono } from 'hono'
import type { AppEnv } from '#api/http/app-env.ts'
import { menusRoutes } from './menus/routes.ts'
import { perfilesDocumentadas } from './perfiles/routes-documentadas.ts'
import { perfilesPanel } from './perfiles/routes-panel.ts'

/** Profiles and menus: who may do what, and where each finds it. */
export const accesoRoutes = new Hono<AppEnv>()
  .route('/', perfilesDocumentadas)
  .route('/', perfilesPanel)
  .route('/', menusRoutes)
