import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaChip } from '#domain/calendario/quincena.ts'
import type { RespuestaCierres } from '#domain/quincenas/cierre.ts'
import type { RevisionCierre } from '#domain/quincenas/simulacion.ts'
import { pideConfirmacion, type FirmaPrevista } from '#domain/quincenas/resumen-firma.ts'
import type { PruebaDada } from '#domain/usuarios/prueba-propia.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { AppError, notFound } from '#api/errors.ts'
import { ENTIDAD_CLAVE_SQL } from '#api/fondos/entidades-visibles.ts'
import { assertPruebaPropia, pruebaDe } from '#api/usuarios/clave/prueba-propia.ts'
import { devolverCierre } from './devolver-cierre.ts'
import { firmarCierre, type Confirmar } from './firmar-cierre.ts'
import { previewCierre } from './preview-cierre.ts'
import { solicitarCierre } from './solicitar-cierre.ts'

interface Pedido {
  readonly id: number
  readonly version: number
}

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

/**
 * Gives the signature whose turn it is on several closes of a quincena. `dada` proves the signer where the rule asks for it: once
 * for all of them, before the first is signed. Throws 404 when one is of another, 422 at `clave` or `codigo`, 429.
 */
export async function firmarCierres(
  actor: Actor,
  quincena: number,
  cierres: readonly Pedido[],
  dada: PruebaDada,
): Promise<RespuestaCierres> {
  authorize(actor, 'cierres.firmar')
  await assertDeQuincena(quincena, ids(cierres))
  const entidades = new Set(ids(cierres)).size
  const prueba = pideConfirmacion(entidades, null) ? await assertPruebaPropia(actor, dada) : null
  const confirmar: Confirmar = async (firma) =>
    prueba ?? (pideConfirmacion(entidades, firma) ? assertPruebaPropia(actor, dada) : null)
  return oneByOne(cierres, 'cierres', ({ id, version }) => firmarCierre(actor, id, version, confirmar))
}

/** What signing those closes commits to, and what it asks for. Nothing is written. Throws 404 when one is of another quincena. */
export async function previewFirma(actor: Actor, quincena: number, pedidos: readonly number[]): Promise<FirmaPrevista> {
  authorize(actor, 'cierres.firmar')
  await assertDeQuincena(quincena, pedidos)
  const { hechos: cierres, rechazados } = await oneByOne(
    [...new Set(pedidos)].map((id) => ({ id })),
    'cierres',
    ({ id }) => previewCierre(actor, id),
  )
  const [firma = null] = cierres.map((one) => one.firma)
  const pide = pideConfirmacion(cierres.length, firma) ? await pruebaDe(actor) : null
  return { titulo: quincenaChip(quincena), pide, cierres, rechazados }
}

const ids = (cierres: readonly Pedido[]): number[] => cierres.map(({ id }) => id)

/** Returns several closes of a quincena with the same note. Throws 404 when one is of another. */
export async function devolverCierres(
  actor: Actor,
  quincena: number,
  cierres: readonly Pedido[],
  nota: string,
): Promise<RespuestaCierres> {
  authorize(actor, 'cierres.devolver')
  await assertDeQuincena(quincena, ids(cierres))
  return oneByOne(cierres, 'cierres', ({ id, version }) => devolverCierre(actor, id, version, nota))
}

/** Throws 404 when a close is of another quincena than the one that the address names: none of them is touched. */
async function assertDeQuincena(quincena: number, cierres: readonly number[]): Promise<void> {
  const binds = new Binds()
  const other = await selectRow(
    `SELECT id FROM cierres WHERE quincena <> ${binds.add(quincena)} AND id IN (${binds.addAll(cierres)}) LIMIT 1`,
    binds.values,
  )
  if (other) throw notFound('El cierre')
}

/**
 * Each in a transaction of its own: what is refused is told with its reason and stops no other. Only a fault of the server
 * ends it halfway; what was done stays done. One alone that is refused is thrown, so that its status tells why.
 */
async function oneByOne<T extends { readonly id: number }, Done>(
  pedidos: readonly T[],
  table: 'unidades' | 'cierres',
  act: (pedido: T) => Promise<Done>,
): Promise<{ readonly hechos: readonly Done[]; readonly rechazados: RespuestaCierres['rechazados'] }> {
  const hechos: Done[] = []
  const refused: Rechazo[] = []
  for (const pedido of pedidos) {
    try {
      hechos.push(await act(pedido))
    } catch (error) {
      if (!(error instanceof AppError) || pedidos.length === 1) throw error
      const { bloqueos = [] } = error.extra as { readonly bloqueos?: readonly RevisionCierre[] }
      refused.push({ id: pedido.id, codigo: error.codigo, error: error.message, bloqueos })
    }
  }
  const seen = await entidadesOf(table, refused)
  return { hechos, rechazados: refused.map((one) => ({ ...one, ...(seen.get(one.id) ?? SIN_VER) })) }
}

type Entidad = Pick<RespuestaCierres['rechazados'][number], 'entidad' | 'clave' | 'entidadId'>
type Rechazo = Omit<RespuestaCierres['rechazados'][number], keyof Entidad>

const SIN_VER: Entidad = { entidad: '', clave: '', entidadId: null }

/** The entities of what was refused, but of what the actor may not see. */
async function entidadesOf(
  table: 'unidades' | 'cierres',
  refused: readonly Rechazo[],
): Promise<ReadonlyMap<number, Entidad>> {
  const ids = refused.filter(({ codigo }) => codigo !== 'no_existe').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const binds = new Binds()
  const list = binds.addAll(ids)
  const columns = `u.nombre AS entidad, ${ENTIDAD_CLAVE_SQL} AS clave, u.id AS "entidadId"`
  const rows = await selectRows<Entidad & { readonly id: number }>(
    table === 'unidades'
      ? `SELECT u.id, ${columns} FROM unidades u WHERE u.id IN (${list})`
      : `SELECT c.id, ${columns} FROM cierres c JOIN unidades u ON u.id = c.entidad_id WHERE c.id IN (${list})`,
    binds.values,
  )
  return new Map(rows.map(({ id, ...entidad }) => [id, entidad]))
}
