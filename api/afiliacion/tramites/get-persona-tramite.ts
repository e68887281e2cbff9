import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { SITUACIONES_CON_HISTORIA } from '#domain/afiliacion/situacion.ts'
import { percepcionesDe, percepcionesEnPesos } from '#domain/afiliacion/percepciones.ts'
import type { ExpedienteTramite, PedirPersonaTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import { noProcedeAjena, noProcedeTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { findLiga } from '#api/afiliacion/alta/insert-liga.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { AFILIADO_SELECT, type AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { isPropia } from '#api/afiliacion/padron/coincidencia.ts'
import { readPersona } from '#api/afiliacion/padron/get-afiliado.ts'
import { loadReglasTramites } from '#api/afiliacion/tipos/reglas-row.ts'
import { selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { datosLaboralesDe, datosPersonalesDe } from './datos/datos-registrados.ts'
import { findEmisorDesde } from './datos/emisor-de-nomina.ts'
import { isIdentificada } from './identificar-persona.ts'
import { loadPeriodos } from './datos/periodos-persona.ts'

/**
 * What a procedure starts from: the person by internal number, within scope. For the alta with history also somebody of
 * another office, with the whole CURP; anything else answers 404. The read is noted in the bitácora.
 */
export async function getPersonaTramite(
  actor: Actor,
  tramite: Tramite,
  { interno, curp = '' }: PedirPersonaTramite,
): Promise<ExpedienteTramite> {
  authorize(actor, 'padron.leer')
  const row = await selectRow<AfiliadoRow>(`${AFILIADO_SELECT} WHERE a.interno = $1`, [interno])
  if (!row || !(isPropia(actor, row) || (await isToldWhole(actor, tramite, row, cleanKey(curp)))))
    throw notFound(`La persona con No. Interno ${interno}`)
  const persona = await readPersona(actor, row)
  const abierto = persona.movimientoAbierto
  const reglas = (await loadReglasTramites())(tramite)
  return {
    persona,
    datosPersonales: datosPersonalesDe(row, persona.foto),
    datosLaborales: datosLaboralesDe(row),
    percepciones: {
      ...percepcionesEnPesos(percepcionesDe(await findLiga(row.id), true)),
      nominaDesde: row.nivel1_id === null ? null : await findEmisorDesde(row.nivel1_id),
    },
    puesto: row.puesto_id,
    movimientoAbierto: abierto?.folio ?? '',
    porQue:
      noProcedeTramite(reglas, { situacion: row.situacion, abierto }, actor.ambito === 'instituto') ||
      (isPropia(actor, row) ? '' : noProcedeAjena(row.situacion)),
    ajena: !isPropia(actor, row),
    periodos: tramite === 'alta-historico' ? await loadPeriodos(row.id) : [],
    reglas,
  }
}

/** Somebody with history, for the alta with history, by the whole CURP given now or before. */
async function isToldWhole(actor: Actor, tramite: Tramite, row: AfiliadoRow, curp: string): Promise<boolean> {
  const hasHistory = SITUACIONES_CON_HISTORIA.includes(row.situacion)
  if (tramite !== 'alta-historico' || !can(actor, 'alta.solicitar') || !hasHistory) return false
  return row.curp === curp || isIdentificada(actor, row)
}
