import type { Json } from '#domain/acceso/bitacora/canonical-json.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import type { ClaseArchivo } from '#domain/documentos/archivo.ts'
import type { CalculoExtemporanea, ExtemporaneaPanel } from '#domain/fondos/extemporaneas/panel-extemporanea.ts'
import type { Issue } from '#domain/issue.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { placeDocumento } from '#api/afiliacion/expediente/add-documento.ts'
import { findAfiliadoInScope } from '#api/afiliacion/padron/afiliado-row.ts'
import { nextFolio } from '#api/afiliacion/alta/consecutivos.ts'
import { intentoOf, keepRespuesta, once } from '#api/afiliacion/alta/idempotencia.ts'
import { assertPapeles, loadPapeles } from '#api/afiliacion/expediente/papeles.ts'
import { insertPropuesta } from '#api/autorizaciones/proponer.ts'
import { nowAt, today } from '#api/clock.ts'
import { findRow } from '#api/db/find-row.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { FOR_UPDATE, selectRow } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'
import { ExtemporaneaModel } from '#api/quincenas/models/ExtemporaneaModel.ts'
import { UnidadModel } from '#api/organica/models/UnidadModel.ts'
import { resumenDeExtemporanea } from './accion-extemporanea.ts'
import { assertExtemporanea, entidadOf, findReemplazable, type PeriodoPedido } from './assert-extemporanea.ts'
import { calculoDe, principalDe } from './calcular-extemporanea.ts'
import { findAbierta, getExtemporanea } from './get-extemporanea.ts'

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
  const { quincenas, lineas, reduceCentavos } = await assertExtemporanea(row, pedido)
  return calculoDe(quincenas, lineas, { reduceCentavos })
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
    const diferencia = await assertExtemporanea(row, pedido, archivo === '' ? [SIN_PAPEL] : [])
    const reemplaza = await findReemplazable(afiliadoId, pedido.reemplaza)
    assertPapeles(await loadPapeles(actor, { archivos: { [PAPEL]: archivo }, borrador: null, afiliadoId: null }))
    const folio = await nextFolio(LETRA, today())
    const { reduceCentavos } = diferencia
    const principal = principalDe(diferencia.quincenas)
    const entidadId = entidadOf(row, pedido)
    const id = await insertRow(ExtemporaneaModel, {
      folio,
      clase,
      afiliado_id: afiliadoId,
      entidad_id: entidadId,
      desde: desde as PlainDate,
      hasta: hasta as PlainDate,
      sueldo_centavos: sueldoCentavos,
      principal_centavos: principal,
      reemplaza_id: reemplaza?.id ?? null,
      reduce_centavos: reduceCentavos,
      observaciones: observaciones.trim(),
      archivo_id: archivo,
      estado: 'solicitado',
      solicitado_por: actor.id,
      solicitado_at: nowAt(),
    })
    const pedida = {
      folio,
      clase,
      entidad: (await findRow(UnidadModel, { id: entidadId }, ['nombre']))?.nombre ?? '',
      desde: desde as PlainDate,
      hasta: hasta as PlainDate,
      sueldoCentavos,
      nombres: row.nombre,
      apellidoPaterno: row.apellido_paterno,
      apellidoMaterno: row.apellido_materno,
      reemplaza: reemplaza?.folio ?? null,
    }
    const resumen = resumenDeExtemporanea(pedida, diferencia)
    await insertPropuesta(actor, 'extemporanea.reconocer', { id }, resumen, String(id))
    await placeDocumento(actor, afiliadoId, { tipo: PAPEL, archivo, por: 'Usuario' })
    await keepRespuesta(actor, intento, { id })
    await logActo(actor, {
      acto: 'extemporanea.solicitar',
      objeto: 'extemporanea',
      objetoId: folio,
      despues: {
        afiliado: afiliadoId,
        clase,
        desde,
        hasta,
        sueldo: sueldoCentavos,
        principal,
        ...(reemplaza && { reemplaza: reemplaza.folio, reduce: reduceCentavos }),
      },
    })
    return { id }
  }
  const { id } = await once(actor, intento, () => inTransaction(save))
  return getExtemporanea(actor, id)
}

const SIN_PAPEL: Issue = { path: 'archivo', code: 'requerido', message: 'Sube el documento que lo comprueba.' }
