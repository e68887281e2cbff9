import type { Actor } from '#domain/acceso/actor.ts'
import type { CierrePorFirmar } from '#domain/quincenas/resumen-firma.ts'
import { resumenOf } from './cierre-row.ts'
import { revisarSinPersonas } from './resumen-cierre.ts'
import { assertFirma, findConCadena } from './turno-firma.ts'

/**
 * What the actor's signature of a close commits to: figures as the request stored them, warnings as they are now. Throws 404,
 * 403, and 409 out of turn.
 */
export async function previewCierre(actor: Actor, id: number): Promise<CierrePorFirmar> {
  const { row, contexto } = await findConCadena(actor, id)
  const firma = await assertFirma(actor, row, row.version, contexto)
  const { personas, lineasPago, totalEntidadCentavos, totalLicenciaCentavos, movimientos } = resumenOf(row)
  const revisiones = await revisarSinPersonas(row.entidadId, row.quincena)
  return {
    id,
    version: row.version,
    entidad: { id: row.entidadId, nombre: row.entidad },
    firma,
    personas,
    movimientos: movimientos.length,
    lineasPago,
    totalEntidadCentavos,
    totalLicenciaCentavos,
    avisos: revisiones.filter(({ nivel }) => nivel === 'avisa'),
  }
}
