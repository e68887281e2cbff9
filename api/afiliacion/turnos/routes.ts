import { Hono } from 'hono'
import { z } from 'zod'
import { LOTE_MAX } from '#domain/afiliacion/actos/acto-cuerpos.ts'
import { TABLA_ACTOS } from '#domain/afiliacion/actos/tabla-actos.ts'
import { folioSchema } from '#api/afiliacion/alta/alta-schema.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { turnLote } from './turn-lote.ts'
import { turnMovimiento, type Turno } from './turn-movimiento.ts'

const AREA = 'afiliacion'
const folio = validate('param', z.object({ folio: folioSchema }))
const motivo = z.string().max(1000)
const version = z.int().min(1)

const cuerpo = validate(
  'json',
  z.strictObject({
    version,
    motivo: motivo.exactOptional(),
    campos: z.record(z.string().max(80), z.string().max(300)).exactOptional(),
  }),
)

const lote = z.strictObject({
  acto: z.enum(['validar', 'revisar', 'aprobar', 'devolver', 'cancelar', 'deshacer']),
  movimientos: z
    .array(z.strictObject({ folio: folioSchema, version }))
    .min(1)
    .max(LOTE_MAX),
  motivo: motivo.exactOptional(),
})

/** What each act is called in the list of calls. */
const DESCRIPCION: Readonly<Record<Turno, string>> = {
  retirar: 'Retira un movimiento propio',
  tomar: 'Toma un movimiento devuelto para corregirlo',
  validar: 'Valida un movimiento de la dependencia',
  revisar: 'Marca un movimiento como revisado',
  aprobar: 'Aprueba un movimiento revisado',
  devolver: 'Devuelve un movimiento a su autor, con una nota',
  cancelar: 'Cancela un movimiento, con su motivo',
  deshacer: 'Deshace la aprobación o devolución de los últimos diez minutos',
}

/** The acts on a movement: one call each, and one for many. */
export const turnosRoutes = new Hono<AppEnv>()

turnosRoutes.post(
  '/lote',
  describe(AREA, 'Hace el mismo acto sobre varios movimientos'),
  validate('json', lote),
  async (c) => c.json(await turnLote(c.var.actor, c.req.valid('json'))),
)

for (const acto of Object.keys(DESCRIPCION) as Turno[]) {
  const fueraDeVentana = TABLA_ACTOS[acto].ventana ? ([423] as const) : []
  turnosRoutes.post(`/:folio/${acto}`, describe(AREA, DESCRIPCION[acto], ...fueraDeVentana), folio, cuerpo, async (c) =>
    c.json(await turnMovimiento(c.var.actor, c.req.valid('param').folio, acto, c.req.valid('json'))),
  )
}
