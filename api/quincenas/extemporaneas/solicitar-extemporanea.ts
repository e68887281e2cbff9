import type { Json } from '#domain/acceso/bitacora/canonical-json.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import type { ClaseArchivo } from '#domain/documentos/archivo.ts'
import { extemporaneaIssues, type PedidoExtemporanea } from '#domain/fondos/extemporaneas/extemporanea.ts'
import type { CalculoExtemporanea, ExtemporaneaPanel } from '#domain/fondos/extemporaneas/panel-extemporanea.ts'
import type { PeriodoReconocido } from '#domain/fondos/extemporaneas/periodo-reconocido.ts'
import type { Issue } from '#domain/issue.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { placeDocumento } from '#api/afiliacion/expediente/add-documento.ts'
import { findAfiliadoInScope, type AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { nextFolio } from '#api/afiliacion/alta/consecutivos.ts'
import { intentoOf, keepRespuesta, once } from '#api/afiliacion/alta/idempotencia.ts'
import { assertPapeles, loadPapeles } from '#api/afiliacion/expediente/papeles.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { FOR_UPDATE, selectRow, selectRows } from '#api/db/sql.ts'
import { broken, conflict } from '#api/errors.ts'
import { ExtemporaneaModel } from '#api/quincenas/models/ExtemporaneaModel.ts'
import { calculoDe, diferenciaDe, type DiferenciaExtemporanea } from './calcular-extemporanea.ts'
import { findAbierta, getExtemporanea } from './get-extemporanea.ts'

/** Days of a person in an entity: its own one unless told. */
export interface PeriodoPedido extends PedidoExtemporanea {
  readonly afiliadoId: number
  readonly entidadId?: number | undefined
}

export interface SolicitudExtemporanea extends PeriodoPedido {
  readonly archivo: string
  readonly observaciones: string
}

/** Where the expediente keeps the paper. */
const PAPEL: ClaseArchivo = 'oficio'
const LETRA = 'AE'

/** What a late contribution would charge today; nothing is written. Throws 404 out of scope, 422 by field. */
export async function previewExtemporanea(actor: Actor, pedido: PeriodoPedido): Promise<CalculoExtemporanea> {
  authorize(actor, 'extemporaneas.solicitar')
  const row = await findAfiliadoInScope(actor, pedido.afiliadoId)
  const { quincenas, lineas } = await assertExtemporanea(row, pedido)
  return calculoDe(quincenas, lineas)
}

/**
 * Asks for a late contribution (spec 2 §2.2, decision 10.33), one at a time by person. The same `key` with the same body gives the
 * first answer. Throws 400 without key, 404 out of scope, 409 `abierta` with one open, 422 by field.
 */
export async function solicitarExtemporanea(
  actor: Actor,
  pedido: SolicitudExtemporanea,
  key: string | undefined,
): Promise<ExtemporaneaPanel> {
  authorize(actor, 'extemporaneas.solicitar')
  const { afiliadoId, clase, desde, hasta, sueldoCentavos, archivo, observaciones } = pedido
  const intento = intentoOf(key, 'tramites/extemporanea', JSON.parse(JSON.stringify(pedido)) as Json)
  const save = async (): Promise<{ readonly id: number }> => {
    const row = await findAfiliadoInScope(actor, afiliadoId)
    await selectRow(`SELECT id FROM afiliados WHERE id = $1${FOR_UPDATE}`, [afiliadoId])
    const open = await findAbierta(afiliadoId)
    if (open !== null)
      throw conflict('abierta', `Ya hay una aportación extemporánea por aprobar de esta persona: ${open}.`)
    const { quincenas } = await assertExtemporanea(row, pedido, archivo === '' ? [SIN_PAPEL] : [])
    assertPapeles(await loadPapeles(actor, { archivos: { [PAPEL]: archivo }, borrador: null, afiliadoId: null }))
    const folio = await nextFolio(LETRA, today())
    const principal = quincenas.reduce((sum, { capitalCentavos }) => sum + capitalCentavos, 0)
    const id = await insertRow(ExtemporaneaModel, {
      folio,
      clase,
      afiliado_id: afiliadoId,
      entidad_id: entidadOf(row, pedido),
      desde: desde as PlainDate,
      hasta: hasta as PlainDate,
      sueldo_centavos: sueldoCentavos,
      principal_centavos: principal,
      observaciones: observaciones.trim(),
      archivo_id: archivo,
      estado: 'solicitado',
      solicitado_por: actor.id,
      solicitado_at: nowAt(),
    })
    await placeDocumento(actor, afiliadoId, { tipo: PAPEL, archivo, por: 'Usuario' })
    await keepRespuesta(actor, intento, { id })
    await logActo(actor, {
      acto: 'extemporanea.solicitar',
      objeto: 'extemporanea',
      objetoId: folio,
      despues: { afiliado: afiliadoId, clase, desde, hasta, sueldo: sueldoCentavos, principal },
    })
    return { id }
  }
  const { id } = await once(actor, intento, () => inTransaction(save))
  return getExtemporanea(actor, id)
}

const SIN_PAPEL: Issue = { path: 'archivo', code: 'requerido', message: 'Sube el documento que lo comprueba.' }

/** Through which entity it is contributed: the one that is told, or where the person is. Throws 422 for who is in none. */
function entidadOf(row: AfiliadoRow, { entidadId }: PeriodoPedido): number {
  const id = entidadId ?? row.nivel1_id
  if (id !== null) return id
  const message = 'La persona no está en ninguna entidad: elige por cuál se aporta.'
  throw broken([{ path: 'entidadId', code: 'requerido', message }])
}

/** What it charges, once nothing of it is wrong; `more` is wrong besides. Throws 422 by field. */
export async function assertExtemporanea(
  row: AfiliadoRow,
  pedido: PeriodoPedido,
  more: readonly Issue[] = [],
): Promise<DiferenciaExtemporanea> {
  const entidadId = entidadOf(row, pedido)
  const cerradas = await selectRows<{ quincena: number }>(
    `SELECT quincena FROM cierres WHERE entidad_id = $1 AND estado = 'cerrado'`,
    [entidadId],
  )
  const { situacion } = row
  const first = extemporaneaIssues(pedido, { situacion, cerradas: new Set(cerradas.map(({ quincena }) => quincena)) })
  if (first.length > 0) throw broken([...first, ...more])
  const { desde, hasta, sueldoCentavos } = pedido
  const periodo: PeriodoReconocido = {
    entidadId,
    desde: desde as PlainDate,
    hasta: hasta as PlainDate,
    sueldoCentavos,
    fuente: 'Extemporánea por aprobar',
  }
  const diferencia = await diferenciaDe(row.id, periodo)
  const wrong = [...diferencia.issues, ...more]
  if (wrong.length > 0) throw broken(wrong)
  return diferencia
}
