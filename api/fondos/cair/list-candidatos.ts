import type { Actor } from '#domain/acceso/actor.ts'
import {
  impideTramite,
  situacionesDe,
  type CandidatoCair,
  type TramitePedido,
} from '#domain/fondos/cair/impide-tramite.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { ALCANCE_AFILIADO, findAfiliadosByIds } from '#api/afiliacion/padron/afiliado-row.ts'
import { busquedaSql } from '#api/afiliacion/padron/search-sql.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { loadAsientos } from './asiento-row.ts'
import { loadEdadMinima } from './edad-minima.ts'
import { listRetirosAbiertos, requisitosDe } from './get-cuenta.ts'
import { nombreDeFila } from './list-cuentas.ts'

/** People whose account is read, and how many of them are returned. */
const MIRADAS = 40
const OFRECIDAS = 8

/** People in the actor's scope whom `q` finds: those who qualify for the procedure first, the others with the reason. */
export async function listCandidatos(
  actor: Actor,
  { q, ...pedido }: TramitePedido & { readonly q: string },
): Promise<CandidatoCair[]> {
  authorize(actor, 'cair.solicitar')
  const ids = await findIds(actor, q, pedido)
  const [asientos, abiertos, edadMinima] = [
    await loadAsientos(ids),
    await listRetirosAbiertos(ids),
    await loadEdadMinima(),
  ]
  const candidatos = (await findAfiliadosByIds(ids)).map((row): CandidatoCair => {
    const requisitos = requisitosDe(row, asientos.get(row.id) ?? [], edadMinima, abiertos.get(row.id) ?? '')
    const { id, interno, curp } = row
    return { id, interno, nombre: nombreDeFila(row), curp, impide: impideTramite(pedido, requisitos) }
  })
  const puede = candidatos.filter(({ impide }) => impide === '')
  return [...puede, ...candidatos.filter(({ impide }) => impide !== '')].slice(0, OFRECIDAS)
}

async function findIds(actor: Actor, q: string, pedido: TramitePedido): Promise<number[]> {
  const binds = new Binds()
  const rows = await selectRows<{ id: number }>(
    `SELECT a.id FROM afiliados a WHERE ${alcanceSql(actor, ALCANCE_AFILIADO, binds)} AND ${busquedaSql(q, binds)}
     ORDER BY CASE WHEN a.situacion IN (${binds.addAll(situacionesDe(pedido))}) THEN 0 ELSE 1 END, a.nombre_orden, a.id
     LIMIT ${MIRADAS}`,
    binds.values,
  )
  return rows.map(({ id }) => id)
}
