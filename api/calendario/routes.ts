import { Hono } from 'hono'
import { z } from 'zod'
import { parseTipoEvento } from '#domain/calendario/evento.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { exportIcs } from './export-ics.ts'
import { getVentana } from './get-ventana.ts'
import { listEventos, listEventosProceso } from './list-eventos-proceso.ts'
import { anioParams } from './schema.ts'

/** A type of event without regard to case. */
const tipo = z.string().transform((text, ctx) => {
  const parsed = parseTipoEvento(text)
  if (parsed) return parsed
  ctx.addIssue({ code: 'custom', message: `«${text}» no es un tipo de evento del calendario.` })
  return z.NEVER
})

const ventanaParams = z.object({ tipo: tipo.default('ALTA_BAJA_CAMBIO') })
const procesoParams = z.object({ tipo: tipo.optional() })

export const calendarioRoutes = new Hono<AppEnv>()
  .get(
    '/ventana',
    describe('calendario', 'Estado de la ventana hoy, con sus textos'),
    validate('query', ventanaParams),
    async (c) => c.json(await getVentana(c.var.actor, c.req.valid('query').tipo)),
  )
  .get(
    '/eventosProceso',
    describe('calendario', 'Días habilitados de un tipo de evento, desde este año'),
    validate('query', procesoParams),
    async (c) => {
      c.header('Cache-Control', 'no-store')
      return c.json({ eventos: await listEventosProceso(c.var.actor, c.req.valid('query').tipo ?? null) })
    },
  )
  .get(
    '/eventos/ics',
    describe('calendario', 'Calendario de un año para agendas (iCalendar)'),
    validate('query', anioParams),
    async (c) => {
      const { anio } = c.req.valid('query')
      return c.body(await exportIcs(c.var.actor, anio), 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="calendario-${anio}.ics"`,
      })
    },
  )
  .get('/eventos', describe('calendario', 'Calendario de un año'), validate('query', anioParams), async (c) => {
    const { anio } = c.req.valid('query')
    const eventos = await listEventos(c.var.actor, anio)
    return c.json(eventos.map(({ fecha, tipo: each }) => ({ FECHA: fecha, fecha, TIPO: each, tipo: each, anio })))
  })
