import { Hono } from 'hono'
import { z } from 'zod'
import { AUMENTO_MOTIVO_MAX, parsePorcentaje } from '#domain/fondos/aumentos/aumento.ts'
import { pesosToCentavos } from '#domain/organica/dinero.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { quincenaCodigo } from '#api/http/forma/quincena-codigo.ts'
import { validate } from '#api/http/forma/validate.ts'
import { proponerAumento } from './dar-aumento.ts'
import { listAumentos } from './list-aumentos.ts'
import { previewAumento } from './preview-aumento.ts'

const AREA = 'fondos'
const categoria = z.string().max(24)
const porcentaje = z.number().transform((valor, ctx) => {
  const scaled = parsePorcentaje(valor)
  if (scaled !== null) return scaled
  const message = `El porcentaje va de 0.0001 a 100, con cuatro decimales a lo más; llegó ${valor}.`
  ctx.addIssue({ code: 'custom', message })
  return z.NEVER
})
const monto = z.number().transform((pesos) => {
  try {
    return pesosToCentavos(pesos)
  } catch {
    return NaN
  }
})
const pedido = {
  desde: quincenaCodigo,
  porcentaje: porcentaje.nullable().default(null),
  categorias: z.array(categoria).max(500).default([]),
  montos: z
    .array(z.strictObject({ categoria, monto }))
    .max(500)
    .default([])
    .transform((rows) =>
      rows.map(({ categoria: clave, monto: montoCentavos }) => ({ categoria: clave, montoCentavos })),
    ),
}

/** Collective rises (decisions §10.12): proposed with their preview, authorised by another person. */
export const aumentosRoutes = new Hono<AppEnv>()
  .get('/panel/aumentos', describe(AREA, 'Aumentos de sueldo, el más reciente primero'), async (c) =>
    c.json(await listAumentos(c.var.actor)),
  )
  .post(
    '/panel/aumentos/previsto',
    describe(AREA, 'Qué haría y cuánto costaría un aumento, sin guardarlo'),
    validate('json', z.strictObject(pedido)),
    async (c) => c.json(await previewAumento(c.var.actor, c.req.valid('json'))),
  )
  .post(
    '/panel/aumentos',
    describe(AREA, 'Propone un aumento como se revisó: otra persona lo autoriza', 202),
    validate(
      'json',
      z.strictObject({ ...pedido, motivo: z.string().max(AUMENTO_MOTIVO_MAX * 2), huella: z.string().max(64) }),
    ),
    async (c) => c.json(await proponerAumento(c.var.actor, c.req.valid('json')), 202),
  )
