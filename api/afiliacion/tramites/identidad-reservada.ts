import type { Actor } from '#domain/acceso/actor.ts'
import { assertIdentidadLibre } from '#api/afiliacion/alta/assert-identidad-libre.ts'
import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { isOpenSql } from '#api/afiliacion/padron/estatus-sql.ts'
import { selectRow } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'
import type { PlanTramite } from './plan-tramite.ts'

const BASE = 'cambios.datosPersonales'
const PATHS = { curp: `${BASE}.curp`, nss: `${BASE}.nss`, numEmpleado: `${BASE}.numEmpleado` } as const

/** Whether a request changes what no two people share: then nobody else may take it while it is saved. */
export const cambiaIdentidad = ({ columnas }: Pick<PlanTramite, 'columnas'>): boolean =>
  ['curp', 'nss', 'noempleado'].some((columna) => columna in columnas)

/**
 * Throws 409 when a CURP, NSS or employee number that would change is another person's, or is asked for in another's open
 * movement (decisions §10.9). Call it after `lockPadron`, in the transaction of the change.
 */
export async function assertIdentidadNueva(actor: Actor, row: AfiliadoRow, plan: PlanTramite): Promise<void> {
  const { columnas, personales } = plan
  if (!personales || !cambiaIdentidad(plan)) return
  const { curp, nss, numEmpleado } = personales.datos
  const changes = (column: string) => column in columnas
  const identidad = {
    curp: changes('curp') ? curp : '',
    nss: changes('nss') ? nss : '',
    numEmpleado: changes('noempleado') ? numEmpleado : '',
    nivel1Id: row.nivel1_id,
  }
  await assertIdentidadLibre(actor, identidad, PATHS, row.id)
  for (const key of ['curp', 'nss'] as const)
    if (identidad[key] !== '') await assertNoPedida(row.id, key, identidad[key])
}

async function assertNoPedida(afiliadoId: number, key: 'curp' | 'nss', value: string): Promise<void> {
  const row = await selectRow<{ folio: string }>(
    `SELECT m.folio FROM movimientos m WHERE m.afiliado_id <> $1 AND ${isOpenSql('m')} AND m.datos LIKE $2 LIMIT 1`,
    [afiliadoId, `%"columnas":{%"${key}":"${value}"%`],
  )
  if (!row) return
  const message = `${key === 'curp' ? 'Esa CURP' : 'Ese NSS'} ya se pidió para otra persona en un movimiento abierto.`
  throw new AppError(409, 'reservada', message, [{ path: PATHS[key], code: 'reservada', message }])
}
