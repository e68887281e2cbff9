import type { Actor } from '#domain/acceso/actor.ts'
import type { Aclaraciones } from '#domain/afiliacion/aclaraciones.ts'
import { claveDePapel } from '#domain/afiliacion/clave-de-papel.ts'
import type { DatosPersonales } from '#domain/afiliacion/datos/datos-personales.ts'
import { PAPELES_DE_MOVIMIENTO, type ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import { registraPersona } from '#domain/afiliacion/tipos/reglas-de.ts'
import { isLeible } from '#domain/documentos/papeles/registro.ts'
import { ExpedienteModel } from '#api/afiliacion/models/ExpedienteModel.ts'
import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { releaseFromDraft } from '#api/afiliacion/expediente/file-expediente.ts'
import {
  assertPapeles,
  corregidosDe,
  loadPapeles,
  validadoPor,
  type Papel,
} from '#api/afiliacion/expediente/papeles.ts'
import { nowAt } from '#api/clock.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { execute, selectRows, SQL_FALSE, SQL_TRUE } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import type { ValidadoPor } from '#domain/afiliacion/borrador.ts'
import { datosPersonalesDe } from './datos/datos-registrados.ts'
import type { PlanTramite } from './plan-tramite.ts'
import type { TramiteEntrada } from './tramite-schema.ts'

/**
 * The papers of a request, read where they can be: 404 for a file that is not the actor's, 422 for the wrong paper. `compartido` is the id of one that
 * the caller may file for several people.
 */
export async function loadPapelesTramite(
  actor: Actor,
  row: AfiliadoRow,
  { documentos, borrador, aclaraciones = {} }: Pick<TramiteEntrada, 'documentos' | 'borrador' | 'aclaraciones'>,
  plan: PlanTramite,
  compartido: string | null = null,
): Promise<Papel[]> {
  const archivos = Object.fromEntries(Object.entries(documentos).map(([tipo, { archivo }]) => [tipo, archivo]))
  assertAdmitidos(Object.keys(archivos) as ClavePapel[], plan)
  const papeles = await loadPapeles(actor, { archivos, borrador: borrador ?? null, afiliadoId: row.id, compartido })
  const datos = plan.personales?.datos ?? datosPersonalesDe(row)
  assertPapeles(papeles, { curp: datos.curp, aclaraciones })
  const issues = papeles.flatMap((papel) => diceOtraCosa(papel, datos, aclaraciones))
  if (issues.length > 0) throw broken(issues)
  return papeles
}

function assertAdmitidos(claves: readonly ClavePapel[], { tipo, requeridos }: PlanTramite): void {
  const ajenos = claves.filter((clave) => !requeridos.includes(clave) && !tipo.reglas.admite.includes(clave))
  if (ajenos.length === 0) return
  const message = `${tipo.nombre} no lleva este documento.`
  throw broken(ajenos.map((clave) => ({ path: `documentos.${clave}`, code: 'no_admitido', message })))
}

/** A paper that was read must say the key that would be on file, as read or as corrected beside it. */
function diceOtraCosa(papel: Papel, datos: DatosPersonales, aclaraciones: Aclaraciones) {
  const { tipo, lectura } = papel
  if (lectura?.documento !== tipo || !isLeible(tipo)) return []
  const { leida, guardada } = claveDePapel(tipo, { ...lectura.datos, ...corregidosDe(papel, aclaraciones) }, datos)
  if (leida === '' || !guardada || leida === guardada) return []
  const message = `El documento dice ${leida} y el dato solicitado es ${guardada}.`
  return [{ path: `documentos.${tipo}`, code: 'papel_distinto', message }]
}

/**
 * Files the papers of a movement. A person's own paper takes the place of the earlier one only when the movement is applied;
 * a corrected request's earlier papers stand no more, and those of the movement alone that it left out neither. In the transaction of the request.
 */
export async function filePapelesTramite(
  actor: Actor,
  row: AfiliadoRow,
  movimientoId: number,
  papeles: readonly Papel[],
  plan: PlanTramite,
): Promise<void> {
  const datos = plan.personales?.datos ?? datosPersonalesDe(row)
  const kept = await selectRows<{ id: number; tipo: ClavePapel; archivo_id: string }>(
    `SELECT id, tipo, archivo_id FROM expediente WHERE movimiento_id = $1 AND vigente = ${SQL_TRUE}`,
    [movimientoId],
  )
  const gone = kept.filter(({ tipo }) => isOfMovement(tipo) && !papeles.some((papel) => papel.tipo === tipo))
  for (const { id } of gone) await execute(`UPDATE expediente SET vigente = ${SQL_FALSE} WHERE id = $1`, [id])
  for (const papel of papeles) {
    if (kept.some(({ tipo, archivo_id }) => tipo === papel.tipo && archivo_id === papel.archivoId)) continue
    for (const old of kept.filter(({ tipo }) => tipo === papel.tipo))
      await execute(`UPDATE expediente SET vigente = ${SQL_FALSE} WHERE id = $1`, [old.id])
    await insertRow(ExpedienteModel, {
      afiliado_id: row.id,
      tipo: papel.tipo,
      archivo_id: papel.archivoId,
      por: porDe(actor, papel, datos, plan),
      agregado_por: actor.id,
      agregado_at: nowAt(),
      vigente: true,
      movimiento_id: movimientoId,
    })
  }
  await releaseFromDraft(papeles.map(({ archivoId }) => archivoId))
}

const isOfMovement = (tipo: ClavePapel): boolean => PAPELES_DE_MOVIMIENTO.includes(tipo)

/**
 * Who vouches for a paper: the reading, or whoever put it there by hand, of the desk or of the institute. Of an alta with
 * history a paper put by hand is always told as Admin (specification 3 §4).
 */
function porDe(actor: Actor, papel: Papel, datos: DatosPersonales, { tipo }: PlanTramite): ValidadoPor {
  const por = isOfMovement(papel.tipo) ? 'Usuario' : validadoPor(papel, datos)
  return por === 'Usuario' && (actor.ambito === 'instituto' || registraPersona(tipo.reglas)) ? 'Admin' : por
}
