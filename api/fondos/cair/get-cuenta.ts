import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import type { Asiento } from '#domain/fondos/cair/asiento.ts'
import { impideTramite, type Requisitos } from '#domain/fondos/cair/impide-tramite.ts'
import type { CuentaPanel } from '#domain/fondos/cair/panel-cair.ts'
import { edadEn, impideRetiro, motivoDe, type PersonaCair } from '#domain/fondos/cair/retiro.ts'
import { saldoCair } from '#domain/fondos/cair/saldo.ts'
import { impideVoluntaria } from '#domain/fondos/cair/voluntaria.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { findAfiliadoInScope, type AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { today } from '#api/clock.ts'
import { findRow } from '#api/db/find-row.ts'
import { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { loadAsientos } from './asiento-row.ts'
import { loadEdadMinima } from './edad-minima.ts'
import { listPorCobrar } from './descontar-prestamos.ts'
import { presentCuenta } from './list-cuentas.ts'

/** A person's account, and what may be asked for today. Without entries its balance is 0. Throws 404 out of scope. */
export async function getCuenta(actor: Actor, id: number): Promise<CuentaPanel> {
  authorize(actor, 'cair.leer')
  const row = await findAfiliadoInScope(actor, id)
  await auditRead(actor, { acto: 'cair.leer', objeto: 'afiliado', objetoId: id })
  return cuentaDe(actor, row)
}

/** The same of a person on file by the internal number: the terminal's way in. */
export async function getCuentaByInterno(actor: Actor, interno: number): Promise<CuentaPanel> {
  authorize(actor, 'cair.leer')
  const found = await findRow(AfiliadoModel, { interno }, ['id'])
  if (!found) throw notFound('La persona')
  return getCuenta(actor, found.id)
}

async function cuentaDe(actor: Actor, row: AfiliadoRow): Promise<CuentaPanel> {
  const asientos = (await loadAsientos([row.id])).get(row.id) ?? []
  const resumen = presentCuenta(row, asientos)
  const abierto = (await findRetiroAbierto(row.id)) ?? ''
  const requisitos = requisitosDe(row, asientos, await loadEdadMinima(), abierto)
  const asks = can(actor, 'cair.solicitar')
  return {
    ...resumen,
    curp: row.curp,
    ...requisitos,
    porDescontar: (await listPorCobrar(row.id)).map(({ id, folio, saldoCentavos, liquidaCentavos }) => ({
      id,
      folio,
      saldoCentavos,
      liquidaCentavos,
    })),
    actions: [
      ...(asks && impideTramite({ tipo: 'retiro' }, requisitos) === '' ? (['retirar'] as const) : []),
      ...(asks && impideTramite({ tipo: 'voluntaria' }, requisitos) === '' ? (['aportar'] as const) : []),
    ],
  }
}

/** What of an account decides which procedures are for its person. `retiroAbierto`: folio of a withdrawal that is not decided, or "". */
export function requisitosDe(
  row: AfiliadoRow,
  asientos: readonly Asiento[],
  edadMinima: number,
  retiroAbierto: string,
): Requisitos {
  const persona = personaCair(row)
  const motivo = motivoDe(row.situacion)
  return {
    situacion: row.situacion,
    edad: persona.edad,
    retiro: { motivo, impide: impideRetiro(motivo ?? 'edad', persona, edadMinima) },
    voluntaria: { impide: impideVoluntaria(persona) },
    retiroAbierto,
    saldo: saldoCair(asientos),
  }
}

export function personaCair({ situacion, fecha_nacimiento, nivel1_id }: AfiliadoRow): PersonaCair {
  return { situacion, edad: edadEn(fecha_nacimiento, today()), conEntidad: nivel1_id !== null }
}

/** Folio of the withdrawal of a person that is not decided yet. */
export async function findRetiroAbierto(afiliadoId: number): Promise<string | null> {
  return (await listRetirosAbiertos([afiliadoId])).get(afiliadoId) ?? null
}

/** The same of some people, by their ids. */
export async function listRetirosAbiertos(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const binds = new Binds()
  const rows = await selectRows<{ id: number; folio: string }>(
    `SELECT afiliado_id AS id, folio FROM cair_tramites
     WHERE afiliado_id IN (${binds.addAll(ids)}) AND tipo = 'retiro' AND estado IN ('solicitado', 'aprobado_una')`,
    binds.values,
  )
  return new Map(rows.map(({ id, folio }) => [id, folio]))
}
