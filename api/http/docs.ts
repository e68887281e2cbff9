import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Hono } from 'hono'
import { generateSpecs, type GenerateSpecOptions } from 'hono-openapi'
import { notFound } from '#api/errors.ts'
import { completar } from './openapi/completar.ts'
import { readRespuestas } from './openapi/respuestas.ts'
import type { AppEnv } from './app-env.ts'
import { SESSION_COOKIE } from './puerta/session-cookie.ts'
import { ownValue } from '#domain/own-value.ts'

const require = createRequire(import.meta.url)
const ASSETS: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}

const START = `window.addEventListener('load', () => SwaggerUIBundle({ url: '/api/docs/openapi.json', dom_id: '#api', deepLinking: true }))`

const PAGE = `<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><title>API del portal</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="api"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/inicio.js"></script></body></html>`

/** What the document says of the API as a whole. */
const DOCUMENTO: GenerateSpecOptions['documentation'] = {
  info: {
    title: 'Portal del instituto',
    version: '1',
    description: 'Llamadas del portal interno.',
    license: { name: 'Uso interno del instituto', identifier: 'LicenseRef-Uso-Interno' },
  },
  servers: [{ url: '/', description: 'El portal que sirve este documento' }],
  security: [{ sesion: [] }],
  components: {
    securitySchemes: {
      sesion: {
        type: 'apiKey',
        in: 'cookie',
        name: SESSION_COOKIE,
        description: 'Cookie que entregan POST /api/login y POST /api/login/codigo',
      },
    },
  },
}

/** The OpenAPI document of an application. */
export async function describeApi(app: Hono<AppEnv>) {
  return completar(await generateSpecs(app, { documentation: DOCUMENTO }), await readRespuestas())
}

/** `/api/docs`: the description of the API, made from the schemas that check it, served from our own origin. */
export function docsRoutes(app: Hono<AppEnv>): Hono<AppEnv> {
  const docs = new Hono<AppEnv>()
  docs
    .get('/', (c) => c.html(PAGE))
    .get('/openapi.json', async (c) => c.json(await describeApi(app)))
    .get('/:archivo', async (c) => {
      const name = c.req.param('archivo')
      if (name === 'inicio.js') return c.body(START, 200, { 'Content-Type': 'text/javascript; charset=utf-8' })
      const type = ownValue(ASSETS, name)
      if (!type) throw notFound('El archivo')
      const file = path.join(path.dirname(require.resolve('swagger-ui-dist/package.json')), name)
      return c.body(await readFile(file), 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=86400' })
    })
  return docs
}
