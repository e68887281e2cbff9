import type { Actor } from '#domain/acceso/actor.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { quincenaLong } from '#domain/calendario/quincena.ts'
import { diferenciasResumen } from '#domain/quincenas/cierre.ts'
import { ACTOR_TRABAJOS } from '#api/jobs/actor-trabajos.ts'
import { inTransaction } from '#api/db/database.ts'
import { findRow } from '#api/db/find-row.ts'
import { CierreModel } from '#api/quincenas/models/CierreModel.ts'
import { AppError } from '#api/errors.ts'
import { loadContextoCierre } from '#api/quincenas/calculo/contexto-cierre.ts'
import { huellasDe } from '#api/quincenas/calculo/sello-guardado.ts'
import { findCierre, holdCierre, resumenOf, type CierreRow } from '#api/quincenas/cierres/cierre-row.ts'
import { revisarCierre } from '#api/quincenas/cierres/resumen-cierre.ts'
import { voidFirmas } from '#api/quincenas/cierres/void-firmas.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import { holdIntento, tomarIntento, type IntentoCierre } from './intento-cierre.ts'
import { borrarPreparado, prepararLineas, type Marcha } from './preparar-lineas.ts'
import { publicarCierre } from './publicar-cierre.ts'
import { pulsoDe } from './pulso-cierre.ts'

/** Times that a close is computed again because something was approved or changed meanwhile. */
const VUELTAS_MAX = 5

/**
 * Applies a close that the Titular signed: stages its lines, and publishes them with its movements in one transaction. Cut
 * anywhere, it is done whole or not at all, and may be done again. Of two at once the one that took it last does it, and the
 * other throws 409 without having touched anything. When what would be applied is not what was signed, nothing is: signatures
 * are void and it goes back to request. Gives one Spanish sentence.
 */
export async function aplicarCierre(cierreId: number, marcha: Marcha): Promise<string> {
  const intento = await tomarIntento(cierreId)
  const row = await findCierre(ACTOR_TRABAJOS, cierreId)
  const what = `${row.entidad}, ${quincenaLong(row.quincena)}`
  if (!intento) return `Nada por aplicar de ${what}.`
  const actor = await actorDe(cierreId)
  for (let vuelta = 0; vuelta < VUELTAS_MAX; vuelta += 1) {
    const pulso = await pulsoDe(row.entidadId, row.quincena)
    const contexto = await loadContextoCierre(row.entidadId, row.quincena)
    if (!contexto.parametros) throw new AppError(422, 'sin_parametros', `No hay parámetros en vigor para ${what}.`)
    const escrito = await prepararLineas(intento, contexto, marcha)
    const { huella, sellar } = await huellasDe(row, contexto.parametros, resumenOf(row).movimientos)
    if (huella !== row.huella) return await volverASolicitud(actor, row, intento)
    await marcha.paso(row.personas, 'Publicando')
    const { parametros } = contexto
    const sello = await publicarCierre(actor, { intento, pulso, huella, sellar, parametros, escrito })
    if (sello !== null)
      return `Quincena cerrada: ${what}, ${cuentaTexto(row.personas, 'persona')}. Sello ${sello.slice(0, 16)}…`
  }
  throw new AppError(409, 'cambio', `El padrón de ${what} cambiaba mientras se aplicaba.`)
}

/** Nothing is published: what was staged goes, and whoever signed is told what changed. */
async function volverASolicitud(
  actor: Actor,
  { id, entidadId, quincena }: CierreRow,
  intento: IntentoCierre,
): Promise<string> {
  const { resumen } = await revisarCierre(entidadId, quincena)
  const nota = await inTransaction(async () => {
    const row = await holdCierre(id)
    await holdIntento(intento)
    if (row.estado !== 'aplicando') return ''
    return voidFirmas(actor, row, diferenciasResumen(resumenOf(row), resumen))
  })
  await borrarPreparado(intento)
  return nota
}

/** The Titular whose signature it carries out, from the server. */
async function actorDe(cierreId: number): Promise<Actor> {
  const row = await findRow(CierreModel, { id: cierreId }, ['cerrado_por'])
  const { origen } = ACTOR_TRABAJOS
  const actor = row?.cerrado_por ? await loadActor(row.cerrado_por, origen) : null
  return actor ?? { ...ACTOR_TRABAJOS, id: row?.cerrado_por ?? null }
}
