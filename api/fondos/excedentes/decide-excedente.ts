import type { Actor } from '#domain/acceso/actor.ts'
import {
  decididoCentavos,
  decisionExcedenteIssues,
  DESTINOS_EXCEDENTE,
  type DecisionExcedente,
  type Excedente,
} from '#domain/fondos/excedentes/excedente.ts'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { broken, conflict } from '#api/errors.ts'
import { NominaExcedenteModel } from '#api/fondos/models/NominaExcedenteModel.ts'
import { avisarADependencia } from './avisar-excedente.ts'
import { holdExcedente, presentExcedente } from './excedente-row.ts'
import { assertSinRecalculo } from './recalculo.ts'

export interface CambioExcedente extends DecisionExcedente {
  readonly version: number
}

/** A decided entry, as it was and as it is, and how much the decision moved, in centavos. */
interface ExcedenteDecidido {
  readonly antes: Excedente
  readonly excedente: Excedente
  readonly importeCentavos: number
}

/**
 * Records that the entity returned what it deducted beyond what was due, or that it is in favour of the person (decision 11.13). What is in
 * favour may be returned later. Throws 403, 404, 409 (`version`, `decidido`, `recalculo`), 422 by field.
 */
export function decideExcedente(
  actor: Actor,
  id: number,
  { version, ...decision }: CambioExcedente,
): Promise<ExcedenteDecidido> {
  authorizeInstituto(actor, 'retenciones.decidir')
  return inTransaction(async () => {
    const row = await holdExcedente(id)
    const antes = presentExcedente(row, actor)
    if (row.version !== version)
      throw await staleVersion(
        { objeto: 'excedente', objetoId: id },
        'cambió este descuento de más mientras lo tenías abierto.',
        { actual: antes },
      )
    await assertSinRecalculo(row)
    if (antes.estado === 'devuelto') throw conflict('decidido', 'La entidad ya devolvió este descuento de más.')
    const issues = decisionExcedenteIssues(decision, row, today())
    if (issues.length > 0) throw broken(issues, issues[0]?.message)
    const { destino, fecha } = decision
    const referencia = decision.referencia.trim()
    const importeCentavos = decididoCentavos(destino, row)
    const values =
      destino === 'devolver'
        ? {
            devuelto_centavos: row.devueltoCentavos + importeCentavos,
            a_favor_centavos: 0,
            devuelto_el: parsePlainDate(fecha),
          }
        : { a_favor_centavos: row.aFavorCentavos + importeCentavos }
    const decidido = { ...values, referencia, decidido_at: nowAt(), decidido_por: actor.id }
    if (!(await updateVersioned(NominaExcedenteModel, id, version, decidido)))
      throw new Error(`The entry ${id} changed while it was held`)
    await logActo(actor, {
      acto: destino === 'devolver' ? 'excedente.devolver' : 'excedente.a_favor',
      objeto: 'excedente',
      objetoId: id,
      despues: {
        ...{ interno: antes.interno, clave: row.clave, quincena: quincenaCode(row.quincena) },
        ...{ importe: importeCentavos, referencia, ...(destino === 'devolver' && { fecha }) },
      },
    })
    await avisarADependencia(row, {
      titulo: `Descuento de más: ${DESTINOS_EXCEDENTE[destino].toLowerCase()}`,
      texto: `${antes.nombre}, ${row.clave}: ${formatPesos(importeCentavos)} (${referencia}).`,
      clave: `${id}:${version}`,
    })
    return { antes, excedente: presentExcedente(await holdExcedente(id), actor), importeCentavos }
  })
}
