import { Hono } from 'hono'
import { z } from 'zod'
import { DIMENSIONES, type Dimension } from '#domain/procesos/indicadores.ts'
import { FORMAS_GRAFICA, type FormaGrafica } from '#domain/procesos/estadisticos.ts'
import { CLAVES_TABLERO, type ClaveTablero } from '#domain/procesos/tableros.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { getEstadisticos } from '#api/procesos/estadisticos/get-estadisticos.ts'
import { getAcerca } from './acerca.ts'
import { getEjecutivo } from './indicadores.ts'
import { getDinamico, getOperativo } from './reportes.ts'
import { getTablero, listTableros, saveTablero } from './tableros.ts'
import { getUbicacion, saveUbicacion } from './ubicacion.ts'

const clavePath = z.object({ clave: z.enum(CLAVES_TABLERO as [ClaveTablero, ...ClaveTablero[]]) })
const direccionBody = z.strictObject({ direccion: z.string().max(2000), version: z.int().min(0) })
const texto = z.string().max(2000)
const ubicacionBody = z.strictObject({ domicilio: texto, telefono: texto, correo: texto, version: z.int().min(1) })
const dimension = z.enum(Object.keys(DIMENSIONES) as [Dimension, ...Dimension[]])
const dinamicoQuery = z.object({ renglon: dimension.default('entidad'), columna: dimension.default('situacion') })

const estadisticosQuery = z.object({ grafica: z.enum(FORMAS_GRAFICA as [FormaGrafica, ...FormaGrafica[]]).optional() })

/** Boards, their addresses, and the figures of the portal's own pages. */
export const tablerosRoutes = new Hono<AppEnv>()
  .get('/tableros/:clave', describe('procesos', 'Un tablero y su dirección'), validate('param', clavePath), async (c) =>
    c.json(await getTablero(c.var.actor, c.req.valid('param').clave)),
  )
  .get('/panel/tableros', describe('procesos', 'Direcciones de los tableros'), async (c) =>
    c.json(await listTableros(c.var.actor)),
  )
  .put(
    '/panel/tableros/:clave',
    describe('procesos', 'Cambia la dirección de un tablero'),
    validate('param', clavePath),
    validate('json', direccionBody),
    async (c) => c.json(await saveTablero(c.var.actor, c.req.valid('param').clave, c.req.valid('json'))),
  )
  .get(
    '/estadisticos',
    describe('procesos', 'Las gráficas del instituto, o una'),
    validate('query', estadisticosQuery),
    async (c) => c.json({ graficas: await getEstadisticos(c.var.actor, c.req.valid('query').grafica ?? null) }),
  )
  .get('/indicadores/ejecutivo', describe('procesos', 'Cifras del instituto'), async (c) =>
    c.json(await getEjecutivo(c.var.actor)),
  )
  .get('/indicadores/operativo', describe('procesos', 'Lo que espera en cada paso'), async (c) =>
    c.json(await getOperativo(c.var.actor)),
  )
  .get(
    '/indicadores/dinamico',
    describe('procesos', 'Personas contadas por dos datos', 422),
    validate('query', dinamicoQuery),
    async (c) => {
      const { renglon, columna } = c.req.valid('query')
      return c.json(await getDinamico(c.var.actor, renglon, columna))
    },
  )
  .get('/acerca', describe('procesos', 'Qué hace el instituto y cómo se organiza'), async (c) =>
    c.json(await getAcerca(c.var.actor)),
  )
  .get('/ubicacion', describe('procesos', 'Dónde está el instituto'), async (c) =>
    c.json(await getUbicacion(c.var.actor)),
  )
  .put(
    '/panel/ubicacion',
    describe('procesos', 'Cambia dónde está el instituto'),
    validate('json', ubicacionBody),
    async (c) => c.json(await saveUbicacion(c.var.actor, c.req.valid('json'))),
  )
