import type { Actor } from '#domain/acceso/actor.ts'
import { registraPersona } from '#domain/afiliacion/tipos/reglas-de.ts'
import { fechasIssues } from '#domain/afiliacion/tramites/fechas-tramite.ts'
import { situacionIssues } from '#domain/afiliacion/tramites/situacion-issues.ts'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { assertVentanaAbierta } from '#api/calendario/estado-ventana.ts'
import { today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRow } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'
import { findAfiliadoInScope, type AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { codigoConflicto, loadRegistrados, presentCoincidencia } from '#api/afiliacion/padron/coincidencia.ts'
import { lockPadron } from '#api/afiliacion/alta/consecutivos.ts'
import type { MovimientoEntrada } from './documentadas-schema.ts'
import { insertMovimiento } from '#api/afiliacion/movimientos/insert-movimiento.ts'
import { assertSinImpedimentos } from '#api/afiliacion/tramites/assert-plan.ts'
import { contextoFechas } from '#api/afiliacion/tramites/plan-tramite.ts'
import { findOrgVigente } from '#api/afiliacion/tramites/persona-tramite.ts'
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
 * when left out) and it lands in the open quincena. Judged by the type's row, like `/api/tramites`: 409 names the movement
 * already open; 422 for a situation, cause or date that does not fit, or a person without organisation link. A change of
 * post is what the newest link brings.
 */
export async function createMovimiento(actor: Actor, input: MovimientoEntrada): Promise<MovimientoCreado> {
  authorize(actor, 'alta.solicitar')
  const { quincena } = await assertVentanaAbierta(actor, 'ALTA_BAJA_CAMBIO')
  return inTransaction(async () => {
    await lockPadron()
    const row = await findAfiliadoInScope(actor, input.id_afiliado)
    const tipo = await findTipo(input.id_tipo_mov, 'id_tipo_mov')
    await assertLibre(actor, row, tipo)
    const pedido = await judgePedido(actor, row, tipo, input, quincena)
    const orgId = await findOrgVigente(row, 'id_afiliado')
    const cambio = await cambioDeOrg(row, tipo, orgId)
    const movimiento = await insertMovimiento(actor, {
      tipo,
      afiliadoId: row.id,
      orgId,
      quincena,
      ...pedido,
      observaciones: normalizeText(input.observaciones),
      datos: cambio,
    })
    const despues = { afiliado: row.id, tipo: tipo.id, quincena, fecha: pedido.fecha }
    await logActo(actor, { acto: 'movimiento.solicitar', objeto: 'movimiento', objetoId: movimiento.folio, despues })
    return { ...movimiento, interno: row.interno, quincena: quincenaCode(quincena) }
  })
}

/** One open movement per person; an alta of somebody affiliated tells where (decisions §2, §4). */
async function assertLibre(actor: Actor, row: AfiliadoRow, { reglas }: Tipo): Promise<void> {
  const [persona] = await loadRegistrados([row.id])
  if (!persona) return
  const { mensaje } = presentCoincidencia(actor, persona, 'curp')
  if (persona.abierto) throw new AppError(409, 'movimiento_abierto', mensaje, [], { folio: persona.abierto.folio })
  if (registraPersona(reglas) && row.situacion === 'A')
    throw new AppError(409, codigoConflicto(actor, persona), mensaje)
}

/** Names of the call's own fields for those of the rules. */
const CAMPOS: Readonly<Record<string, string>> = {
  interno: 'id_tipo_mov',
  fechaFin: 'fecha_fin',
  fechaAutorizacion: 'fecha_autorizacion',
}

async function judgePedido(actor: Actor, row: AfiliadoRow, tipo: Tipo, input: MovimientoEntrada, quincena: number) {
  const fechaAutorizacion = tipo.reglas.fechas.autorizacion ? input.fecha_autorizacion || today() : ''
  const pedido = {
    fecha: input.fecha || today(),
    fechaAutorizacion,
    fechaFin: tipo.reglas.fechas.fin === null ? '' : input.fecha_fin,
    observaciones: input.observaciones,
  }
  const persona = {
    situacion: row.situacion,
    esInstituto: actor.ambito === 'instituto',
    observaciones: input.observaciones,
  }
  const contexto = await contextoFechas(tipo, row, quincena)
  const against = [...situacionIssues(tipo, input.causa, persona), ...fechasIssues(tipo.reglas, pedido, contexto)]
  assertSinImpedimentos(against.map((each) => ({ ...each, campo: CAMPOS[each.campo] ?? each.campo })))
  const { fecha, fechaFin } = pedido
  return { fecha, causa: input.causa, fechaAutorizacion: fechaAutorizacion || null, fechaFin: fechaFin || null }
}

/** What the newest link changes of somebody on file; an alta brings the person's own, which is on file already. */
async function cambioDeOrg(row: AfiliadoRow, { reglas }: Tipo, orgId: number): Promise<object> {
  if (registraPersona(reglas) || !reglas.cambia.includes('datosLaborales')) return {}
  const org = await selectRow<Record<(typeof COLUMNAS_ORG)[number], number | null>>(
    `SELECT ${COLUMNAS_ORG.join(', ')} FROM afiliado_org WHERE id = $1`,
    [orgId],
  )
  const own = row as unknown as Readonly<Record<string, number | null>>
  const columnas = Object.fromEntries(Object.entries(org ?? {}).filter(([column, value]) => own[column] !== value))
  return { columnas }
}

const COLUMNAS_ORG = ['nivel0_id', 'nivel1_id', 'nivel2_id', 'nivel3_id', 'sueldo_centavos'] as const
