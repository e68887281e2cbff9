import type { Actor } from '#domain/acceso/actor.ts'
import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import { capturaPersona } from '#domain/afiliacion/tipos/reglas-de.ts'
import type { RespuestaTramite, Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { isPropia } from '#api/afiliacion/padron/coincidencia.ts'
import { findColumnasPersona, type PersonaRow } from '#api/afiliacion/aplicar/historia-row.ts'
import { insertMovimiento } from '#api/afiliacion/movimientos/insert-movimiento.ts'
import { quincenaDePersona } from '#api/afiliacion/movimientos/quincena-abierta.ts'
import { findVersionDeAviso } from '#api/instituto/find-aviso-vigente.ts'
import { filePapelesTramite, loadPapelesTramite } from './archivar-papeles.ts'
import { assertSinImpedimentos } from './assert-plan.ts'
import { bringPersona, type LugarPersona } from './bring-persona.ts'
import type { ArchivoDeMovimiento, DatosMovimiento, Partida } from './datos/datos-movimiento.ts'
import { assertIdentidadNueva } from './identidad-reservada.ts'
import { versionDistinta } from './persona-tramite.ts'
import { fechasDe, planTramite, type PlanTramite } from './plan-tramite.ts'
import type { TramiteEntrada } from './tramite-schema.ts'

/** A request that was judged, and how the person stood then: its version says whether that still holds. */
export interface Juzgado {
  readonly plan: PlanTramite
  readonly partida: Partida
  /** Ordinal of the one in which it lands. */
  readonly quincena: number
  /** The version of the privacy notice under which it captures a person's data; null where it captures none. */
  readonly avisoPrivacidad: number | null
}

/** Judges the request before anybody waits for its transaction: what is written there needs the person as it was read here. */
export async function judgeTramite(
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

/** How a request that was judged is written. */
export interface ComoSeEscribe {
  /** The folio that was reserved; null to take the next one. */
  readonly folio: string | null
  /** The row of a file that requests it: whoever validates it is notified of the whole file, not of each row. */
  readonly archivo?: ArchivoDeMovimiento
  /** Id of a paper that serves many movements of a file. */
  readonly compartido?: string | null
}

/** Writes a request that was judged, in the caller's transaction, which holds the person as it was judged. */
export async function writeTramite(
  actor: Actor,
  tramite: Tramite,
  input: TramiteEntrada,
  juzgado: Juzgado & { readonly row: AfiliadoRow; readonly orgId: number },
  { folio: reservado, archivo, compartido = null }: ComoSeEscribe,
): Promise<RespuestaTramite> {
  const { row, plan, partida, orgId, quincena, avisoPrivacidad } = juzgado
  await assertIdentidadNueva(actor, row, plan)
  const papeles = await loadPapelesTramite(actor, row, input, plan, compartido)
  const origen = isPropia(actor, row) ? null : await bringPersona(actor, row, plan)
  const { id, folio } = await insertMovimiento(actor, {
    tipo: plan.tipo,
    afiliadoId: row.id,
    orgId,
    quincena,
    ...fechasDe(input, plan),
    observaciones: normalizeText(input.observaciones),
    datos: { ...datosDePlan(input, plan, partida, origen), ...(archivo && { archivo }) },
    tramite,
    causa: plan.causa,
    persona: row,
    avisoPrivacidad,
    folio: reservado,
    avisar: archivo === undefined,
  })
  if (papeles.length > 0) await filePapelesTramite(actor, row, id, papeles, plan)
  const despues = {
    afiliado: row.id,
    tramite,
    quincena,
    fecha: input.fecha,
    causa: plan.causa,
    cambios: { ...plan.columnas, ...plan.laboral?.percepciones?.despues },
    ...archivo,
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
