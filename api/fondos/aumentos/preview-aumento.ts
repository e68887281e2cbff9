import { createHash } from 'node:crypto'
import type { Actor } from '#domain/acceso/actor.ts'
import { canonicalJson } from '#domain/acceso/bitacora/canonical-json.ts'
import { quincenaChip, quincenaOf, quincenaRange } from '#domain/calendario/quincena.ts'
import type { RevisionAumento } from '#domain/fondos/aumentos/aumento.ts'
import { SumaAumento } from '#domain/fondos/aumentos/costo-aumento.ts'
import { parametrosDe } from '#domain/fondos/parametro.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { today } from '#api/clock.ts'
import { selectRows } from '#api/db/sql.ts'
import { selectParametros } from '#api/fondos/parametros/parametro-row.ts'
import { montosDe, type MontoConNombre, type PedidoAumento } from './montos-aumento.ts'
import { personasDeAumento, type PersonaAumento } from './personas-aumento.ts'

/** What a rise would do and cost, writing nothing. Throws 403, 422. */
export async function previewAumento(actor: Actor, pedido: PedidoAumento): Promise<RevisionAumento> {
  authorizeInstituto(actor, 'aumentos.proponer')
  return reviewAumento(pedido.desde, await montosDe(pedido))
}

/** The same, of salaries already known. */
export async function reviewAumento(desde: number, montos: readonly MontoConNombre[]): Promise<RevisionAumento> {
  const { inicio } = quincenaRange(desde)
  const despues = new Map(montos.map(({ categoriaId, despuesCentavos }) => [categoriaId, despuesCentavos]))
  const { personas, sinCambio } = await personasDeAumento(despues, inicio, null)
  const registros = await selectParametros()
  const abierta = Math.max(desde, quincenaOf(today()))
  const parametros = parametrosDe(registros, abierta)
  const suma = new SumaAumento()
  // A whole quincena, whatever the day in which somebody took the post.
  for (const persona of personas) suma.add({ ...persona, desde: inicio }, abierta, parametros)
  return {
    desdeTexto: quincenaChip(desde),
    fecha: inicio,
    categorias: montos.map((monto) => ({
      ...monto,
      personas: personas.filter(({ categoriaId }) => categoriaId === monto.categoriaId).length,
    })),
    personas: personas.length,
    entidades: new Set(personas.map(({ entidadId }) => entidadId)).size,
    sinCambio,
    conMovimiento: personas.filter(({ conMovimiento }) => conMovimiento).length,
    porQuincena: suma.total,
    retroactivo: await retroactivoDe(desde, personas),
    conParametros: parametros !== null,
    huella: huellaOf(desde, montos),
  }
}

/** What the quincenas already closed cost, each entity's with the parameters that were in force. */
async function retroactivoDe(
  desde: number,
  personas: readonly PersonaAumento[],
): Promise<RevisionAumento['retroactivo']> {
  const cerradas = await selectRows<{ entidadId: number; quincena: number }>(
    `SELECT entidad_id AS "entidadId", quincena FROM cierres WHERE estado = 'cerrado' AND quincena >= $1`,
    [desde],
  )
  if (cerradas.length === 0) return null
  const registros = await selectParametros()
  const suma = new SumaAumento()
  for (const { entidadId, quincena } of cerradas) {
    const parametros = parametrosDe(registros, quincena)
    for (const persona of personas) if (persona.entidadId === entidadId) suma.add(persona, quincena, parametros)
  }
  return { ...suma.total, quincenas: new Set(cerradas.map(({ quincena }) => quincena)).size }
}

function huellaOf(desde: number, montos: readonly MontoConNombre[]): string {
  const rows = montos.map(({ categoriaId, antesCentavos, despuesCentavos }) => [
    categoriaId,
    antesCentavos,
    despuesCentavos,
  ])
  return createHash('sha256').update(canonicalJson({ desde, rows })).digest('hex').slice(0, 16)
}
