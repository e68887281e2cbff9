import { UniqueConstraintError } from 'sequelize'
import type { Actor } from '#domain/acceso/actor.ts'
import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import { capturaPersona } from '#domain/afiliacion/tipos/reglas-de.ts'
import type { RespuestaTramite, Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { isPropia } from '#api/afiliacion/padron/coincidencia.ts'
import { findColumnasPersona, type PersonaRow } from '#api/afiliacion/aplicar/historia-row.ts'
import { deleteBorradores, deleteStored } from '#api/afiliacion/borradores/delete-borradores.ts'
import { lockPadron, reserveFolio } from '#api/afiliacion/alta/consecutivos.ts'
import { intentoOf, keepRespuesta, once, type Intento } from '#api/afiliacion/alta/idempotencia.ts'
import { insertMovimiento } from '#api/afiliacion/movimientos/insert-movimiento.ts'
import { quincenaDePersona } from '#api/afiliacion/movimientos/quincena-abierta.ts'
import { assertVentanaAbierta } from '#api/calendario/estado-ventana.ts'
import { today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { AppError } from '#api/errors.ts'
import { findVersionDeAviso } from '#api/instituto/find-aviso-vigente.ts'
import { filePapelesTramite, loadPapelesTramite } from './archivar-papeles.ts'
import { assertSinImpedimentos } from './assert-plan.ts'
import { bringPersona, type LugarPersona } from './bring-persona.ts'
import type { DatosMovimiento, Partida } from './datos/datos-movimiento.ts'
import { assertIdentidadNueva, cambiaIdentidad } from './identidad-reservada.ts'
import { findPersonaDeTramite, holdPersona, movimientoAbierto, versionDistinta } from './persona-tramite.ts'
import { fechasDe, planTramite, type PlanTramite } from './plan-tramite.ts'
import type { TramiteEntrada } from './tramite-schema.ts'

/**
 * Requests a procedure for somebody on file, in one transaction: movement, papers, notice, bitácora. The same `key` with the
 * same body gives the first answer and no second record. Throws 400 without key, 403, 404 for another office's person, 409
 * for a person that changed or has an open movement and for an identity that is another's, 422 with fields (and the
 * nearest valid dates), 423 outside the window.
 */
export async function createTramite(
  actor: Actor,
  tramite: Tramite,
  input: TramiteEntrada,
  key: string | undefined,
): Promise<RespuestaTramite> {
  authorize(actor, 'tramites.solicitar')
  const intento = intentoOf(key, `tramites/${tramite}`, input)
  return once(actor, intento, () => saveTramite(actor, tramite, input, intento))
}

async function saveTramite(
  actor: Actor,
  tramite: Tramite,
  input: TramiteEntrada,
  intento: Intento,
): Promise<RespuestaTramite> {
  const ventana = await assertVentanaAbierta(actor, 'ALTA_BAJA_CAMBIO')
  const row = await findPersonaDeTramite(actor, tramite, input.interno)
  try {
    const juzgado = await judgeTramite(actor, tramite, input, row, ventana.quincena)
    const folio = await reserveFolio(juzgado.plan.tipo.abreviatura, today())
    const { respuesta, sobrantes } = await inTransaction(async () => {
      if (cambiaIdentidad(juzgado.plan)) await lockPadron()
      const { version, orgId } = await holdPersona(row)
      const contra = await versionDistinta({ ...row, version }, input.version)
      if (contra) throw contra
      const written = await writeTramite(actor, tramite, input, { ...juzgado, row, orgId }, folio)
      await keepRespuesta(actor, intento, written)
      // Whose draft it is was asked when its papers were loaded.
      const sobrantes = await deleteBorradores(input.borrador === undefined ? [] : [input.borrador])
      return { respuesta: written, sobrantes }
    })
    await deleteStored(sobrantes)
    return respuesta
  } catch (error) {
    // The database keeps one movement of a person open. Whatever else refuses a second one, that is told first; and only a refusal asks.
    const isRefusal = error instanceof AppError || error instanceof UniqueConstraintError
    throw (isRefusal ? await movimientoAbierto(row.id) : null) ?? error
  }
}

/** A request that was judged, and how the person stood then: its version says whether that still holds. */
interface Juzgado {
  readonly plan: PlanTramite
  readonly partida: Partida
  /** Ordinal of the one in which it lands. */
  readonly quincena: number
  /** The version of the privacy notice under which it captures a person's data; null where it captures none. */
  readonly avisoPrivacidad: number | null
}

/** Judges the request before anybody waits for its transaction: what is written there needs the person as it was read here. */
async function judgeTramite(
  actor: Actor,
  tramite: Tramite,
  input: TramiteEntrada,
  row: AfiliadoRow,
  ventana: number,
): Promise<Juzgado> {
  const contra = await versionDistinta(row, input.version)
  if (contra) throw contra
  const quincena = await quincenaDePersona(actor, row, ventana)
  const plan = await planTramite(actor, tramite, input, row, quincena)
  assertSinImpedimentos(plan.impedimentos)
  const [partida, avisoPrivacidad] = await Promise.all([
    partidaDe(row, plan),
    capturaPersona(plan.tipo.reglas) ? findVersionDeAviso() : null,
  ])
  return { plan, partida, quincena: plan.quincena, avisoPrivacidad }
}

async function writeTramite(
  actor: Actor,
  tramite: Tramite,
  input: TramiteEntrada,
  juzgado: Juzgado & { readonly row: AfiliadoRow; readonly orgId: number },
  reservado: string | null,
): Promise<RespuestaTramite> {
  const { row, plan, partida, orgId, quincena, avisoPrivacidad } = juzgado
  await assertIdentidadNueva(actor, row, plan)
  const papeles = await loadPapelesTramite(actor, row, input, plan)
  const origen = isPropia(actor, row) ? null : await bringPersona(actor, row, plan)
  const { id, folio } = await insertMovimiento(actor, {
    tipo: plan.tipo,
    afiliadoId: row.id,
    orgId,
    quincena,
    ...fechasDe(input, plan),
    observaciones: normalizeText(input.observaciones),
    datos: datosDePlan(input, plan, partida, origen),
    tramite,
    causa: plan.causa,
    persona: row,
    avisoPrivacidad,
    folio: reservado,
  })
  if (papeles.length > 0) await filePapelesTramite(actor, row, id, papeles, plan)
  const despues = {
    afiliado: row.id,
    tramite,
    quincena,
    fecha: input.fecha,
    causa: plan.causa,
    cambios: { ...plan.columnas, ...plan.laboral?.percepciones?.despues },
  }
  await logActo(actor, { acto: 'movimiento.solicitar', objeto: 'movimiento', objetoId: folio, despues })
  return { folio, interno: row.interno, movimiento: id, quincena: quincenaCode(quincena) }
}

/** What the movement keeps of the request: to correct it, to show what it changes, and to apply it. */
export function datosDePlan(
  input: TramiteEntrada,
  plan: PlanTramite,
  partida: Partida,
  origen: LugarPersona | null,
): DatosMovimiento & { readonly solicitud: object } {
  const solicitud = Object.fromEntries(Object.entries(input).filter(([key]) => key !== 'borrador'))
  return {
    solicitud: solicitud as unknown as DatosMovimiento['solicitud'] & object,
    visibles: plan.visibles,
    columnas: plan.columnas,
    org: plan.laboral && plan.laboral.visibles.length > 0 ? plan.laboral.org : null,
    origen,
    percepciones: plan.laboral?.percepciones ?? null,
    personales: plan.personales?.nombres ?? [],
    partida,
    aclaraciones: input.aclaraciones ?? {},
    papeles: plan.tipo.reglas.papelPorDato,
  }
}

const DEL_LUGAR = ['situacion', 'nivel0_id', 'nivel1_id', 'nivel2_id', 'nivel3_id']

/** How the person stood when it was read, in what the movement could later be judged by. */
export async function partidaDe(row: AfiliadoRow, { columnas }: PlanTramite): Promise<Partida> {
  const names = [...new Set([...DEL_LUGAR, ...Object.keys(columnas)])]
  // As the engine gave it, like what is read by column.
  const read = row as unknown as PersonaRow
  const persona = names.every((name) => name in read) ? read : await findColumnasPersona(row.id, names)
  const level = (nivel: number): number | null => {
    const id = persona[`nivel${nivel}_id`] ?? null
    return id === null ? null : Number(id)
  }
  return {
    situacion: persona['situacion'] as LetraSituacion,
    lugar: { nivel0_id: level(0), nivel1_id: level(1), nivel2_id: level(2), nivel3_id: level(3) },
    columnas: Object.fromEntries(Object.keys(columnas).map((columna) => [columna, persona[columna] ?? null])),
  }
}
