import type { Actor } from '#domain/acceso/actor.ts'
import { CAUSA_SIN_ESPECIFICAR, causaDe, registraPersona } from '#domain/afiliacion/tipos/reglas-de.ts'
import type { ReglasTipo } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { assertVentanaAbierta } from '#api/calendario/estado-ventana.ts'
import { today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { AppError } from '#api/errors.ts'
import { findAfiliadoInScope, type AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { codigoConflicto, loadRegistrados, presentCoincidencia } from '#api/afiliacion/padron/coincidencia.ts'
import { lockPadron } from '#api/afiliacion/alta/consecutivos.ts'
import type { MovimientoEntrada } from './documentadas-schema.ts'
import { lugarPropuesto } from './lugar-propuesto.ts'
import { quincenaDePersona } from '#api/afiliacion/movimientos/quincena-abierta.ts'
import { insertMovimiento } from '#api/afiliacion/movimientos/insert-movimiento.ts'
import { assertSinImpedimentos } from '#api/afiliacion/tramites/assert-plan.ts'
import { datosDePlan, partidaDe } from '#api/afiliacion/tramites/escribir-tramite.ts'
import { findOrgVigente, movimientoAbierto } from '#api/afiliacion/tramites/persona-tramite.ts'
import { fechasDe, planMovimiento } from '#api/afiliacion/tramites/plan-tramite.ts'
import type { TramiteEntrada } from '#api/afiliacion/tramites/tramite-schema.ts'
import { findTipo, type Tipo } from '#api/afiliacion/tramites/tipo-row.ts'

export interface MovimientoCreado {
  readonly id: number
  readonly folio: string
  readonly interno: number
  /** Four characters. */
  readonly quincena: string
}

/**
 * The documented `POST /api/movimientos`: requests a movement for a person in scope; `fecha` is its effective date (today
 * when left out) and it lands in the open quincena of its entity. Judged and shown by the rules of `/api/tramites` (decisions §9): 409 names
 * the movement already open; 422 for a situation, cause, date or change that does not fit, or a person without organisation
 * link. A change of post is what the newest link brings.
 */
export async function createMovimiento(actor: Actor, input: MovimientoEntrada): Promise<MovimientoCreado> {
  authorize(actor, 'alta.solicitar')
  const ventana = await assertVentanaAbierta(actor, 'ALTA_BAJA_CAMBIO')
  return inTransaction(async () => {
    await lockPadron()
    const row = await findAfiliadoInScope(actor, input.id_afiliado)
    const abierta = await quincenaDePersona(actor, row, ventana.quincena)
    const tipo = await findTipo(input.id_tipo_mov, 'id_tipo_mov')
    await assertLibre(actor, row, tipo)
    const orgId = await findOrgVigente(row, 'id_afiliado')
    const pedido = await pedidoDe(input, row, tipo, orgId)
    const plan = await planMovimiento(actor, { tipo, bloques: tipo.reglas.cambia }, pedido, row, abierta)
    const { quincena } = plan
    assertSinImpedimentos(plan.impedimentos.map((each) => ({ ...each, campo: campoDe(each.campo) })))
    const { fecha } = pedido
    const movimiento = await insertMovimiento(actor, {
      tipo,
      afiliadoId: row.id,
      orgId,
      quincena,
      ...fechasDe(pedido, plan),
      causa: plan.causa,
      observaciones: normalizeText(input.observaciones),
      datos: row.situacion === 'T' ? {} : datosDePlan(pedido, plan, await partidaDe(row, plan), null),
      persona: row,
    })
    const despues = { afiliado: row.id, tipo: tipo.id, quincena, fecha, cambios: plan.columnas }
    await logActo(actor, { acto: 'movimiento.solicitar', objeto: 'movimiento', objetoId: movimiento.folio, despues })
    return { ...movimiento, interno: row.interno, quincena: quincenaCode(quincena) }
  })
}

/** One open movement per person; an alta of somebody affiliated tells where (decisions §2, §4). */
async function assertLibre(actor: Actor, row: AfiliadoRow, { reglas }: Tipo): Promise<void> {
  const abierto = await movimientoAbierto(row.id)
  if (abierto) throw abierto
  if (!registraPersona(reglas) || row.situacion !== 'A') return
  const [persona] = await loadRegistrados([row.id])
  if (persona)
    throw new AppError(409, codigoConflicto(actor, persona), presentCoincidencia(actor, persona, 'curp').mensaje)
}

/** Names of the call's own fields for those of the rules; what a link brings is of the person it is of. */
const CAMPOS: Readonly<Record<string, string>> = {
  interno: 'id_tipo_mov',
  fechaFin: 'fecha_fin',
  fechaAutorizacion: 'fecha_autorizacion',
}
const campoDe = (campo: string): string => (campo.startsWith('cambios') ? 'id_afiliado' : (CAMPOS[campo] ?? campo))

/** Start and end. The `fecha` of a leave without `fecha_fin` is its Fecha de Reingreso, and it starts today (decisions §11.26). */
function fechasDelPedido(
  { fecha, fecha_fin: fechaFin }: MovimientoEntrada,
  { fechas }: ReglasTipo,
): Pick<TramiteEntrada, 'fecha' | 'fechaFin'> {
  if (fechas.fin === null) return { fecha: fecha || today() }
  if (fechaFin !== '') return { fecha: fecha || today(), fechaFin }
  return { fecha: today(), ...(fecha !== '' && { fechaFin: fecha }) }
}

/** The call as a procedure's body: the change of post is its person's newest link. */
async function pedidoDe(
  input: MovimientoEntrada,
  row: AfiliadoRow,
  { reglas }: Tipo,
  orgId: number,
): Promise<TramiteEntrada> {
  const { fecha_autorizacion: fechaAutorizacion } = input
  const causa = input.causa === '' && causaDe(reglas, CAUSA_SIN_ESPECIFICAR) ? CAUSA_SIN_ESPECIFICAR : input.causa
  // Who is en trámite took the place of the link at once.
  const isPropuesto = reglas.cambia.includes('datosLaborales') && row.situacion !== 'T'
  const datosLaborales = isPropuesto ? await lugarPropuesto(row, orgId, registraPersona(reglas)) : null
  return {
    interno: row.interno,
    version: row.version,
    ...fechasDelPedido(input, reglas),
    ...(fechaAutorizacion !== '' && { fechaAutorizacion }),
    causa,
    cambios: datosLaborales ? { datosLaborales } : {},
    documentos: {},
    observaciones: input.observaciones,
  }
}
