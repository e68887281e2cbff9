import type { Actor } from '#domain/acceso/actor.ts'
import { SITUACIONES_CON_HISTORIA } from '#domain/afiliacion/situacion.ts'
import { TIPO_ALTA } from '#domain/afiliacion/tipo-movimiento.ts'
import { quincenaCode, quincenaRange } from '#domain/calendario/quincena.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { assertVentanaAbierta } from '#api/calendario/estado-ventana.ts'
import { today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRow } from '#api/db/sql.ts'
import { AppError, broken } from '#api/errors.ts'
import { findAfiliadoInScope, type AfiliadoRow } from './afiliado-row.ts'
import { codigoConflicto, loadRegistrados, presentCoincidencia } from './coincidencia.ts'
import { lockPadron } from './consecutivos.ts'
import type { MovimientoEntrada } from './documentadas-schema.ts'
import { insertMovimiento } from './insert-movimiento.ts'

export interface MovimientoCreado {
  readonly id: number
  readonly folio: string
  readonly interno: number
  /** Four characters. */
  readonly quincena: string
}

/**
 * The documented `POST /api/movimientos`: requests a movement for a person in scope; `fecha` is its effective date (today
 * when left out) and it lands in the open quincena. 409 names the movement already open; 422 for a type that does not fit
 * the person's situation or a person without organisation link.
 */
export async function createMovimiento(actor: Actor, input: MovimientoEntrada): Promise<MovimientoCreado> {
  authorize(actor, 'alta.solicitar')
  const { quincena } = await assertVentanaAbierta(actor, 'ALTA_BAJA_CAMBIO')
  const fecha = judgeFecha(input.fecha, quincena)
  return inTransaction(async () => {
    await lockPadron()
    const row = await findAfiliadoInScope(actor, input.id_afiliado)
    await assertCanMove(actor, row, input.id_tipo_mov)
    const movimiento = await insertMovimiento(actor, {
      tipoId: input.id_tipo_mov,
      afiliadoId: row.id,
      orgId: await newestOrg(row),
      quincena,
      fecha,
      observaciones: normalizeText(input.observaciones),
      datos: {},
    })
    const despues = { afiliado: row.id, tipo: input.id_tipo_mov, quincena, fecha }
    await logActo(actor, { acto: 'movimiento.solicitar', objeto: 'movimiento', objetoId: movimiento.folio, despues })
    return { ...movimiento, interno: row.interno, quincena: quincenaCode(quincena) }
  })
}

function judgeFecha(text: string, quincena: number): PlainDate {
  const fecha = text === '' ? today() : parsePlainDate(text)
  if (fecha && fecha <= quincenaRange(quincena).fin) return fecha
  const message = fecha ? 'La fecha es posterior a la quincena abierta.' : 'Fecha inválida: se esperaba AAAA-MM-DD.'
  throw broken([{ path: 'fecha', code: 'fecha', message }])
}

/** One open movement per person; an alta for whoever is not affiliated, any other type for whoever is (decisions §4). */
async function assertCanMove(actor: Actor, row: AfiliadoRow, tipoId: number): Promise<void> {
  const [persona] = await loadRegistrados([row.id])
  if (!persona) return
  const isAlta = tipoId === TIPO_ALTA
  const { mensaje } = presentCoincidencia(actor, persona, 'curp')
  if (persona.abierto) throw new AppError(409, 'movimiento_abierto', mensaje, [], { folio: persona.abierto.folio })
  if (isAlta && row.situacion !== 'T' && !SITUACIONES_CON_HISTORIA.includes(row.situacion))
    throw new AppError(409, codigoConflicto(actor, persona), mensaje)
  if (!isAlta && row.situacion !== 'A' && row.situacion !== 'L')
    throw broken([{ path: 'id_tipo_mov', code: 'situacion', message: 'Ese movimiento es para personas afiliadas.' }])
}

async function newestOrg(row: AfiliadoRow): Promise<number> {
  const org = await selectRow<{ id: number }>(
    'SELECT id FROM afiliado_org WHERE afiliado_id = $1 ORDER BY id DESC LIMIT 1',
    [row.id],
  )
  if (org) return org.id
  const message = `No se encontraron datos organizacionales para el numero interno ${row.interno}.`
  throw broken([{ path: 'id_afiliado', code: 'sin_organizacion', message }], message)
}
