import type { Actor } from '#domain/acceso/actor.ts'
import { quienCuando } from '#domain/acceso/bitacora/quien-cuando.ts'
import { aniosDeFormulario, type EleccionAnual, type FormularioAnual } from '#domain/fondos/cair/eleccion.ts'
import type { OpcionRendimiento } from '#domain/fondos/cair/rendimiento.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { findAfiliadoInScope } from '#api/afiliacion/padron/afiliado-row.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { findRow } from '#api/db/find-row.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { asBoolean, selectRow } from '#api/db/sql.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { broken, conflict, type AppError } from '#api/errors.ts'
import { CairEleccionModel } from '#api/fondos/models/CairEleccionModel.ts'
import { holdCuentas } from './asiento-row.ts'
import { nombreDeFila } from './list-cuentas.ts'

/** A person's form of the yearly yield: what was chosen for this year and the one before. Throws 404 out of scope. */
export async function getFormulario(actor: Actor, afiliadoId: number): Promise<FormularioAnual> {
  authorize(actor, 'rendimiento.elegir')
  const row = await findAfiliadoInScope(actor, afiliadoId)
  return {
    afiliadoId,
    nombre: nombreDeFila(row),
    curp: row.curp,
    interno: row.interno,
    entidad: row.adscripcion ?? '',
    anios: await Promise.all(aniosDeFormulario(today()).map((anio) => eleccionDe(afiliadoId, anio))),
  }
}

/**
 * Keeps the choice of a person for a year: option A delivered, B capitalized (spec 1 §2.4.2); the yield uses it. Throws 404 out
 * of scope, 409 (`version`, `aplicado` once the year's yield was applied), 422 for another year.
 */
export function elegirRendimiento(
  actor: Actor,
  {
    afiliadoId,
    anio,
    opcion,
    version,
  }: {
    readonly afiliadoId: number
    readonly anio: number
    readonly opcion: OpcionRendimiento
    readonly version: number
  },
): Promise<FormularioAnual> {
  authorize(actor, 'rendimiento.elegir')
  const anios = aniosDeFormulario(today())
  return inTransaction(async () => {
    await findAfiliadoInScope(actor, afiliadoId)
    if (!anios.includes(anio))
      throw broken([{ path: 'anio', code: 'anio', message: `El año dice ${anio}; se esperaba ${anios.join(' o ')}.` }])
    await holdCuentas([afiliadoId])
    const before = await eleccionDe(afiliadoId, anio)
    if (before.aplicado) throw conflict('aplicado', `El rendimiento de ${anio} ya se aplicó: la elección no cambia.`)
    await keep(actor, { afiliadoId, anio, opcion, version }, before)
    await logActo(actor, {
      acto: 'cair.elegir',
      objeto: 'afiliado',
      objetoId: afiliadoId,
      antes: { anio, opcion: before.opcion },
      despues: { anio, opcion },
    })
    return getFormulario(actor, afiliadoId)
  })
}

async function keep(
  actor: Actor,
  {
    afiliadoId,
    anio,
    opcion,
    version,
  }: {
    readonly afiliadoId: number
    readonly anio: number
    readonly opcion: OpcionRendimiento
    readonly version: number
  },
  before: EleccionAnual,
): Promise<void> {
  if (before.version !== version) throw stale(before)
  const values = { opcion, enviado_por: actor.id, enviado_at: nowAt() }
  if (before.version === 0) await insertRow(CairEleccionModel, { afiliado_id: afiliadoId, anio, ...values })
  else {
    const row = await findRow(CairEleccionModel, { afiliado_id: afiliadoId, anio }, ['id'])
    if (!row || !(await updateVersioned(CairEleccionModel, row.id, version, values)))
      throw stale(await eleccionDe(afiliadoId, anio))
  }
}

/** 409 of a form that somebody sent first, with the one that is kept. */
function stale(actual: EleccionAnual): AppError {
  return conflict('version', `${enviadoPor(actual)} envió este formulario mientras lo tenías abierto.`, { actual })
}

function enviadoPor({ enviado, enviadoAt }: EleccionAnual): string {
  return enviadoAt === null ? 'Otra persona' : quienCuando(enviado, enviadoAt, nowAt())
}

async function eleccionDe(afiliadoId: number, anio: number): Promise<EleccionAnual> {
  const row = await selectRow<Omit<EleccionAnual, 'anio' | 'aplicado'>>(
    `SELECT e.opcion, COALESCE(u.nombre, 'Sistema') AS enviado, e.enviado_at AS "enviadoAt", e.version
     FROM cair_elecciones e LEFT JOIN usuarios u ON u.id = e.enviado_por WHERE e.afiliado_id = $1 AND e.anio = $2`,
    [afiliadoId, anio],
  )
  const done = await selectRow<{ aplicado: unknown }>(
    `SELECT EXISTS (SELECT 1 FROM cair_rendimientos r WHERE r.anio = $1) AS aplicado`,
    [anio],
  )
  return {
    anio,
    opcion: row?.opcion ?? null,
    enviado: row?.enviado ?? '',
    enviadoAt: row?.enviadoAt ?? null,
    version: row?.version ?? 0,
    aplicado: asBoolean(done?.aplicado),
  }
}
