import type { Actor } from '#domain/acceso/actor.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { insertPropuesta } from '#api/autorizaciones/proponer.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { AppError, broken, conflict } from '#api/errors.ts'
import { cuentasDe } from '#api/usuarios/misma-persona.ts'
import { efectoDeCarga } from './acciones-carga.ts'
import { assertEstado, assertVersion, findCarga, holdCarga, loadCarga, type CargaRow } from './carga-row.ts'
import { refuerzoDe } from './refuerzo-de-carga.ts'
import { validadoresDe } from './aprobacion/validadores-de.ts'

/**
 * The first approval of a load: a validator of its dependency, who did not load it. Where the dependency has no other validator an auxiliar
 * validates with a reason (decision 10.7). It then waits in *Por autorizar*. Throws 403, 404, 409 (`estado`, `misma_persona`), 422.
 */
export async function validarCarga(actor: Actor, folio: string, nota: string, version?: number): Promise<CargaRow> {
  authorize(actor, 'cargas.validar')
  const { id } = await findCarga(actor, folio)
  return inTransaction(async () => {
    const carga = await holdCarga(id)
    assertEstado(carga, 'validar')
    await assertVersion(carga, version)
    await assertOtraPersona(actor, carga)
    if (actor.ambito === 'instituto') await assertSinValidador(carga, nota)
    await execute(`UPDATE cargas SET estado = 'por_aprobar', refuerzo = $1, version = version + 1 WHERE id = $2`, [
      JSON.stringify(await refuerzoDe(carga)),
      id,
    ])
    const efecto = await efectoDeCarga(await loadCarga(id))
    const propuesta = await insertPropuesta(actor, 'carga.aplicar', { id }, efecto, String(id))
    // The loader is its author and the validator gave the first of its authorisations: neither can give another.
    await execute('UPDATE propuestas SET propuesta_por = $1, primera_por = $2, primera_at = $3 WHERE id = $4', [
      carga.creadaPor,
      actor.id,
      nowAt(),
      propuesta,
    ])
    await logActo(actor, {
      acto: 'carga.validar',
      objeto: 'carga',
      objetoId: id,
      despues: { archivo: carga.archivo, nota: nota.trim() },
    })
    return loadCarga(id)
  })
}

const ES_TUYA = 'La valida otra persona: esta carga es tuya.'

/** Why this person may not give the first approval of a load that waits for it; "" if they may. */
export async function impedimentoDeValidar(actor: Actor, carga: CargaRow): Promise<string> {
  if (await isSuya(actor, carga)) return ES_TUYA
  return actor.ambito === 'instituto' ? faltaValidador(await otroValidador(carga)) : ''
}

/** Why this person may not authorise a load that another person of the institute authorises (`quien`); "" if they may. */
export async function impedimentoDeAprobar(actor: Actor, carga: CargaRow, quien: string): Promise<string> {
  return (await isSuya(actor, carga)) ? `La autoriza ${quien}: esta carga es tuya.` : ''
}

async function isSuya(actor: Actor, { creadaPor }: CargaRow): Promise<boolean> {
  return actor.id !== null && (await cuentasDe([creadaPor])).includes(actor.id)
}

/** Whether another person loaded a file: not the actor with any of their accounts, nor nobody. */
export const isDeOtra = async (actor: Actor, carga: CargaRow): Promise<boolean> =>
  carga.creadaPor !== null && !(await isSuya(actor, carga))

async function assertOtraPersona(actor: Actor, carga: CargaRow): Promise<void> {
  if (await isSuya(actor, carga)) throw new AppError(409, 'misma_persona', ES_TUYA)
}

const faltaValidador = (otro: string | null): string =>
  otro === null ? '' : `La valida primero la dependencia: ${otro} puede hacerlo.`

/** A validator of the dependency who did not load it, or null. */
async function otroValidador(carga: CargaRow): Promise<string | null> {
  const [otro] = await validadoresDe(carga)
  return otro?.nombre ?? null
}

async function assertSinValidador(carga: CargaRow, nota: string): Promise<void> {
  const falta = faltaValidador(await otroValidador(carga))
  if (falta !== '') throw conflict('con_validador', falta)
  if (nota.trim() === '')
    throw broken([{ path: 'nota', code: 'motivo', message: 'Escribe por qué la valida el instituto.' }])
}
