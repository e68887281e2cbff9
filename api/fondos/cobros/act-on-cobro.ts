import type { Actor } from '#domain/acceso/actor.ts'
import {
  actosDeCobro,
  ESTADOS_COBRO,
  plazoDeRecibo,
  type ActoCobro,
  type CobroPersonal,
} from '#domain/fondos/prestamos/cobro-personal.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { Binds, execute, FOR_UPDATE, selectRow, selectRows } from '#api/db/sql.ts'
import { updateVersioned, type Changes } from '#api/db/update-versioned.ts'
import { conflict, notFound } from '#api/errors.ts'
import { CargoModel } from '#api/fondos/models/CargoModel.ts'
import { CobroModel } from '#api/fondos/models/CobroModel.ts'
import { selectCargos } from '#api/fondos/pagos/cargos-con-cuenta.ts'
import { reexpedirLinea } from '#api/fondos/pagos/lineas/reexpedir-linea.ts'
import { porEmitir, presentCobros, selectCobros, type CobroRow } from './cobro-row.ts'

/**
 * Records that a person was notified today of what is collected of them, which starts the ten working days to show a payslip;
 * or issues the personal charge, with its reference, once they passed (decision 11.13). Throws 404, 409 (`version`, `estado`),
 * 422 without PAGO days ahead.
 */
export function actOnCobro(
  actor: Actor,
  id: number,
  { acto, version }: { readonly acto: ActoCobro; readonly version: number },
): Promise<CobroPersonal> {
  authorizeInstituto(actor, 'prestamos.administrar')
  return inTransaction(async () => {
    const row = await holdCobro(id)
    const antes = await presentOne(actor, row)
    if (row.version !== version)
      throw await staleVersion({ objeto: 'cobro', objetoId: id }, 'cambió este cobro mientras lo tenías abierto.', {
        actual: antes,
      })
    if (!actosDeCobro(antes.estado).includes(acto))
      throw conflict('estado', `El cobro está así: ${ESTADOS_COBRO[antes.estado].toLowerCase()}. Ya no se puede.`)
    if (acto === 'avisar') await avisar(actor, row)
    else await emitir(actor, row)
    const despues = await presentOne(actor, await holdCobro(id))
    await logActo(actor, {
      acto: acto === 'avisar' ? 'cobro.avisar' : 'cobro.emitir',
      objeto: 'cobro',
      objetoId: id,
      despues: { importe: row.importeCentavos, plazo: despues.plazo, referencia: despues.referencia },
    })
    return despues
  })
}

async function holdCobro(id: number): Promise<CobroRow> {
  await selectRow(`SELECT id FROM cobros WHERE id = $1${FOR_UPDATE}`, [id])
  const binds = new Binds()
  const [row] = await selectCobros(`b.id = ${binds.add(id)}`, binds)
  if (!row) throw notFound('El cobro')
  return row
}

async function presentOne(actor: Actor, row: CobroRow): Promise<CobroPersonal> {
  const [one] = await presentCobros(actor, [row])
  if (!one) throw notFound('El cobro')
  return one
}

async function avisar(actor: Actor, { id, version }: CobroRow): Promise<void> {
  const hoy = today()
  const asuetos = await selectRows<{ fecha: PlainDate }>(
    `SELECT fecha FROM eventos WHERE tipo = 'ASUETO' AND fecha > $1`,
    [hoy],
  )
  const plazo = plazoDeRecibo(hoy, new Set(asuetos.map(({ fecha }) => fecha)))
  await update(id, version, { avisado_el: hoy, avisado_por: actor.id, plazo })
}

async function emitir(actor: Actor, row: CobroRow): Promise<void> {
  const cargoId = await insertRow(CargoModel, {
    cierre_id: row.cierreId,
    entidad_id: row.entidadId,
    quincena: row.quincena,
    obligado: 'afiliado',
    afiliado_id: row.afiliadoId,
    cobro_id: row.id,
    principal_centavos: porEmitir(row),
    limite: today(),
    creado_at: nowAt(),
  })
  const binds = new Binds()
  const [cargo] = await selectCargos(`c.id = ${binds.add(cargoId)}`, binds)
  if (!cargo) throw new Error(`The charge ${cargoId} was not stored`)
  // A new charge owes no interest up to the limit of its line, which becomes its own.
  const { linea } = await reexpedirLinea(actor, { ...cargo, cuentaAl: () => cargo.cuenta })
  await execute('UPDATE cargos SET limite = $1 WHERE id = $2', [linea.limite, cargoId])
  await update(row.id, row.version, {})
}

async function update(id: number, version: number, values: Changes<CobroModel>) {
  if (!(await updateVersioned(CobroModel, id, version, values)))
    throw new Error(`The collection ${id} changed while it was held`)
}
