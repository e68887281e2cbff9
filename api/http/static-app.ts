import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { PROJECT_ROOT } from '#api/env.ts'
import type { AppEnv } from './app-env.ts'

const ADMIN_DIST = path.join(PROJECT_ROOT, 'dist/admin')
const A_YEAR = 'public, max-age=31536000, immutable'

/** The built admin app: hashed assets are kept by the browser, every other address opens its page. */
export function staticApp(): Hono<AppEnv> {
  const relative = path.relative(process.cwd(), ADMIN_DIST)
  const pages = new Hono<AppEnv>()
  pages
    .use(
      '/assets/*',
      serveStatic<AppEnv>({
        root: relative,
        precompressed: true,
        onFound: (_file, c) => c.header('Cache-Control', A_YEAR),
      }),
    )
    .get('/favicon.svg', serveStatic<AppEnv>({ root: relative }))
    .get('*', async (c) => {
      const page = await readFile(path.join(ADMIN_DIST, 'index.html'), 'utf8').catch(() => null)
      c.header('Cache-Control', 'no-cache')
      return page === null ? c.text('Falta construir la aplicación: npm run build', 503) : c.html(page)
    })
  return pages
}
