import type { Actor } from '#domain/acceso/actor.ts'
import type { RespuestaCierres } from '#domain/quincenas/cierre.ts'
import type { EtapaCierre } from '#domain/quincenas/tabla-cierre.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { AppError, notFound } from '#api/errors.ts'
import { devolverCierre } from './devolver-cierre.ts'
import { firmarCierre } from './firmar-cierre.ts'
import { solicitarCierre } from './solicitar-cierre.ts'

interface Pedido {
  readonly id: number
  readonly version: number
}

type Hecho = { readonly id: number; readonly entidad: string; readonly etapa: EtapaCierre }

/** Requests the closes of several entities (by their ids). */
export function solicitarCierres(
  actor: Actor,
  quincena: number,
  entidades: readonly number[],
): Promise<RespuestaCierres> {
  return oneByOne(
    entidades.map((id) => ({ id })),
    'unidades',
    ({ id }) => solicitarCierre(actor, id, quincena),
  )
}

/** Gives the signature whose turn it is on several closes of a quincena. Throws 404 when one is of another. */
export async function firmarCierres(
  actor: Actor,
  quincena: number,
  cierres: readonly Pedido[],
): Promise<RespuestaCierres> {
  authorize(actor, 'cierres.firmar')
  await assertDeQuincena(quincena, cierres)
  return oneByOne(cierres, 'cierres', ({ id, version }) => firmarCierre(actor, id, version))
}

/** Returns several closes of a quincena with the same note. Throws 404 when one is of another. */
export async function devolverCierres(
  actor: Actor,
  quincena: number,
  cierres: readonly Pedido[],
  nota: string,
): Promise<RespuestaCierres> {
  authorize(actor, 'cierres.devolver')
  await assertDeQuincena(quincena, cierres)
  return oneByOne(cierres, 'cierres', ({ id, version }) => devolverCierre(actor, id, version, nota))
}

/** Throws 404 when a close is of another quincena than the one that the address names: none of them is touched. */
async function assertDeQuincena(quincena: number, cierres: readonly Pedido[]): Promise<void> {
  const binds = new Binds()
  const other = await selectRow(
    `SELECT id FROM cierres WHERE quincena <> ${binds.add(quincena)} AND id IN (${binds.addAll(cierres.map(({ id }) => id))}) LIMIT 1`,
    binds.values,
  )
  if (other) throw notFound('El cierre')
}

/**
 * Each in a transaction of its own: what is refused is told with its reason and stops no other. Only a fault of the server
 * ends it halfway; what was done stays done. One alone that is refused is thrown, so that its status tells why.
 */
async function oneByOne<T extends { readonly id: number }>(
  pedidos: readonly T[],
  table: 'unidades' | 'cierres',
  act: (pedido: T) => Promise<Hecho>,
): Promise<RespuestaCierres> {
  const hechos: Hecho[] = []
  const refused: { id: number; codigo: string; error: string }[] = []
  for (const pedido of pedidos) {
    try {
      hechos.push(await act(pedido))
    } catch (error) {
      if (!(error instanceof AppError) || pedidos.length === 1) throw error
      refused.push({ id: pedido.id, codigo: error.codigo, error: error.message })
    }
  }
  const names = await namesOf(table, refused)
  return { hechos, rechazados: refused.map((one) => ({ ...one, entidad: names.get(one.id) ?? '' })) }
}

/** Names of the entities of what was refused, but of what the actor may not see. */
async function namesOf(
  table: 'unidades' | 'cierres',
  refused: readonly { readonly id: number; readonly codigo: string }[],
): Promise<ReadonlyMap<number, string>> {
  const ids = refused.filter(({ codigo }) => codigo !== 'no_existe').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const binds = new Binds()
  const list = binds.addAll(ids)
  const rows = await selectRows<{ id: number; nombre: string }>(
    table === 'unidades'
      ? `SELECT id, nombre FROM unidades WHERE id IN (${list})`
      : `SELECT c.id, u.nombre FROM cierres c JOIN unidades u ON u.id = c.entidad_id WHERE c.id IN (${list})`,
    binds.values,
  )
  return new Map(rows.map(({ id, nombre }) => [id, nombre]))
}
