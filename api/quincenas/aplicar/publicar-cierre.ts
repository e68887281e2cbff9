import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import { FORMATO_ACTUAL } from '#domain/fondos/formato-sello.ts'
import { textoDeRenglones } from '#domain/quincenas/sello.ts'
import { applyMovimientos } from '#api/afiliacion/aplicar/apply-movimientos.ts'
import { carryMovimientos } from '#api/afiliacion/aplicar/carry-movimientos.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { aplicarAumentos } from '#api/fondos/aumentos/aplicar-aumentos.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { FOR_UPDATE, selectRow, selectRows } from '#api/db/sql.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { emitirLinea } from '#api/fondos/pagos/lineas/emitir-linea.ts'
import { ordenarRetenciones } from '#api/fondos/prestamos/ordenar-retenciones.ts'
import type { ParametroRow } from '#api/fondos/parametros/parametro-row.ts'
import { renglonesGuardados } from '#api/quincenas/calculo/renglones-sellados.ts'
import { holdCierre, resumenOf } from '#api/quincenas/cierres/cierre-row.ts'
import { CierreModel } from '#api/quincenas/models/CierreModel.ts'
import { firmarPapeles } from './firmar-papeles.ts'
import { holdIntento, type IntentoCierre } from './intento-cierre.ts'
import { MOVIMIENTOS_DE_LA_ENTIDAD, pulsoDe } from './pulso-cierre.ts'

/** What was staged and is to be seen. */
export interface Preparado {
  readonly intento: IntentoCierre
  /** What everything was computed from. */
  readonly pulso: string
  /** What was signed. */
  readonly huella: string
  /** The seal, once the rows that publishing writes are there (`textoDeRenglones`). */
  readonly sellar: (renglones: string) => string
  readonly parametros: ParametroRow
  /** How many of each were staged. */
  readonly escrito: { readonly personas: number; readonly lineas: number }
}

/**
 * The one short transaction of a close (decision 10.27): its movements and the approved rises become facts, what is not Por aplicar goes on to the
 * next quincena, its lines are published by the change of its state, its payment line is issued, its papers carry the signatures, the loans' abonos are ordered, and the seal goes to the bitácora. Returns the seal;
 * null when what it was computed from is not the same any more. Never twice: who is not the last attempt throws 409.
 */
export function publicarCierre(
  actor: Actor,
  { intento, pulso, huella, sellar, parametros, escrito: { personas, lineas } }: Preparado,
): Promise<string | null> {
  const { cierreId } = intento
  return inTransaction(async () => {
    const row = await holdCierre(cierreId)
    await holdIntento(intento)
    if (row.estado !== 'aplicando' || row.huella !== huella)
      throw new Error(`The close ${cierreId} is ${row.estado} and no longer what this attempt prepared`)
    const { entidadId, quincena } = row
    await selectRows(`${MOVIMIENTOS_DE_LA_ENTIDAD}${FOR_UPDATE}`, [entidadId, quincena])
    if ((await pulsoDe(entidadId, quincena)) !== pulso) return null
    const conjunto = { quincena, adscripcionId: entidadId }
    const aplicados = await applyMovimientos(actor, conjunto)
    const sellados = resumenOf(row).movimientos.map(({ folio }) => folio)
    if (aplicados.join() !== sellados.join()) throw new Error(`The close ${cierreId} applied what was not signed`)
    const aumentos = await aplicarAumentos(actor, entidadId, quincena)
    const pasados = await carryMovimientos(actor, conjunto)
    await ordenarRetenciones(cierreId)
    const importe = await selectRow<{ centavos: number }>(
      `SELECT CAST(COALESCE(SUM(importe_centavos), 0) AS BIGINT) AS centavos FROM cierre_totales
       WHERE cierre_id = $1 AND obligado = 'entidad'`,
      [cierreId],
    )
    await emitirLinea(cierreId)
    await firmarPapeles(row)
    const sellado = textoDeRenglones(await renglonesGuardados(cierreId))
    const sello = sellar(sellado)
    const values = {
      estado: 'cerrado' as const,
      sello,
      sello_formato: FORMATO_ACTUAL,
      sellado,
      personas,
      parametro_id: parametros.id,
      cerrado_at: nowAt(),
    }
    if (!(await updateVersioned(CierreModel, cierreId, row.version, values)))
      throw new Error(`The close ${cierreId} changed while it was applied`)
    await logActo(actor, {
      acto: 'cierre.aplicar',
      objeto: 'cierre',
      objetoId: cierreId,
      despues: {
        entidad: row.entidad,
        quincena: quincenaCode(quincena),
        sello,
        formato: FORMATO_ACTUAL,
        personas,
        lineas,
        totalEntidadCentavos: importe?.centavos ?? 0,
        parametros: { clave: parametros.clave, version: parametros.version },
        aplicados: aplicados.length,
        aumentos: aumentos.length,
        pasados: pasados.length,
      },
    })
    return sello
  })
}
