import type { Actor } from '#domain/acceso/actor.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { quincenaChip, quincenaCode, quincenaLong } from '#domain/calendario/quincena.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { rutaCierres } from '#domain/quincenas/cierre.ts'
import { anticipoIssues } from '#domain/quincenas/fecha-cierre.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import type { Accion } from '#api/autorizaciones/accion.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { broken, conflict } from '#api/errors.ts'
import { findEntidad } from '#api/quincenas/entidad-en-alcance.ts'
import { CierreAnticipadoModel } from '#api/quincenas/models/CierreAnticipadoModel.ts'
import { loadFechaCierre } from './fechas-cierre.ts'

/** Body of a request for an early close. */
export interface CierreAnticipado {
  readonly entidad: number
  /** Ordinal. */
  readonly quincena: number
  readonly motivo: string
}

/**
 * Allows an entity to request and sign the close of a quincena before its day (decisiones §11.1). Throws 403, 404 for an unknown entity,
 * 409 `en_fecha` when its day came or it was allowed already, 422 without a reason.
 */
export async function anticiparCierre(actor: Actor, { entidad, quincena, motivo }: CierreAnticipado) {
  authorize(actor, 'cierres.anticipar')
  const issues = anticipoIssues({ motivo })
  if (issues.length > 0) throw broken(issues)
  const { nombre } = await findEntidad(actor, entidad)
  return inTransaction(async () => {
    const { enFecha, desde } = await loadFechaCierre({ entidadId: entidad, quincena })
    if (enFecha)
      throw conflict('en_fecha', `El cierre de ${nombre} de la ${quincenaLong(quincena)} ya se puede solicitar.`)
    const values = { entidad_id: entidad, quincena, motivo: normalizeText(motivo), pedido_por: actor.id }
    const id = await insertRow(CierreAnticipadoModel, { ...values, creado_at: nowAt() })
    await logActo(actor, {
      acto: 'cierre.anticipar',
      objeto: 'quincena',
      objetoId: quincenaCode(quincena),
      despues: { entidad: nombre, quincena: quincenaCode(quincena), desde, nota: values.motivo },
    })
    return { id, nombre, desde, motivo: values.motivo }
  })
}

/** Allowing an early close: the jefe asks, the Titular grants. */
export const ANTICIPAR_CIERRE: Accion<CierreAnticipado> = {
  id: 'cierre.anticipar',
  aplicar: async (actor, datos) => {
    const { id, nombre, desde, motivo } = await anticiparCierre(actor, datos)
    const { quincena } = datos
    return {
      sujeto: `${nombre}, ${quincenaLong(quincena)}`,
      cambios: [
        { campo: 'Motivo', antes: '', despues: motivo },
        {
          campo: quincenaChip(quincena),
          antes: `Se solicita desde el ${formatFecha(desde)}`,
          despues: 'Se solicita ya',
        },
      ],
      importeCentavos: null,
      enlace: rutaCierres(quincenaCode(quincena)),
      registro: id,
    }
  },
}
