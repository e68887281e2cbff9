import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import type { CuentaPanel } from '#domain/fondos/cair/panel-cair.ts'
import { edadEn, impideRetiro, motivoDe, type PersonaCair } from '#domain/fondos/cair/retiro.ts'
import { impideVoluntaria } from '#domain/fondos/cair/voluntaria.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { findAfiliadoInScope, type AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { today } from '#api/clock.ts'
import { findRow } from '#api/db/find-row.ts'
import { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import { selectRow } from '#api/db/sql.ts'
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
  const resumen = presentCuenta(row, (await loadAsientos([row.id])).get(row.id) ?? [])
  const persona = personaCair(row)
  const motivo = motivoDe(row.situacion)
  const retiro = { motivo, impide: impideRetiro(motivo ?? 'edad', persona, await loadEdadMinima()) }
  const voluntaria = { impide: impideVoluntaria(persona) }
  const retiroAbierto = (await findRetiroAbierto(row.id)) ?? ''
  const asks = can(actor, 'cair.solicitar')
  return {
    ...resumen,
    curp: row.curp,
    edad: persona.edad,
    retiro,
    voluntaria,
    retiroAbierto,
    porDescontar: (await listPorCobrar(row.id)).map(({ id, folio, saldoCentavos, liquidaCentavos }) => ({
      id,
      folio,
      saldoCentavos,
      liquidaCentavos,
    })),
    actions: [
      ...(asks && retiro.impide === '' && retiroAbierto === '' && resumen.saldo.total > 0
        ? (['retirar'] as const)
        : []),
      ...(asks && voluntaria.impide === '' ? (['aportar'] as const) : []),
    ],
  }
}

export function personaCair({ situacion, fecha_nacimiento, nivel1_id }: AfiliadoRow): PersonaCair {
  return { situacion, edad: edadEn(fecha_nacimiento, today()), conEntidad: nivel1_id !== null }
}

/** Folio of the withdrawal of a person that is not decided yet. */
export async function findRetiroAbierto(afiliadoId: number): Promise<string | null> {
  const row = await selectRow<{ folio: string }>(
    `SELECT folio FROM cair_tramites WHERE afiliado_id = $1 AND tipo = 'retiro' AND estado IN ('solicitado', 'aprobado_una')`,
    [afiliadoId],
  )
  return row?.folio ?? null
}
